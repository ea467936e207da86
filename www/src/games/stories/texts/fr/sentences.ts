// Actions, events, questions and refusals in French.

import { capital, of } from '../../../../i18n/language.js';
import type { Place } from '../../types.js';
import type { ActionTexts, AskTexts, EventTexts, RefusalTexts, Say } from '../shapes.js';
import { aBuilding, coins, fame, followers, many, missed, seasons, threats, trades } from './tables.js';

const quoted = (place: Place, say: Say): string => `« ${say.placeTitle(place)} »`;

export const actions: ActionTexts = {
  settle: (a, say) => `S’établir : ${say.area(a.area)}`,
  recall: (a, say, now) => `Reprendre : ${now.standing(a.space)}, de ${say.space(a.space)}`,
  plan: (a, say) => `${capital(say.tile(a.tile))} sur ${say.space(a.space)}`,
  ready: (_, __, now) =>
    now.ask?.type === 'recall'
      ? 'Tirer maintenant'
      : now.ask?.type === 'unload'
        ? 'Laisser le reste là'
        : 'Valider le plan',
  expand: (a, say) =>
    a.from === null
      ? `${say.placeTitle(a.place)} : entrer dans ${say.area(a.area)}`
      : `${say.placeTitle(a.place)} : de ${say.area(a.from)} à ${say.area(a.area)}`,
  build: (a, say) => `${say.placeTitle(a.place)} : bâtir sur ${say.area(a.area)}`,
  recruit: (a, say) => `${say.placeTitle(a.place)} : recruter ${followers[a.follower].a}`,
  takeCard: (a, say) => `${a.place ? `${say.placeTitle(a.place)} : prendre` : 'Prendre'} ${quoted(a.card, say)}`,
  use: (a, say) => `Utiliser ${quoted(a.place, say)}`,
  spend: (a, say) => {
    const effect = say.effect(a.place);
    return effect.type === 'convert'
      ? `${say.placeTitle(a.place)} : ${a.amount} × ${say.good(effect.from)} en ${say.good(effect.to)}`
      : `${say.placeTitle(a.place)} : ${coins(a.amount)} pour la renommée`;
  },
  dispatch: (a, say) => {
    const why = { task: '', bonus: ', pour le bonus', advance: `, pour passer à ${say.next}` }[a.mode];
    return `${say.placeTitle(a.place)} : ${say.tile(a.tile)} vers « ${say.destination(a.to)} »${why}`;
  },
  pass: () => 'Passer pour cette manche',
  sell: (a, say) => `Vendre : ${say.good(a.good)} pour ${coins(say.price(a.good))}`,
  buy: (a, say) => `Acheter : ${say.good(a.good)} pour ${coins(say.price(a.good))}`,
  stop: (_, __, now) => (now.ask?.type === 'deliver' ? 'Ne plus rien livrer' : 'Ne plus rien échanger'),
  deliver: (a, say) => `Livrer : ${say.good(a.good)} pour ${fame(say.delivery(a.good))}`,
  stand: (a, say) => `${capital(say.follower(a.follower))} sur ${a.space === null ? 'le pré' : say.space(a.space)}`,
  return: (a, say) => `${capital(say.follower(a.follower))}, retour dans le sac`,
  choose: (a, _, now) =>
    now.ask?.type !== 'transmute' ? a.reward : a.reward === 'fame' ? fame(now.ask.fame) : coins(now.ask.coins),
  draw: () => 'Tirer un compagnon',
  decline: (_, __, now) =>
    now.ask?.type === 'barter'
      ? 'Ne rien échanger'
      : now.ask?.type === 'raid'
        ? 'Ne renvoyer personne'
        : 'Ne pas tirer',
  swap: (a, say) => `Donner : ${say.good(a.give)} contre ${say.good(a.take)} ${of(say.name(a.with))}`,
  sendBack: (a, say, now) =>
    `Renvoyer : ${now.standing(a.space, a.of)} ${of(say.name(a.of))}, de ${say.space(a.space)}`,
  give: (a, say) => `Donner : ${say.good(a.good)}`,
  takeTile: (a, say) => `Prendre : ${say.ware(a.ware)}`,
  unload: (a, say, now) => `Reprendre : ${now.standing(a.space)}, de ${say.space(a.space)}`,
  payCoins: (_, __, now) => (now.ask?.type === 'payValue' ? `Payer ${coins(now.ask.left)}` : 'Payer en pièces'),
  strike: () => 'Cocher un citoyen',
  strikeField: (a, say, now) => `${say.task(a.task)} : cocher ${now.field(a.task, a.field)}`,
};

export const events: EventTexts = {
  landLaid: () => undefined,
  startPlayer: (e, say) => `${say.name(e.seat)} est premier joueur.`,
  settled: (e, say) => `${say.name(e.seat)} s’établit : ${say.area(e.area)}.`,
  roundStarted: (e) => `Manche ${e.round}.`,
  seasonStarted: (e) => `Nouvelle saison : ${seasons[e.season].toLowerCase()}.`,
  tilesArrived: (e, say) => `Sur la place du marché : ${e.count} × ${say.ware(e.ware)}.`,
  narrated: () => undefined,
  followerRecalled: (e, say) => `${say.name(e.seat)} reprend : ${say.follower(e.follower)}, de ${say.space(e.space)}.`,
  followerDrawn: (e, say) => `${say.name(e.seat)} tire : ${say.follower(e.follower)}.`,
  planned: (e, say) => `${say.name(e.seat)} planifie : ${say.tile(e.tile)} sur ${say.space(e.space)}.`,
  passed: (e, say) => `${say.name(e.seat)} passe.`,
  executed: (e, say) => `${say.name(e.seat)} utilise ${quoted(e.place, say)}.`,
  coinsGained: (e, say) => `${say.name(e.seat)} gagne ${coins(e.coins)}.`,
  coinsPaid: (e, say) => `${say.name(e.seat)} paie ${coins(e.coins)}.`,
  goodsGained: (e, say) => `${say.name(e.seat)} gagne ${e.count} × ${say.good(e.good)}.`,
  goodSpent: (e, say) => `${say.name(e.seat)} donne : ${say.good(e.good)}.`,
  technologyGained: (e, say) => `${say.name(e.seat)} gagne de la technologie.`,
  followerGained: (e, say) => `${say.name(e.seat)} recrute ${followers[e.follower].a}.`,
  followerLost: (e, say) => `${say.name(e.seat)} perd ${followers[e.follower].a}.`,
  cardTaken: (e, say) => `${say.name(e.seat)} prend ${quoted(e.card, say)}.`,
  entered: (e, say) =>
    `${say.name(e.seat)} entre dans ${say.area(e.area)}${e.from === null ? '' : `, depuis ${say.area(e.from)}`}.`,
  displaced: (e, say) => `Le colon ${of(say.name(e.seat))} est chassé : ${say.area(e.area)}.`,
  built: (e, say) => `${say.name(e.seat)} bâtit ${aBuilding[e.building]} dans la région ${say.number(e.area)}.`,
  fameGained: (e, say) => `${say.name(e.seat)} gagne ${fame(e.fame)}.`,
  delivered: (e, say) => `${say.name(e.seat)} livre : ${say.good(e.good)}.`,
  dispatched: (e, say) =>
    `${say.name(e.seat)} envoie : ${say.tile(e.tile)} vers « ${say.destination(e.to)} »${e.mode === 'advance' ? ', pour avancer' : ''}.`,
  deedCompleted: (e, say) => `${say.name(e.seat)} achève « ${say.deed(e.deed)} ».`,
  deedLaidOut: (e, say) => `Une nouvelle œuvre : « ${say.deed(e.deed)} ».`,
  swapped: (e, say) =>
    `${say.name(e.seat)} donne ${say.good(e.give)} contre ${say.good(e.take)} ${of(say.name(e.with))}.`,
  sentBack: (e, say) => `Renvoyé : ${say.follower(e.follower)} ${of(say.name(e.seat))}, de ${say.space(e.space)}.`,
  unloaded: (e, say) => `${say.name(e.seat)} reprend : ${say.tile(e.tile)}, de ${say.space(e.space)}.`,
  citizensStruck: (e, say) => `${say.name(e.seat)} coche ${many(e.count, 'citoyen', 'citoyens')}.`,
  fieldTicked: (e, say) => `${say.name(e.seat)} coche : « ${say.task(e.task)} », case ${e.field}.`,
  epochEntered: (e, say) => `${say.name(e.seat)} entre dans l’époque ${say.epoch(e.epoch)}.`,
  threatDefeated: (e) => `La ${threats[e.threat]} est finie.`,
  yearJudged: (e, say) =>
    e.missed
      ? `${say.name(e.seat)} a manqué ${missed(e.missed)}${e.favourites ? ` ; jetons de faveur dépensés : ${e.favourites}` : ''}.`
      : `${say.name(e.seat)} a fait tout ce que le roi demandait.`,
  eliminated: (e, say) => `${say.name(e.seat)} tombe en disgrâce et quitte la cour.`,
  yearStarted: (e) => `L’an ${e.year} commence.`,
  gameEnded: () => 'La partie est terminée.',
};

export const asks: AskTexts = {
  settle: () => ({
    title: 'Choisis ton village de départ',
    hint: 'Touche un village de la carte : tes gens y commencent.',
  }),
  recall: () => ({
    title: 'Reprendre des compagnons ?',
    hint: 'Touche des compagnons de tes lieux pour les reprendre sur le pré. Pour chacun, tu en tires un de moins.',
  }),
  plan: () => ({
    title: 'Planification',
    hint: 'Touche une tuile du pré ou de la réserve, puis une case, ou fais-la glisser.',
  }),
  turn: () => ({
    title: 'À toi de jouer',
    hint: 'Utilise un de tes lieux occupés, envoie une tuile de la porte, ou passe pour cette manche.',
  }),
  trade: (ask) => ({
    title: 'Marché',
    hint: `Encore ${trades(ask.left)} : touche un de tes biens pour le vendre, ou un de la place du marché pour l’acheter.`,
  }),
  deliver: (ask) => ({
    title: 'Livrer',
    hint: `Encore ${many(ask.left, 'bien', 'biens')} au plus : touche ceux que tu livres, pour la renommée.`,
  }),
  place: (ask) => ({
    title: 'Place les compagnons tirés',
    hint: `${ask.keep === 1 ? 'L’un d’eux' : `${ask.keep} d’entre eux`} : touche une case libre qui convient, ou ton pré.`,
  }),
  transmute: () => ({
    title: 'Alchimie',
    hint: 'Choisis ce que rapporte le compagnon : de la renommée ou des pièces.',
  }),
  draw: () => ({
    title: 'Tirer un compagnon ?',
    hint: 'Il est placé tout de suite, sur une case libre qui convient ou sur le pré.',
  }),
  barter: () => ({
    title: 'Troc',
    hint: 'Touche un de tes biens et un autre d’un adversaire : ils changent de mains. Ou n’échange rien.',
  }),
  raid: () => ({
    title: 'Ligue des chevaliers',
    hint: 'Touche un compagnon dans un lieu d’un adversaire : il retourne dans son sac. Ou ne renvoie personne.',
  }),
  feed: (ask) => ({
    title: 'Il faut nourrir',
    hint: `${ask.left} de nourriture à donner : touche ce qui se mange dans ta réserve.`,
  }),
  pick: (ask) => ({
    title: 'Un bonus de la piste de renommée',
    hint: `Case ${ask.space} : choisis une tuile de la place du marché.`,
  }),
  pickCard: (ask) => ({
    title: 'Un bonus de la piste de renommée',
    hint: `Case ${ask.space} : choisis une des cartes de lieu.`,
  }),
  unload: () => ({
    title: 'Décharger ?',
    hint: 'Touche des tuiles de la porte et des biens de tes lieux pour les reprendre dans la réserve.',
  }),
  payFood: (ask) => ({
    title: 'Paie la prochaine époque',
    hint: `${ask.left} de nourriture à payer : touche ce qui se mange dans ta réserve.`,
  }),
  payValue: (ask) => ({
    title: 'Paie la prochaine époque',
    hint: `Encore ${ask.left} à payer : touche tes biens ; les pièces paient exactement le reste.`,
  }),
  wild: () => ({
    title: 'Une coche libre',
    hint: 'Coche un citoyen, ou une case ouverte de tes quatre tâches.',
  }),
};

export const refusals: RefusalTexts = {
  wrongAnswer: () => 'Ce n’est pas ce qui est demandé.',
  noStartVillage: ({ area }, say) => `Ce n’est pas un village de départ : ${say.area(area)}.`,
  settled: ({ area }, say) => `Quelqu’un s’y est déjà établi : ${say.area(area)}.`,
  tooManyRecalled: ({ most }) => `Au plus ${many(most, 'compagnon revient', 'compagnons reviennent')}.`,
  greenFull: () => 'Il n’y a pas de place sur le pré.',
  nobodyThere: ({ space }, say) => `Personne n’y est : ${say.space(space)}.`,
  sameAs: ({ space }, say) => `Ces cases sont pareilles : prends la première, ${say.space(space)}.`,
  notThere: ({ tile }, say) => `Ni sur le pré ni dans la réserve : ${say.tile(tile)}.`,
  notYourSpace: ({ space }, say) => `Cette case n’est pas à toi : ${say.space(space)}.`,
  notYourPlace: ({ place }, say) => `Tu n’as pas ${quoted(place, say)}.`,
  spaceTaken: ({ space }, say) => `Cette case est occupée : ${say.space(space)}.`,
  monkOnly: ({ space }, say) => `Seul un moine peut y être : ${say.space(space)}.`,
  unfit: ({ tile, space }, say) => `Cela ne va pas là : ${say.tile(tile)} sur ${say.space(space)}.`,
  sameKind: ({ tile }, say) => `Chaque espèce n’y est qu’une fois : ${say.tile(tile)}.`,
  noCoinsThere: ({ space }, say) => `Pas de pièces là : ${say.space(space)}.`,
  noSuchSum: ({ coins: sum }) => `Aucune case ne demande ${coins(sum)}, ou tu n’en as pas tant.`,
  oneFollowerSpace: ({ place }, say) => `${quoted(place, say)} n’a pas deux cases de compagnons.`,
  onlySpace: ({ space }, say) =>
    `C’est la seule case de ce lieu, elle ne prend pas de technologie : ${say.space(space)}.`,
  noTechnologyThere: ({ place }, say) => `${quoted(place, say)} ne prend pas de technologie.`,
  nobodyToReplace: ({ space }, say) => `Il n’y a personne que la technologie remplace : ${say.space(space)}.`,
  secondTechnology: ({ place }, say) => `${quoted(place, say)} a déjà de la technologie.`,
  noAction: ({ place }, say) => `${quoted(place, say)} ne fait pas cela.`,
  notActivated: ({ place }, say) => `${quoted(place, say)} n’est pas entièrement occupé.`,
  forbidden: ({ place }, say) => `${quoted(place, say)} est interdit à cette époque ; on peut le préparer.`,
  sayWhere: () => 'Plusieurs de tes lieux prennent des cartes : dis lequel sert.',
  onlyPlace: ({ place }, say) => `Seul ${quoted(place, say)} prend des cartes à présent, il n’est donc pas nommé.`,
  sayMore: ({ place }, say) => `Dis à quoi sert ${quoted(place, say)}.`,
  notInPlay: ({ area }, say) => `La région ${say.number(area)} n’est pas dans cette partie.`,
  alreadyYours: ({ area }, say) => `Tu y as déjà un colon : ${say.area(area)}.`,
  outOfReach: ({ area }, say) => `Ce n’est pas à côté d’une région que tu contrôles : ${say.area(area)}.`,
  reserveLeft: ({ settlers }) => `Tant que la réserve a des colons (${settlers}), aucun ne bouge sur la carte.`,
  reserveEmpty: () => 'Aucun colon en réserve : dis lequel bouge sur la carte.',
  noSettlerThere: ({ area }, say) => `Tu n’y as pas de colon : ${say.area(area)}.`,
  foreignFortress: ({ area }, say) => `La forteresse d’un autre s’y trouve : ${say.area(area)}.`,
  protected: ({ area }, say) => `Le monastère protège cette région : ${say.area(area)}.`,
  tooFewKnights: ({ needed, knights }) => `Il faut ${many(needed, 'chevalier', 'chevaliers')} ; il y en a ${knights}.`,
  notControlled: ({ area }, say) => `Tu ne la contrôles pas : ${say.area(area)}.`,
  noLand: ({ area }, say) => `La région ${say.number(area)} est déjà un village.`,
  noVillage: ({ area }, say) => `Ce n’est pas un village : ${say.area(area)}.`,
  notAlone: ({ area }, say) => `Tu n’es pas seul à la contrôler : ${say.area(area)}.`,
  hasFortress: ({ area }, say) => `Il y a une forteresse : ${say.area(area)}.`,
  hasChurch: ({ area }, say) => `Il y a une église : ${say.area(area)}.`,
  noneLeft: ({ building }, say) => `Il n’en reste pas : ${say.building(building)}.`,
  notRecruitedThere: ({ place, follower }, say) =>
    `${quoted(place, say)} ne recrute pas cela : ${say.follower(follower)}.`,
  notOnOffer: ({ ware }, say) => `Pas sur la place du marché : ${say.ware(ware)}.`,
  cardNotOut: ({ card }, say) => `${quoted(card, say)} n’est pas parmi les cartes de lieu.`,
  categoryClosed: ({ card }, say) => `La catégorie de ${quoted(card, say)} ne t’est pas encore ouverte.`,
  wrongAmount: ({ least, most }) => `De ${least} à ${most}.`,
  tooFewCoins: ({ needed, owned }) => `Cela coûte ${coins(needed)} ; tu en as ${owned}.`,
  notInStock: ({ good }, say) => `Pas dans ta réserve : ${say.good(good)}.`,
  bagEmpty: () => 'Ton sac est vide.',
  noCitizensLeft: () => 'Il n’y a plus de citoyen à cocher.',
  notDrawn: ({ follower }, say) => `Pas tiré : ${say.follower(follower)}.`,
  thereIsRoom: ({ follower }, say) => `Il y a de la place : ${say.follower(follower)}.`,
  noFood: ({ good }, say) => `Cela ne se mange pas : ${say.good(good)}.`,
  notDelivered: ({ good }, say) => `Cela ne se livre pas : ${say.good(good)}.`,
  notOfThisBonus: ({ ware }, say) => `Cette case ne l’apporte pas : ${say.ware(ware)}.`,
  notLoaded: ({ place, tile }, say) => `Ce n’est pas sur ${quoted(place, say)} : ${say.tile(tile)}.`,
  deedNotOut: ({ deed }, say) => `« ${say.deed(deed)} » n’est pas sur la table.`,
  noField: ({ tile, to }, say) => `« ${say.destination(to)} » n’a pas de case ouverte : ${say.tile(tile)}.`,
  wrongMode: ({ to }, say) => `On n’envoie rien ainsi vers « ${say.destination(to)} ».`,
  noAdvancing: ({ deed }, say) => `« ${say.deed(deed)} » ne fait avancer personne.`,
  noEpochs: () => 'Personne n’avance dans cette histoire.',
  alreadyAdvanced: () => 'Tu as déjà avancé pendant cette manche.',
  lastEpoch: () => 'Il n’y a pas d’autre époque.',
  conditionMissed: ({ epoch }, say) => `Tu ne remplis pas les conditions de l’époque ${say.epoch(epoch)}.`,
  cannotPay: ({ epoch }, say) => `Tu ne peux pas payer l’époque ${say.epoch(epoch)}.`,
  noOpponent: ({ seat }) => `La place ${seat + 1} n’est pas un adversaire en jeu.`,
  sameGood: ({ good }, say) => `La même chose contre la même n’est pas un échange : ${say.good(good)}.`,
  noFields: ({ task }, say) => `Aucune case de « ${say.task(task)} » ne peut être cochée.`,
  fieldNotOpen: ({ task, field }, say) =>
    `La case ${field} de « ${say.task(task)} » n’est pas la première ouverte de son espèce.`,
  nothingToUnload: ({ space }, say) => `Rien de là ne peut revenir dans la réserve : ${say.space(space)}.`,
};
