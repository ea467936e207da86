// Commerce & Intrigue en français : actions, événements, questions, refus, et ce que trament les intrigants.

import { capital, counting, of } from '../../../../i18n/language.js';
import type { AskKind, Civic, From, Place, Space } from '../../types.js';
import type { PlotTexts, Say, TradeActionTexts, TradeAskTexts, TradeEventTexts, TradeRefusalTexts } from '../shapes.js';
import { roles, the } from './tables.js';
import { civics, markers } from './trade-tables.js';

const many = counting('fr');
const coins = (count: number) => many(count, 'pièce', 'pièces');
const quoted = (place: Place, say: Say) => `« ${say.placeTitle(place)} »`;
const there = (space: Space, say: Say) => quoted(say.placeOfSpace(space), say);
const civic = (which: Civic, say: Say) => `« ${say.civicTitle(which)} »`;
const from: Record<From, string> = { market: 'marché', tower: 'poudrière', bath: 'étuves', bag: 'sac' };
const barters = { wool: 'une laine', coins: '4 pièces', steps: '3 pas' };
const ways = { road: 'route', waterway: 'voie d’eau' };

/** Ce qui arrive à un adversaire. */
export const plots: PlotTexts = {
  swindle: (p, say) => `prendre ${say.good(p.takes)}${p.stored ? ' de l’auberge' : ''} contre ${say.good(p.gives)}`,
  burn: () => 'incendier le comptoir',
  kidnap: () => 'enlever le marchand',
  torture: () => 'torturer',
  execute: () => 'exécuter un partisan pioché dans le sac',
  sabotage: (p, say) => `renvoyer au sac le partisan de ${say.space(p.space)}`,
  spy: (p, say) => `voler la technologie de ${say.space(p.space)}`,
  tax: () => 'percevoir jusqu’à 2 pièces',
  betray: (p) => `faire reculer le pion sur ${markers[p.marker]}`,
};

export const declines: { [ask in AskKind]?: string } = {
  placeTile: 'Ne prendre aucune tuile',
  deliver: 'Ne rien livrer',
  indulgence: 'N’engager personne',
  education: 'Ne rien apprendre',
  bonVoyage: 'Ne pas voyager',
  amnesty: 'Laisser la recrue dans le sac',
  alchemy: 'Ne piocher personne',
  court: 'N’utiliser aucun lieu',
  tow: 'Ne pas voyager',
  navigate: 'Ne prendre aucune technologie',
  build: 'Ne rien bâtir',
  target: 'Ne nuire à personne',
  bribe: 'Ne rien offrir',
  bribed: 'Refuser le pot-de-vin',
  rebuild: 'Ne rien bâtir',
};

export const actions: TradeActionTexts = {
  move: (a, say) =>
    `Vers ${say.town(a.to)} par la ${ways[a.way]}, ${a.take === null ? 'sans rien prendre' : `en prenant : ${say.good(a.take)}`}`,
  deliver: (a, say) => `Livrer : ${say.order(a.order)}`,
  barter: (a) => `Un fromage contre ${barters[a.reward]}`,
  shieldWith: (a, say) => `Rendre de l’auberge : ${say.good(a.good)}`,
  dispatch: (a, say, { good }) =>
    `${capital(say.role(a.role))} à ${civic(a.civic, say)} : ${good ?? civics[a.civic].short}`,
  newEvents: {
    hire: (a) => `Engager ${roles[a.role].a}`,
    educate: (a) => `Avancer d’un pas sur ${markers[a.marker]}`,
    study: (a, say) => `Donner : ${say.good(a.good)}`,
    levy: (a, say) => (say.goods(a) ? `Donner : ${say.goods(a)}` : 'Ne rien donner'),
    return: () => 'Envoyer le marchand à Orléans',
    starve: (a, say) => `${capital(say.role(a.role))} (${from[a.from]})`,
    starveAt: (a, say, now) => `${capital(now.standing(a.space))}, de ${say.space(a.space)}`,
  },
  newDeeds: {
    putBack: (a) => `Remettre ${the(a.follower)} dans le sac`,
    takeGear: () => 'Prendre la technologie',
    build: (_, __, { merchant }) => `Bâtir un comptoir à ${merchant}`,
  },
  intrigue: {
    plot: (a, say) => `${say.name(a.victim)} : ${say.plot(a.plot)}`,
    offer: () => 'Offrir un pot-de-vin',
    pledge: (a, _, { counted }) => counted(a.count),
    bribe: (a, say) => `Offrir : ${say.bundle({ coins: a.coins, goods: a.good === null ? {} : { [a.good]: 1 } })}`,
    accept: () => 'Accepter le pot-de-vin',
    takeGood: (a, say) => `Prendre : ${say.good(a.good)}`,
    rebuild: (_, __, { merchant }) => `Bâtir un comptoir à ${merchant}`,
  },
};

export const events: TradeEventTexts = {
  orderRevealed: (e, say) => `Nouvelle commande : ${say.order(e.order)}.`,
  orderDelivered: (e, say) => `${say.name(e.seat)} honore une commande : ${say.order(e.order)}.`,
  goodStored: (e, say) => `${say.name(e.seat)} pose sur l’auberge : ${say.good(e.good)}.`,
  bartered: (e, say) => `${say.name(e.seat)} troque un fromage contre ${barters[e.reward]}.`,
  followerDispatched: (e, say) => `${say.name(e.seat)} envoie ${roles[e.role].a} à ${civic(e.civic, say)}.`,
  civicCompleted: (e, say) => `${say.name(e.seat)} achève ${civic(e.civic, say)}.`,
  newEvents: {
    followerHired: (e, say) => `${say.name(e.seat)} engage ${roles[e.role].a}.`,
    goodGiven: (e, say) => `${say.name(e.seat)} donne : ${say.good(e.good)}.`,
    technologyReturned: (e, say) =>
      `${say.name(e.seat)} rend une technologie${e.space === null ? '' : ` de ${there(e.space, say)}`}.`,
    merchantReturned: (e, say) => `Le marchand ${of(say.name(e.seat))} va à Orléans.`,
    followerStarved: (e, say) => `La famine prend à ${say.name(e.seat)} ${roles[e.role].a}.`,
    booksBurned: (e, say) => `${say.name(e.seat)} recule à la case ${e.field} de la piste de développement.`,
    farmerDismissed: (e, say) => `Le fermier ${of(say.name(e.seat))} quitte ${there(e.space, say)}.`,
  },
  newDeeds: {
    goodLaid: () => undefined,
    followerPutBack: (e, say) => `${say.name(e.seat)} remet ${the(e.follower)} dans le sac.`,
    courtFavoured: (e, say) => `La cour laisse ${say.name(e.seat)} utiliser ${quoted(e.place, say)}.`,
  },
  intrigue: {
    plotted: (e, say) => `${say.name(e.seat)} complote contre ${say.name(e.victim)} : ${say.plot(e.plot)}.`,
    bribeOffered: (e, say) => `${say.name(e.seat)} offre à ${say.name(e.to)} : ${say.bundle(e.bundle)}.`,
    bribeAccepted: (e, say) => `${say.name(e.seat)} accepte le pot-de-vin et épargne ${say.name(e.from)}.`,
    bribeRefused: (e, say) => `${say.name(e.seat)} refuse le pot-de-vin ${of(say.name(e.from))}.`,
    goodsSwapped: (e, say) =>
      `${say.name(e.seat)} prend à ${say.name(e.victim)} : ${say.good(e.takes)}, contre ${say.good(e.gives)}.`,
    stationBurned: (e, say) =>
      `${say.name(e.seat)} incendie le comptoir ${of(say.name(e.victim))} à ${say.town(e.town)}.`,
    merchantKidnapped: (e, say) =>
      `${say.name(e.seat)} enlève le marchand ${of(say.name(e.victim))} et l’emmène à Orléans.`,
    followerExecuted: (e, say) =>
      `${say.name(e.seat)} pioche ${the(e.follower)}, qui ${e.lost ? 'est perdu' : 'retourne au sac'}.`,
    followerSabotaged: (e, say) =>
      `${say.name(e.seat)} renvoie au sac un partisan ${of(say.name(e.victim))} de ${there(e.space, say)}.`,
    technologyStolen: (e, say) =>
      `${say.name(e.seat)} vole à ${say.name(e.victim)} la technologie de ${there(e.space, say)}.`,
    coinsCollected: (e, say) => `${say.name(e.seat)} perçoit ${coins(e.coins)} chez ${say.name(e.victim)}.`,
    betrayed: (e, say) =>
      `${say.name(e.seat)} avance d’un pas sur ${markers[e.marker]}, ${say.name(e.victim)} ${e.spared ? 'reste sur place' : 'recule d’un pas'}.`,
  },
};

export const asks: TradeAskTexts = {
  deliver: () => ({
    title: 'Livrer une commande ?',
    hint: 'Ton marchand est dans sa ville et tu as les marchandises. Qui livre passe pour cette manche.',
  }),
  dispatchMore: (ask, say) => ({
    title: 'En envoyer un autre ?',
    hint: `Un second partisan de ${quoted(ask.from, say)} peut partir dans la même action : ${say.role(ask.role)}.`,
  }),
  newEvents: {
    indulgence: () => ({
      title: 'Indulgence',
      hint: 'Pour 2 pièces, un partisan rejoint directement ton sac, sans que tu avances sur sa piste.',
    }),
    education: () => ({
      title: 'Instruction',
      hint: 'Pour 2 pièces, avance d’un pas sur une piste et reçois son bonus.',
    }),
    bonVoyage: () => ({
      title: 'Bon voyage',
      hint: 'Pour 2 pièces, ton marchand suit une route ou une voie d’eau et peut y prendre une marchandise.',
    }),
    furtherEducation: () => ({
      title: 'Perfectionnement',
      hint: 'Donne une marchandise pour autant de pas qu’elle vaut, ou paie 3 pièces.',
    }),
    defect: () => ({ title: 'Panne', hint: 'Une de tes tuiles de technologie est rendue : choisis laquelle.' }),
    levies: () => ({
      title: 'Redevances',
      hint: 'Donne des marchandises d’une valeur de 5 points. Pour chaque point manquant, tu abandonnes autre chose.',
    }),
    summons: () => ({ title: 'Convocation', hint: 'Ton marchand va à Orléans, ou tu paies 5 pièces.' }),
    famine: (ask) => ({
      title: 'Famine',
      hint: `Tu perds encore ${many(ask.left, 'partisan neutre', 'partisans neutres')} : choisis dans le sac, au marché, à la poudrière et sur les cases.`,
    }),
    amnesty: (ask, say) => ({
      title: 'Amnistie',
      hint: `La recrue (${say.role(ask.role)}) peut aller aussitôt sur une case libre.`,
    }),
  },
  newDeeds: {
    alchemy: (ask) => ({
      title: 'Alchimie',
      hint: `Tu peux piocher ${ask.most > 1 ? `jusqu’à ${ask.most} partisans` : 'un partisan'} dans ton sac${ask.from === null ? '' : ', ou d’abord envoyer aussi le second partisan'}.`,
    }),
    transmute: () => ({
      title: 'Alchimie',
      hint: 'Place les partisans piochés : touche un partisan et une case, ou remets-le dans le sac.',
    }),
    court: () => ({
      title: 'Cour des échevins',
      hint: 'Utilise un de tes lieux gratuitement. Personne n’a besoin d’y être, et ceux qui y sont y restent.',
    }),
    freeBath: (ask) => ({
      title: 'Étuves',
      hint: `Place ${ask.left === 1 ? 'encore un' : ask.left} des partisans piochés : touche un partisan et une case.`,
    }),
    tow: () => ({ title: 'Halage', hint: 'Ton marchand peut suivre une voie d’eau et y prendre une marchandise.' }),
    navigate: () => ({ title: 'Navigation', hint: 'Tu peux prendre une tuile de technologie à côté du plateau.' }),
    build: () => ({
      title: 'Architecture',
      hint: 'Tu l’as achevée et peux bâtir un comptoir dans la ville de ton marchand.',
    }),
  },
  intrigue: {
    target: (ask, say) => ({
      title: say.civicTitle(ask.civic),
      hint: `${civics[ask.civic].about} Touche ta cible sur les plateaux des autres.`,
    }),
    bribe: (ask, say) => ({
      title: `${say.name(ask.actor)} complote : ${say.plot(ask.plot)}. Soudoyer ?`,
      hint: `${say.name(ask.actor)} complote contre toi : ${say.plot(ask.plot)}. Un pot-de-vin accepté t’épargne.`,
    }),
    pledge: (ask, say) => ({
      title: `Pot-de-vin pour ${say.name(ask.actor)} : combien ${ask.good === null ? 'de pièces' : `(${say.good(ask.good)})`} ?`,
      hint: `${say.name(ask.actor)} complote contre toi : ${say.plot(ask.plot)}. Offert jusqu’ici : ${say.bundle(ask.bundle)}.`,
    }),
    bribed: (ask, say) => ({
      title: `${say.name(ask.victim)} offre ${say.bundle(ask.bundle)}. Accepter ?`,
      hint: `${say.name(ask.victim)} t’offre ${say.bundle(ask.bundle)} pour que tu renonces. Ton complot : ${say.plot(ask.plot)}.`,
    }),
    loot: () => ({
      title: 'Escroc',
      hint: 'Tu as occupé la dernière case : prends une marchandise au marché aux marchandises.',
    }),
    rebuild: () => ({
      title: 'Incendiaire',
      hint: 'Tu as occupé la dernière case et peux bâtir un comptoir dans la ville de ton marchand.',
    }),
  },
};

export const refusals: TradeRefusalTexts = {
  stopped: ({ place }, say) => `${quoted(place, say)} ne peut pas être utilisé pendant cette manche.`,
  sentTogether: ({ civic: which }, say) => `Les deux vont ensemble à ${civic(which, say)}, ou le second va ailleurs.`,
  noSuchSpace: ({ civic: which, space, role }, say) =>
    `${civic(which, say)} n’a pas de case ${space} pour ${roles[role].a}.`,
  civicTaken: ({ civic: which, space }, say) => `La case ${space} de ${civic(which, say)} est occupée.`,
  likeAnother: ({ civic: which, space }, say) =>
    `Nomme la première des cases de ${civic(which, say)} pareilles à la case ${space}.`,
  orderNotOpen: ({ order }, say) => `Cette commande n’est pas ouverte : ${say.order(order)}.`,
  goodsShort: ({ good, needed }, say) => `La commande demande ${needed} × ${say.good(good)}.`,
  notStored: ({ good }, say) => `Cette marchandise n’est pas sur ton auberge : ${say.good(good)}.`,
  notForHire: ({ role }, say) => `On ne peut pas engager ce partisan : ${say.role(role)}.`,
  notTaught: ({ marker }) => `L’instruction ne fait pas avancer sur ${markers[marker]}.`,
  stepsDone: ({ marker }) => `Ton pion est déjà au bout de ${markers[marker]}.`,
  notTheRecruit: ({ follower }, say) => `Ce n’est pas la recrue : ${say.follower(follower)}.`,
  lessWouldDo: ({ good }, say) => `Une de moins suffirait : ${say.good(good)}.`,
  mustGiveEnough: () => 'Qui a assez doit payer les redevances en entier.',
  outOfOrder: () => 'On choisit dans l’ordre : sac, marché, poudrière, cases ; et il doit en rester assez.',
  mustPlot: ({ civic: which }, say) => `${civic(which, say)} doit frapper quelqu’un.`,
  notItsPlot: ({ civic: which }, say) => `Ce n’est pas ce que fait ${civic(which, say)}.`,
  noOpponent: ({ seat }, say) => `${say.name(seat)} n’est pas un adversaire.`,
  notThatGood: ({ seat, good }, say) => `${say.name(seat)} n’en a pas : ${say.good(good)}.`,
  sameGood: ({ good }, say) => `Ce n’est pas un échange : ${say.good(good)} contre ${say.good(good)}.`,
  noStationThere: ({ seat, town }, say) => `${say.name(seat)} n’a pas de comptoir à ${say.town(town)}.`,
  noTechnologyThere: ({ space }, say) => `Il n’y a pas de technologie ici : ${say.space(space)}.`,
  notOnBoard: ({ place }, say) => `${quoted(place, say)} est une tuile de lieu, à l’abri des espions.`,
  notAhead: ({ seat, marker }, say) => `${say.name(seat)} n’est pas devant toi sur ${markers[marker]}.`,
  notOnList: () => 'Ce pot-de-vin n’est pas sur la liste.',
  overBid: ({ most }) => `Tu peux en offrir ${most} au plus.`,
  emptyBribe: () => 'Il faut maintenant offrir quelque chose.',
};
