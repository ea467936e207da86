// Burgundy en français.

import { counting, listing, of } from '../../../i18n/language.js';
import type { Words } from '../../game-view.js';
import type { Colour, Good, Tile } from '../types.js';
import type { Texts } from './en.js';
import type { ActionTexts, AskTexts, EventTexts, RefusalTexts } from './shapes.js';

type TileTexts = Texts['tiles'][Tile];

const many = counting('fr');
const list = listing('fr');
const chips = (count: number) => many(count, 'jeton ouvrier', 'jetons ouvrier');
const points = (count: number) => many(count, 'point', 'points');
const silver = (count: number) => many(count, 'pièce d’argent', 'pièces d’argent');

const building = (article: string, name: string, about: string): TileTexts => ({
  name,
  one: `${article} ${name}`,
  about,
});
const animals = (kind: string, count: number): TileTexts => ({
  name: `${count} ${kind}`,
  one: `${count} ${kind}`,
  about: `Rapporte ${count} points, et chaque tuile de ${kind} déjà dans la même région rapporte de nouveau ses points.`,
});
const knowledge = (number: number, about: string): TileTexts => ({
  name: `savoir ${number}`,
  one: `le savoir ${number}`,
  about,
});
const perBuilding = (number: number, kind: string) =>
  knowledge(number, `À la fin, 4 points par ${kind} dans ton duché.`);

const tiles: Record<Tile, TileTexts> = {
  warehouse: building('un', 'entrepôt', 'À la pose : vendre toutes les marchandises d’une couleur.'),
  carpenter: building('une', 'menuiserie', 'À la pose : prendre un bâtiment dans un dépôt numéroté.'),
  church: building('une', 'église', 'À la pose : prendre une mine, un savoir ou un château dans un dépôt numéroté.'),
  market: building('un', 'marché', 'À la pose : prendre un bateau ou des animaux dans un dépôt numéroté.'),
  boardingHouse: building('une', 'auberge', 'À la pose : 4 jetons ouvrier.'),
  bank: building('une', 'banque', 'À la pose : 2 pièces d’argent.'),
  cityHall: building(
    'un',
    'hôtel de ville',
    'À la pose : poser une autre tuile de la réserve, sur n’importe quel chiffre.',
  ),
  watchtower: building('une', 'tour de guet', 'À la pose : 4 points.'),
  cow2: animals('vaches', 2),
  cow3: animals('vaches', 3),
  cow4: animals('vaches', 4),
  sheep2: animals('moutons', 2),
  sheep3: animals('moutons', 3),
  sheep4: animals('moutons', 4),
  pig2: animals('cochons', 2),
  pig3: animals('cochons', 3),
  pig4: animals('cochons', 4),
  chicken2: animals('poules', 2),
  chicken3: animals('poules', 3),
  chicken4: animals('poules', 4),
  t1: knowledge(1, 'Le même bâtiment peut se trouver plusieurs fois dans une région.'),
  t2: knowledge(2, 'À la fin d’une phase, chaque mine rapporte aussi un jeton ouvrier.'),
  t3: knowledge(3, 'Chaque vente rapporte 2 pièces d’argent au lieu de 1.'),
  t4: knowledge(4, 'Chaque vente rapporte aussi un jeton ouvrier.'),
  t5: knowledge(5, 'Un bateau peut charger les marchandises de deux dépôts voisins.'),
  t6: knowledge(6, 'Tu peux acheter dans n’importe quel dépôt.'),
  t7: knowledge(7, 'Chaque tuile d’animaux qui rapporte des points en rapporte 1 de plus.'),
  t8: knowledge(8, 'Un jeton ouvrier modifie un dé de 2 au plus.'),
  t9: knowledge(9, 'Le dé qui pose un bâtiment peut être modifié de 1 gratuitement.'),
  t10: knowledge(10, 'Le dé qui pose des animaux ou un bateau peut être modifié de 1 gratuitement.'),
  t11: knowledge(11, 'Le dé qui pose un château, une mine ou un savoir peut être modifié de 1 gratuitement.'),
  t12: knowledge(12, 'Le dé qui prend une tuile peut être modifié de 1 gratuitement.'),
  t13: knowledge(13, 'Prendre des jetons ouvrier rapporte aussi 1 pièce d’argent.'),
  t14: knowledge(14, 'Prendre des jetons ouvrier en rapporte 4 au lieu de 2.'),
  t15: knowledge(15, 'À la fin, 3 points par couleur de marchandises vendue.'),
  t16: perBuilding(16, 'entrepôt'),
  t17: perBuilding(17, 'tour de guet'),
  t18: perBuilding(18, 'menuiserie'),
  t19: perBuilding(19, 'église'),
  t20: perBuilding(20, 'marché'),
  t21: perBuilding(21, 'auberge'),
  t22: perBuilding(22, 'banque'),
  t23: perBuilding(23, 'hôtel de ville'),
  t24: knowledge(24, 'À la fin, 4 points par espèce d’animaux dans ton duché.'),
  t25: knowledge(25, 'À la fin, 1 point par marchandise vendue.'),
  t26: knowledge(26, 'À la fin, 2 points par tuile bonus.'),
  castle: {
    name: 'château',
    one: 'un château',
    about: 'À la pose : une action de plus, comme avec un dé de n’importe quel chiffre.',
  },
  mine: { name: 'mine', one: 'une mine', about: 'Rapporte 1 pièce d’argent à la fin de chaque phase.' },
  ship: {
    name: 'bateau',
    one: 'un bateau',
    about: 'À la pose : charger les marchandises d’un dépôt et avancer dans l’ordre du tour.',
  },
};

const colours: Record<Colour, { name: string; space: string; aSpace: string }> = {
  building: { name: 'bâtiments', space: 'bâtiments', aSpace: 'une case de bâtiment' },
  animal: { name: 'animaux', space: 'animaux', aSpace: 'une case d’animaux' },
  knowledge: { name: 'savoirs', space: 'savoir', aSpace: 'une case de savoir' },
  castle: { name: 'châteaux', space: 'châteaux', aSpace: 'une case de château' },
  mine: { name: 'mines', space: 'mines', aSpace: 'une case de mine' },
  ship: { name: 'bateaux', space: 'bateaux', aSpace: 'une case de bateau' },
};

const goods: Record<Good, string> = {
  turquoise: 'turquoise',
  purple: 'violet',
  pink: 'rose',
  red: 'rouge',
  brown: 'brun',
  orange: 'orange',
};

const depot = (number: number | null) => (number === null ? 'le dépôt noir' : `le dépôt ${number}`);
const ofDepot = (number: number | null) => (number === null ? 'du dépôt noir' : `du dépôt ${number}`);
const withDie = (die: number | null) => (die === null ? '' : `Dé ${die} : `);
const without = (tile: Tile | null) => (tile === null ? '' : `, en abandonnant ${tiles[tile].one}`);
/** Accordé avec une marchandise, et avec plusieurs. */
const COLOURED: Record<Good, [one: string, some: string]> = {
  turquoise: ['turquoise', 'turquoise'],
  purple: ['violette', 'violettes'],
  pink: ['rose', 'roses'],
  red: ['rouge', 'rouges'],
  brown: ['brune', 'brunes'],
  orange: ['orange', 'orange'],
};
const aGood = (good: Good) => `une marchandise ${COLOURED[good][0]}`;
const someGoods = (good: Good) => `marchandises ${COLOURED[good][1]}`;
const ofGoods = (count: number, good: Good) => many(count, `marchandise ${COLOURED[good][0]}`, someGoods(good));

const actions: ActionTexts = {
  chooseEstate: ({ duchy, space }, say) => `Duché ${duchy}, château sur ${say.space(space)}`,
  takeTile: (a) => `${withDie(a.die)}Prendre ${tiles[a.tile].one} dans ${depot(a.depot)}${without(a.discard)}`,
  placeTile: (a, say) => `${withDie(a.die)}Poser ${tiles[a.tile].one} sur ${say.space(a.space)}`,
  sellGoods: (a) => `${withDie(a.die)}Vendre toutes les ${someGoods(a.good)}`,
  takeChips: (a) => `${withDie(a.die)}Prendre des jetons ouvrier`,
  buyTile: (a) => `Acheter ${tiles[a.tile].one} dans ${depot(a.depot)}${without(a.discard)}`,
  loadGoods: (a) => `Charger les marchandises ${ofDepot(a.depot)}${a.and === null ? '' : ` et ${ofDepot(a.and)}`}`,
  keepGoods: (a) =>
    a.goods.length ? `Charger : ${list(a.goods.map((good) => goods[good]))}` : 'Ne rien charger de nouveau',
  decline: () => 'Renoncer',
  endTurn: () => 'Finir le tour',
};

const events: EventTexts = {
  startGoodDrawn: (e, { name }) => `${name(e.seat)} commence avec ${aGood(e.good)}.`,
  startPlayerDrawn: (e, { name }) => `${name(e.seat)} commence la partie.`,
  boardDealt: (e, { name }) => `${name(e.seat)} reçoit le plateau des duchés ${list(e.sides)}.`,
  estateChosen: (e, { name }) => `${name(e.seat)} choisit le duché ${e.duchy}.`,
  phaseStarted: (e) => `La phase ${e.phase} commence ; les dépôts sont remplis.`,
  tileLaidOut: () => undefined,
  roundGoodLaidOut: () => undefined,
  roundStarted: (e) => `Manche ${e.round}.`,
  dieRolled: (e, { name }) => `${name(e.seat)} obtient ${e.face}.`,
  goodArrived: (e) => `Le dé blanc montre ${e.depot} : ${aGood(e.good)} y arrive.`,
  turnStarted: (e, { name }) => `Au tour ${of(name(e.seat))}.`,
  dieUsed: (e, { name }) => `${name(e.seat)} utilise un ${e.die}${e.chips ? ` et ${chips(e.chips)}` : ''}.`,
  tileTaken: (e, { name }) => `${name(e.seat)} prend ${tiles[e.tile].one} dans ${depot(e.depot)}.`,
  tileDiscarded: (e, { name }) => `${name(e.seat)} abandonne ${tiles[e.tile].one}.`,
  silverPaid: (e, { name }) => `${name(e.seat)} paie ${silver(e.silver)}.`,
  tilePlaced: (e, { name, space }) => `${name(e.seat)} pose ${tiles[e.tile].one} sur ${space(e.space)}.`,
  areaCompleted: (e, { name }) =>
    `${name(e.seat)} complète une région (${colours[e.colour].space}, taille ${e.size}) : ${points(e.points)}, plus ${e.phasePoints} pour la phase.`,
  bonusTaken: (e, { name }) =>
    `${name(e.seat)} prend le ${e.large ? 'grand' : 'petit'} bonus des ${colours[e.colour].name} : ${points(e.points)}.`,
  animalsScored: (e, { name }) => `${name(e.seat)} marque ${points(e.points)} pour des animaux.`,
  watchtowerScored: (e, { name }) => `${name(e.seat)} marque ${points(e.points)} pour une tour de guet.`,
  goodsLoaded: (e, { name }) => `${name(e.seat)} charge ${ofGoods(e.count, e.good)} du dépôt ${e.depot}.`,
  markerMoved: (e, { name }) => `${name(e.seat)} avance à la case ${e.field} de l’ordre du tour.`,
  goodsSold: (e, { name }) => `${name(e.seat)} vend ${ofGoods(e.count, e.good)} : ${points(e.points)}.`,
  chipsGained: (e, { name }) => `${name(e.seat)} reçoit ${chips(e.chips)}.`,
  silverGained: (e, { name }) => `${name(e.seat)} reçoit ${silver(e.silver)}.`,
  declined: (e, { name }) => `${name(e.seat)} renonce.`,
  turnEnded: (e, { name }) => `Le tour ${of(name(e.seat))} est fini.`,
  gameEnded: () => 'La partie est terminée.',
};

const asks: AskTexts = {
  estate: () => ({
    title: 'Choisis ton duché',
    hint: 'Choisis une face de ton plateau et la case de ton premier château.',
  }),
  turn: () => ({ title: 'À toi de jouer', hint: 'Touche un dé, une tuile ou une case, ou choisis dans la liste.' }),
  castle: () => ({ title: 'Château', hint: 'Une action de plus, comme avec un dé de n’importe quel chiffre.' }),
  warehouse: () => ({ title: 'Entrepôt', hint: 'Tu peux vendre toutes les marchandises d’une couleur.' }),
  carpenter: () => ({ title: 'Menuiserie', hint: 'Tu peux prendre un bâtiment dans un dépôt numéroté.' }),
  church: () => ({
    title: 'Église',
    hint: 'Tu peux prendre une mine, un savoir ou un château dans un dépôt numéroté.',
  }),
  market: () => ({ title: 'Marché', hint: 'Tu peux prendre un bateau ou des animaux dans un dépôt numéroté.' }),
  cityHall: () => ({ title: 'Hôtel de ville', hint: 'Tu peux poser une autre tuile de ta réserve.' }),
  ship: () => ({ title: 'Bateau', hint: 'Choisis le dépôt dont tu charges les marchandises.' }),
  goods: ({ depot, and }) => ({
    title: 'Trop de marchandises',
    hint: `Choisis les marchandises ${and === null ? `du dépôt ${depot}` : `des dépôts ${depot} et ${and}`} qui vont sur tes places libres.`,
  }),
};

const refusals: RefusalTexts = {
  wrongAnswer: () => 'Ce n’est pas ce qui est demandé maintenant.',
  dieNeeded: () => 'Cette action demande un dé : dis lequel.',
  noDieUsed: () => 'Cette action n’utilise pas de dé.',
  noSuchDie: ({ die }) => `Tu n’as plus de dé montrant ${die}.`,
  tooFewChips: ({ needed, owned }) => `Il faut ${chips(needed)} ; tu en as ${owned}.`,
  notInDepot: ({ depot, tile }) => `Le dépôt ${depot} n’a pas cette tuile : ${tiles[tile].name}.`,
  notInBlackDepot: ({ tile }) => `Le dépôt noir n’a pas cette tuile : ${tiles[tile].name}.`,
  storageFull: () => 'Ta réserve est pleine : dis quelle tuile tu abandonnes.',
  discardNotNeeded: () => 'Ta réserve a de la place : aucune tuile n’est abandonnée.',
  discardNotStored: ({ tile }) => `Tu ne peux pas l’abandonner, elle n’est pas dans ta réserve : ${tiles[tile].name}.`,
  notStored: ({ tile }) => `Cette tuile n’est pas dans ta réserve : ${tiles[tile].name}.`,
  spaceFilled: ({ space }, say) => `La case avec ${say.space(space)} est déjà occupée.`,
  wrongColour: ({ space, colour }, say) =>
    `La case avec ${say.space(space)} est ${colours[colour].aSpace} : cette tuile ne peut pas y aller.`,
  notAdjacent: ({ space }, say) => `Aucune de tes tuiles ne touche la case avec ${say.space(space)}.`,
  sameKindInCity: ({ tile }) => `Cette région a déjà ${tiles[tile].one}.`,
  nothingToSell: ({ good }) => `Tu n’as pas de ${someGoods(good)}.`,
  alreadyBought: () => 'Tu as déjà acheté une tuile à ce tour.',
  tooLittleSilver: ({ needed, owned }) => `Cela coûte ${silver(needed)} ; tu en as ${owned}.`,
  effectPending: () => 'Termine d’abord ce que tu as commencé.',
  needsKnowledge: ({ tile }) => `Seul ${tiles[tile].one} le permet.`,
  diceLeft: ({ dice }) => `Il te reste ${many(dice, 'dé', 'dés')} à utiliser.`,
  notNeighbours: ({ depot, and }) => `Les dépôts ${depot} et ${and} ne sont pas voisins.`,
  notCanonical: ({ depot, and }) => `Nomme les deux dépôts dans l’autre ordre : ${and}, puis ${depot}.`,
  wrongBenefit: ({ tile }) => `Ce bâtiment ne donne pas cela : ${tiles[tile].name}.`,
  wrongGoods: ({ count }) => `Choisis ${many(count, 'couleur', 'couleurs')} parmi les marchandises qui s’y trouvent.`,
  cannotDecline: () => 'Tu ne peux pas y renoncer.',
  notYourBoard: ({ duchy }) => `Le duché ${duchy} n’est pas sur ton plateau.`,
  notACastleSpace: ({ space }, say) => `La case avec ${say.space(space)} n’est pas une case de château de ce duché.`,
};

const words: Words = {
  numbers: {
    areas: 'régions complètes',
    phases: 'complétées tôt',
    bonuses: 'tuiles bonus',
    animals: 'animaux',
    watchtowers: 'tours de guet',
    sales: 'ventes',
    goods: 'marchandises restantes',
    silver: 'argent',
    chips: 'jetons ouvrier',
    knowledge: 'savoirs',
    goodsSold: 'marchandises vendues',
    stored: 'tuiles en réserve',
    dice: 'dés',
    emptySpaces: 'cases vides',
    bonusTiles: 'tuiles bonus',
  },
  counted: {
    silver: ['pièce', 'pièces'],
    chips: ['jeton', 'jetons'],
    goods: ['marchandise', 'marchandises'],
    bonusTiles: ['tuile bonus', 'tuiles bonus'],
  },
  ties: {
    emptySpaces: { more: 'plus de cases vides', fewer: 'moins de cases vides' },
    turnOrder: { more: 'plus loin dans l’ordre du tour', fewer: 'plus tôt dans l’ordre du tour' },
  },
  reveals: 'Des dés ou des tuiles sont révélés ensuite : impossible de revenir en arrière.',
};

export const fr: Texts = {
  tiles,
  colours,
  goods,
  actions,
  events,
  asks,
  refusals,
  words,
  groups: {
    chooseEstate: 'Choisir un duché',
    takeTile: 'Prendre une tuile',
    placeTile: 'Poser une tuile',
    sellGoods: 'Vendre',
    takeChips: 'Prendre des jetons',
    buyTile: 'Acheter une tuile',
    loadGoods: 'Charger',
    keepGoods: 'Choisir des marchandises',
    decline: 'Ou bien',
    endTurn: 'Finir le tour',
  },
  rolls: (name, faces) => `${name} obtient ${list(faces)}.`,
  startsWith: (name, drawn) => `${name} commence avec ${list(drawn.map(aGood))}.`,
  space: (number, row, column) => `un ${number} (rangée ${row}, case ${column})`,
  pieces: {
    goods: (good) => someGoods(good),
    depotGoods: (depot) => `marchandises du dépôt ${depot}`,
    depotTile: (depot, tile) => `dépôt ${depot} : ${tile}`,
    blackTile: (tile) => `dépôt noir : ${tile}`,
    ownSpace: (owner, colour, space, tile) =>
      `case ${colour ? `(${colours[colour].space}) ` : ''}${of(owner)} avec ${space}${tile ? ` : ${tile}` : ''}`,
    storage: (owner, tile) => `réserve ${of(owner)} : ${tile}`,
    ownGoods: (owner, good) => `${someGoods(good)} ${of(owner)}`,
    die: (owner, face) => `dé ${of(owner)} montrant ${face}`,
    chips: (owner, count) => `jetons ouvrier ${of(owner)} : ${count}`,
    silver: (owner, count) => `argent ${of(owner)} : ${count}`,
    about: {
      die: 'Chaque dé est une action : prendre une tuile dans le dépôt de son chiffre, en poser une sur une case de son chiffre, vendre les marchandises de son chiffre ou prendre des jetons ouvrier.',
      chips: 'Un jeton ouvrier modifie un dé de 1 avant son usage ; 6 et 1 sont voisins.',
      silver: 'Pour 2 pièces d’argent, tu peux acheter une tuile du dépôt noir, une fois par tour.',
      goods: 'Les marchandises d’une couleur se vendent ensemble : des points pour chacune, et 1 pièce d’argent.',
      depotGoods: 'Qui pose un bateau charge les marchandises d’un dépôt.',
      storage: 'Les tuiles attendent ici qu’un dé les pose. Il y a trois places.',
      space: 'Une tuile de cette couleur y va avec un dé de ce chiffre, à côté d’une tuile déjà posée.',
    },
  },
  next: {
    where: (tile: Tile) => `Touche maintenant la case pour ${tiles[tile].one}.`,
    which: 'Touche maintenant la tuile qui va là.',
    giveUp: 'Ta réserve est pleine : touche maintenant la tuile que tu abandonnes.',
    die: 'Touche maintenant le dé que tu utilises.',
    use: (face: number) => `Touche ce que fait le ${face} : tuile, case, marchandises ou ouvriers.`,
  },
  empty: 'vide',
  free: 'libre',
  none: 'aucune',
  nothing: 'rien',
  mainBoard: 'Plateau central',
  depot: (number) => `Dépôt ${number}`,
  blackDepot: 'Dépôt noir',
  blackDepotHint: 'Dépôt noir : s’achète avec de l’argent',
  duchy: (id) => `Duché ${id}`,
  handOf: (owner: string) => `Ce que ${owner} a sous la main`,
  duchyOf: (id, owner) => `Duché ${id} ${of(owner)}`,
  silver: 'argent',
  chips: 'jetons',
  storage: 'réserve',
  goodsOwned: (sold) => `marchandises${sold ? ` (${many(sold, 'vendue', 'vendues')})` : ''}`,
  status: {
    phase: 'Phase',
    round: 'Manche',
    roundOf: (round, all) => `${round} sur ${all}`,
    whiteDie: 'Dé blanc',
    notRolled: 'pas encore lancé',
    shows: (face) => `montre ${face}`,
    goodsToCome: 'Marchandises à venir',
    order: 'Ordre du tour',
    orderHint: '(de droite à gauche)',
    field: (field) => `case ${field}`,
    bonuses: 'Tuiles bonus',
    bonusesHint: '(grande, petite)',
    largeFree: (points) => `grande : ${points} points`,
    smallFree: (points) => `petite : ${points} points`,
    largeOf: (name) => `grande : ${name}`,
    smallOf: (name) => `petite : ${name}`,
  },
  legend: { title: 'Ce que font les tuiles', goods: 'marchandises' },
  text: {
    now: (phase, round, rounds, die, goods) =>
      `Phase ${phase}, manche ${round} sur ${rounds}. Dé blanc : ${die}. Marchandises à venir : ${goods}.`,
    order: (seats) => `Ordre du tour (plus loin joue plus tôt ; dans une pile, le dernier est dessus) : ${seats}.`,
    onField: (name, field) => `${name} sur la case ${field}`,
    goodsToChoose: 'Marchandises au choix',
    bonus: (colour, large, small) => `${colour} : grande ${large}, petite ${small}`,
    notChosen: 'pas encore choisi',
    placed: (tiles) => `Posées : ${tiles}.`,
    emptySpaces: (spaces) => `Vides : ${spaces}.`,
    spaces: 'Cases au choix',
  },
  intro: {
    goal: {
      title: 'Un duché à soi',
      text: 'Chacun bâtit un duché de 37 cases autour d’un premier château. Des tuiles remplissent les cases ; une région complète rapporte des points, et le plus tôt est le mieux. Qui a le plus de points après cinq phases de cinq manches l’emporte.',
    },
    dice: {
      title: 'Deux dés, deux actions',
      text: 'À chaque manche, chacun lance deux dés, et chaque dé est une action. Un jeton ouvrier modifie un dé de un avant son usage ; 6 et 1 sont voisins.',
    },
    take: {
      title: 'Prendre une tuile',
      text: 'Avec un dé, tu prends une tuile dans le dépôt de son chiffre. Elle va dans ta réserve, qui a trois places.',
    },
    place: {
      title: 'Poser une tuile',
      text: 'Avec un dé, tu poses une tuile de la réserve sur une case de son chiffre et de sa couleur, à côté d’une tuile déjà posée.',
    },
    effects: {
      title: 'Les tuiles agissent',
      text: 'La plupart des tuiles agissent à la pose : les bâtiments donnent des tuiles, des jetons ou de l’argent, un château est une action de plus, les animaux rapportent des points. Un savoir change les règles pour toi, les mines donnent de l’argent après chaque phase. La liste sous le plateau dit ce que fait chacune.',
    },
    goods: {
      title: 'Bateaux et marchandises',
      text: 'À chaque manche, une marchandise arrive dans un dépôt. Un bateau charge toutes les marchandises d’un dépôt et te fait avancer dans l’ordre du tour. Avec un dé, tu vends les marchandises de son chiffre pour des points et de l’argent.',
    },
    silver: {
      title: 'Le dépôt noir',
      text: 'Une fois par tour, tu peux acheter une tuile du dépôt noir pour 2 pièces d’argent, sans dé.',
    },
    areas: {
      title: 'Les points',
      text: 'Une région complète rapporte selon sa taille, et davantage dans les premières phases. Le premier à remplir toutes les cases d’une couleur prend son grand bonus. Et si rien ne convient, un dé donne toujours deux jetons ouvrier.',
    },
  },
};
