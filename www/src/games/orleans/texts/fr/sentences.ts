// Orléans en français : actions, événements, questions et refus.

import { capital, counting, of } from '../../../../i18n/language.js';
import type { Follower, From, Place, Space } from '../../types.js';
import type { ActionTexts, AskTexts, EventTexts, RefusalTexts, Say } from '../index.js';
import { into, places } from './places.js';
import { at, citizens, coins, gears, happenings, roles, the } from './tables.js';
import * as trade from './trade-sentences.js';

const many = counting('fr');
const steps = (count: number) => many(count, 'pas', 'pas');
const quoted = (place: Place, say: Pick<Say, 'placeTitle'>) => `« ${say.placeTitle(place)} »`;
const there = (space: Space, say: Say) => quoted(say.placeOfSpace(space), say);
/** Un partisan sur un bouton : « mon marinier » à sa couleur, « marinier » sinon. */
const mine = (follower: Follower, say: Say) =>
  follower.startsWith('own') ? the(follower).replace('son ', 'mon ') : say.follower(follower);
const from: Record<From, string> = { market: '', tower: ' de la poudrière', bath: ' des étuves', bag: ' du sac' };
const rewards = { none: '', coin: ', pour une pièce', step: ', pour un pas' };

export const actions: ActionTexts = {
  recall: (a, say, now) => `${capital(now.standing(a.space))}, de ${say.space(a.space)}`,
  draw: (a) => (a.count === 0 ? 'Ne piocher personne' : `En piocher ${a.count}`),
  keep: (a) => `Garder ${the(a.follower)}`,
  shelter: (a) => `${capital(the(a.follower))} à la poudrière`,
  plan: (a, say, { as }) =>
    `${capital(mine(a.follower, say))}${from[a.from]} ${into[say.placeOfSpace(a.space)]}${as ? `, comme ${as}` : ''}`,
  install: (a, say) => `${capital(gears[a.gear].name)} sur ${say.space(a.space)}`,
  ready: (_, __, { ask }) =>
    (
      ({
        recall: 'Piocher maintenant',
        plan: 'Valider le plan',
        shelter: 'Laisser les autres au marché',
        install: 'Garder la technologie pour plus tard',
      }) as Record<string, string>
    )[ask ?? ''] ?? 'Finir',
  use: (a, say, { merchant }) =>
    `${say.placeTitle(a.place)} : ${a.place === 'guildhall' ? `bâtir un comptoir à ${merchant}` : places[a.place].short}`,
  recruit: (a) => `Recruter ${roles[a.role].a}`,
  travel: (a, say) =>
    `Vers ${say.town(a.to)}, ${a.take === null ? 'sans rien prendre' : `en prenant : ${say.good(a.take)}`}`,
  send: (a, say) => `${capital(say.role(a.role))} à « ${say.deedTitle(a.deed)} »${rewards[a.reward ?? 'none']}`,
  dose: (a) => `Payer ${coins(a.coins)} pour ${steps(a.coins)}`,
  takePlace: (a, say) => `Prendre ${quoted(a.place, say)}`,
  decline: (_, __, { ask }) => trade.declines[ask ?? 'turn'] ?? 'N’envoyer personne d’autre',
  pass: () => 'Passer pour cette manche',
  shield: () => 'Envoyer le moine au sac',
  suffer: () => 'Subir l’événement',
  giveFood: (a, say) => `Donner : ${say.good(a.good)}`,
  payCoins: (_, __, { ask }) =>
    ask === 'harvest' ? 'Payer en pièces la nourriture encore due' : 'Payer plutôt en pièces',
  surrenderStation: (a, say) =>
    a.town === null ? 'Un comptoir pas encore bâti' : `Le comptoir de ${say.town(a.town)}`,
  surrenderFollower: () => 'Un partisan pioché au hasard dans le sac',
  surrenderStep: () => 'Un pas en arrière sur la piste de développement',
  surrenderGood: (a, say) => capital(say.good(a.good)),
  surrenderPlace: (a, say) => quoted(a.place, say),
  surrenderGear: (a) => capital(gears[a.gear].name),
  surrenderInstalled: (a, say) => `La technologie sur ${say.space(a.space)}`,
  ...trade.actions,
};

export const events: EventTexts = {
  goodLaid: () => undefined,
  placeChosen: (e, say) => `${quoted(e.place, say)} est dans cette partie.`,
  startPlayerDrawn: (e, say) => `${say.name(e.seat)} commence la partie.`,
  roundStarted: (e, say) => `Manche ${e.round} sur ${say.rounds}.`,
  hourglassTurned: (e, say) => {
    const { happening, amount } = say.hourglass(e.tile);
    return `Le sablier montre ${say.hourglassTitle(e.tile)} : ${happenings[happening].brings(amount)}.`;
  },
  censusHeld: (e, say) => {
    const words = [
      ...(e.first === null ? [] : [`${say.name(e.first)} en tête`]),
      ...(e.last === null ? [] : [`${say.name(e.last)} en queue`]),
    ];
    return `Recensement : ${words.join(', ') || 'personne ne reçoit ni ne paie'}.`;
  },
  coinsGained: (e, say) => `${say.name(e.seat)} reçoit ${coins(e.coins)}.`,
  coinsPaid: (e, say) => `${say.name(e.seat)} paie ${coins(e.coins)}.`,
  followerRecalled: (e, say) => `${say.name(e.seat)} reprend ${the(e.follower)} de ${there(e.space, say)}.`,
  followerDrawn: (e, say) => `${say.name(e.seat)} pioche : ${say.follower(e.follower)}.`,
  followerKept: (e, say) => `${say.name(e.seat)} garde ${the(e.follower)}.`,
  followerSheltered: (e, say) => `${say.name(e.seat)} envoie ${the(e.follower)} à la poudrière.`,
  followerPlanned: (e, say) => `${say.name(e.seat)} envoie ${the(e.follower)} ${into[say.placeOfSpace(e.space)]}.`,
  technologyInstalled: (e, say) => `${say.name(e.seat)} place une technologie à ${there(e.space, say)}.`,
  planFixed: (e, say) => `${say.name(e.seat)} valide son plan.`,
  placeUsed: (e, say) => `${say.name(e.seat)} utilise ${quoted(e.place, say)}.`,
  followerRecruited: (e, say) => `${say.name(e.seat)} recrute ${roles[e.role].a}.`,
  trackAdvanced: (e, say) => `${say.name(e.seat)} avance à l’étape ${e.step} de la piste des ${roles[e.track].more}.`,
  developmentAdvanced: (e, say) => `${say.name(e.seat)} avance à la case ${e.field} de la piste de développement.`,
  goodGained: (e, say) => `${say.name(e.seat)} reçoit : ${say.good(e.good)}.`,
  technologyGained: (e, say) => `${say.name(e.seat)} reçoit une tuile : ${gears[e.gear].name}.`,
  placeTaken: (e, say) => `${say.name(e.seat)} prend ${quoted(e.place, say)}.`,
  merchantMoved: (e, say) => `Le marchand ${of(say.name(e.seat))} va à ${say.town(e.to)} par la ${say.way(e.path)}.`,
  stationBuilt: (e, say) => `${say.name(e.seat)} bâtit un comptoir à ${say.town(e.town)}.`,
  followerSent: (e, say) => `${say.name(e.seat)} envoie ${roles[e.role].a} à « ${say.deedTitle(e.deed)} ».`,
  citizenTaken: (e, say) => `${say.name(e.seat)} prend le bourgeois ${citizens[e.citizen]}.`,
  actionEnded: () => undefined,
  passed: (e, say) => `${say.name(e.seat)} passe.`,
  shielded: (e, say) =>
    `${quoted(e.place, say)} protège ${say.name(e.seat)}${e.good ? `, au prix d’une marchandise : ${say.good(e.good)}` : ''}.`,
  foodGiven: (e, say) => `${say.name(e.seat)} donne : ${say.good(e.good)}.`,
  plagueStruck: (e, say) =>
    `La peste pioche chez ${say.name(e.seat)} ${the(e.follower)}, qui ${e.lost ? 'est perdu' : 'retourne au sac'}.`,
  tortureBegan: (e, say) => `${say.name(e.seat)} doit abandonner ${many(e.owed, 'chose', 'choses')}.`,
  stationSurrendered: (e, say) =>
    `${say.name(e.seat)} abandonne ${e.town === null ? 'un comptoir pas encore bâti' : `le comptoir de ${say.town(e.town)}`}.`,
  followerSurrendered: (e, say) => `${say.name(e.seat)} abandonne ${roles[e.role].a} du sac.`,
  stepSurrendered: (e, say) => `${say.name(e.seat)} recule à la case ${e.field} de la piste de développement.`,
  goodSurrendered: (e, say) => `${say.name(e.seat)} abandonne : ${say.good(e.good)}.`,
  placeSurrendered: (e, say) => `${say.name(e.seat)} abandonne ${quoted(e.place, say)}.`,
  technologySurrendered: (e, say) =>
    `${say.name(e.seat)} abandonne une technologie${e.space === null ? '' : ` à ${there(e.space, say)}`}.`,
  debtLapsed: (e, say) => `${say.name(e.seat)} n’a plus rien à donner ; ce qui reste dû (${e.coins}) est annulé.`,
  startPlayerChanged: (e, say) => `${say.name(e.seat)} commence la manche suivante.`,
  gameEnded: () => 'La partie est terminée.',
  ...trade.events,
};

export const asks: AskTexts = {
  recall: () => ({
    title: 'Reprendre des partisans ?',
    hint: 'Touche des partisans sur tes lieux. Pour chaque repris, tu en pioches un de moins.',
  }),
  draw: (ask) => ({ title: 'Piocher des partisans', hint: `Tu peux en piocher jusqu’à ${ask.most}.` }),
  keep: () => ({ title: 'Étuves', hint: 'Choisis le partisan qui reste à ton marché.' }),
  shelter: () => ({ title: 'Poudrière', hint: 'Touche un ou deux partisans de ton marché ; ils vont à la poudrière.' }),
  plan: () => ({
    title: 'Planification',
    hint: 'Touche un partisan de ton marché, puis une case, ou fais-le glisser.',
  }),
  turn: () => ({ title: 'À toi de jouer', hint: 'Utilise un de tes lieux occupés, ou passe pour cette manche.' }),
  sendMore: (ask, say) => ({
    title: 'Un autre aux bienfaits ?',
    hint: `Un second partisan de ${quoted(ask.from, say)} peut partir dans la même action.`,
  }),
  placeTile: () => ({
    title: 'Prendre une tuile de lieu',
    hint: 'Choisis une tuile dans les piles ; à la première étape de la piste des négociants, seulement de catégorie I.',
  }),
  bathhouse: (ask) => ({
    title: 'Étuves',
    hint: `Place ${ask.left === 1 ? 'encore un' : ask.left} des partisans piochés : touche un partisan et une case.`,
  }),
  install: () => ({
    title: 'Technologie',
    hint: 'Tu as passé. Place une technologie sur une case libre, ou garde-la pour plus tard.',
  }),
  shield: () => ({
    title: 'Éviter l’événement ?',
    hint: 'Cela coûte le moine de ta sacristie, qui retourne au sac, ou une marchandise de ton auberge.',
  }),
  harvest: (ask) => ({ title: 'Récolte', hint: `${ask.due} de nourriture à donner : céréales, fromage ou vin.` }),
  torture: (ask) => ({
    title: 'Abandonner une chose',
    hint: `Encore ${many(ask.owed, 'chose à toi doit', 'choses à toi doivent')} quitter le jeu : fais ton choix.`,
  }),
  ...trade.asks,
};

export const refusals: RefusalTexts = {
  wrongAnswer: () => 'Ce n’est pas ce qui est demandé maintenant.',
  nobodyThere: ({ space }, say) => `Personne n’est sur cette case de ${there(space, say)}.`,
  tooManyRecalled: ({ most }) => `On reprend au plus ${most} partisans par manche.`,
  marketFull: () => 'Le marché n’a plus de place.',
  tooMany: ({ most }) => `${most} au plus.`,
  notDrawn: ({ follower }, say) => `N’a pas été pioché : ${say.follower(follower)}.`,
  notOnMarket: ({ follower }, say) => `N’est pas au marché : ${say.follower(follower)}.`,
  notThere: ({ follower, store }, say) => `N’est pas ${at[store]} : ${say.follower(follower)}.`,
  towerFull: () => 'La poudrière a deux places.',
  marketOverfull: ({ over }) => `${over} de trop au marché : envoie-les à la poudrière.`,
  notYourPlace: ({ place }, say) => `${quoted(place, say)} n’est pas à toi.`,
  spaceTaken: ({ space }, say) => `Cette case de ${there(space, say)} est occupée.`,
  sameAs: ({ space }) => `Ces cases sont pareilles : utilise la première, ${space}.`,
  unfit: ({ follower, space }, say) =>
    `Il ne peut pas y aller (${say.follower(follower)}) : la case de ${there(space, say)} est pour ${say.wanted(space)}.`,
  neutralOnly: ({ space }, say) => `${there(space, say)} n’accueille que des partisans neutres.`,
  monkOnly: ({ space }, say) => `Cette case de ${there(space, say)} est réservée aux moines.`,
  mustPlaceMore: () => 'L’autre ne pourrait alors plus être placé.',
  noGear: () => 'Tu n’as pas cette technologie.',
  passFirst: () => 'La technologie se pose seulement après avoir passé.',
  noRoleThere: ({ space }, say) =>
    `Cette case de ${there(space, say)} ne nomme personne qu’une technologie pourrait remplacer.`,
  onlySpace: ({ space }, say) => `${there(space, say)} n’a pas d’autre case et n’accueille donc pas de technologie.`,
  secondGear: ({ place }, say) => `${quoted(place, say)} a déjà une technologie.`,
  farmerSpacesOnly: ({ space }, say) =>
    `La première technologie remplace un fermier ; cette case est pour ${say.wanted(space)}.`,
  notActivated: ({ place }, say) => `${quoted(place, say)} n’est pas activé.`,
  noAction: ({ place }, say) => `${quoted(place, say)} n’a pas d’action.`,
  sayMore: ({ place }, say) => `Dis à quoi sert ${quoted(place, say)}.`,
  notItsAction: ({ place }, say) => `Ce n’est pas ce que fait ${quoted(place, say)}.`,
  noneInSupply: ({ role }, say) => `Il n’en reste plus : ${say.role(role)}.`,
  goodMissing: ({ good }, say) => `N’est pas au marché aux marchandises : ${say.good(good)}.`,
  noTechnology: () => 'Il ne reste plus de technologie.',
  trackEnd: ({ role }) => `Ton pion est au bout de la piste des ${roles[role].more}.`,
  barredNow: ({ role }, say) => `On ne recrute pas dans cette manche : ${say.role(role)}.`,
  developmentEnd: () => 'Ton pion est au bout de la piste de développement.',
  merchantElsewhere: ({ town }, say) => `Ton marchand n’est pas à ${say.town(town)}.`,
  noPath: ({ from, to }, say) => `Aucun chemin de ce genre ne mène de ${say.town(from)} à ${say.town(to)}.`,
  goodNotThere: ({ good }, say) => `N’est pas sur ce chemin : ${say.good(good)}.`,
  townTaken: ({ town }, say) => `${say.town(town)} a déjà un comptoir.`,
  noStationLeft: () => 'Tu n’as plus de comptoir.',
  notStandingThere: ({ role, place }, say) =>
    `Aucun partisan neutre de cette sorte à ${quoted(place, say)} : ${say.role(role)}.`,
  deedFull: ({ deed, role }, say) => `« ${say.deedTitle(deed)} » n’a pas de case libre pour ${roles[role].a}.`,
  chooseReward: ({ deed }, say) => `« ${say.deedTitle(deed)} » rapporte une pièce ou un pas : dis lequel.`,
  noChoiceOfReward: ({ deed }, say) => `« ${say.deedTitle(deed)} » ne laisse pas le choix de la récompense.`,
  doseOutOfRange: ({ most }) => `Paie de 1 à ${most} pièces.`,
  tooFewCoins: ({ needed, owned }) => `Cela coûte ${coins(needed)} ; tu en as ${owned}.`,
  notInStack: ({ place }, say) => `${quoted(place, say)} n’est pas dans les piles.`,
  categoryOneOnly: ({ place }, say) =>
    `Ta première tuile de lieu est de catégorie I ; ${quoted(place, say)} ne l’est pas.`,
  noShield: () => 'Aucun moine n’est dans ta sacristie.',
  notFood: ({ good }, say) => `Cela ne se mange pas : ${say.good(good)}.`,
  notOwned: ({ good }, say) => `Tu n’en as pas : ${say.good(good)}.`,
  ownsFewer: ({ good, owned }, say) => `Tu n’en as que ${owned} : ${say.good(good)}.`,
  foodFirst: () => 'Tant qu’il y a de la nourriture, il faut en donner.',
  cannotSurrender: () => 'Tu n’as rien de ce genre à abandonner.',
  coinField: () => 'Une case de pièces barre le pas en arrière.',
  ...trade.refusals,
};
