// Names and effects of things in French.

import { choosing, counting, listing } from '../../../../i18n/language.js';
import type { Texts } from '../en.js';

export const many = counting('fr');
const word = choosing('fr');
const or = listing('fr', 'disjunction');

export const coins: Texts['coins'] = (count) => many(count, 'pièce', 'pièces');
export const fame: Texts['fame'] = (count) => `${count} de renommée`;

export const followers: Texts['followers'] = {
  farmer: { one: 'fermier', a: 'un fermier' },
  fisher: { one: 'pêcheur', a: 'un pêcheur' },
  craftsman: { one: 'artisan', a: 'un artisan' },
  trader: { one: 'marchand', a: 'un marchand' },
  scholar: { one: 'savant', a: 'un savant' },
  knight: { one: 'chevalier', a: 'un chevalier' },
  monk: { one: 'moine', a: 'un moine' },
};

export const goods: Texts['goods'] = {
  wood: 'bois',
  brocade: 'brocart',
  wool: 'laine',
  wine: 'vin',
  bread: 'pain',
  cheese: 'fromage',
  grain: 'céréales',
  fish: 'poisson',
};

export const lands: Texts['lands'] = {
  hill: 'colline',
  pasture: 'pâturage',
  forest: 'forêt',
  lake: 'lac',
  field: 'champ',
};
export const buildings: Texts['buildings'] = { village: 'village', fortress: 'forteresse', church: 'église' };
export const aBuilding: Texts['aBuilding'] = {
  village: 'un village',
  fortress: 'une forteresse',
  church: 'une église',
};
export const seasons: Texts['seasons'] = { spring: 'Printemps', summer: 'Été', autumn: 'Automne', winter: 'Hiver' };
export const landmarks: Texts['landmarks'] = { tournamentGround: 'champ du tournoi', castle: 'château' };
export const tasks: Texts['tasks'] = {
  well: 'Puits',
  baptistery: 'Baptistère',
  delegation: 'Délégation',
  harbour: 'Port',
  church: 'Bâtir une église',
  citizens: 'Citoyens',
  wealth: 'Biens et pièces',
};
export const columns: Texts['columns'] = { areas: 'Régions', villages: 'Villages', churches: 'Églises' };
export const threats: Texts['threats'] = { hunger: 'famine', plague: 'peste' };
export const epochs: Texts['epochs'] = [
  'Peuplement',
  'Science',
  'Famine',
  'Expansion',
  'Monastère',
  'Commerce',
  'Peste',
  'Paix',
];

export const places: Texts['places'] = {
  territory: 'Territoire',
  village: 'Village',
  estate: 'Domaine',
  buildersYard: 'Chantier',
  mill: 'Moulin',
  cottage: 'Chaumière',
  market: 'Marché',
  ropery: 'Corderie',
  gate: 'Porte',
  university: 'Université',
  castle: 'Donjon',
  monastery: 'Monastère',
  laboratory: 'Laboratoire',
  fortress: 'Forteresse',
  church: 'Église',
  grove: 'Bosquet',
  bathhouse: 'Bains',
  pub: 'Taverne',
  bakery: 'Boulangerie',
  hayrick: 'Meule de foin',
  fishingHut: 'Cabane de pêche',
  dairy: 'Fromagerie',
  brewery: 'Brasserie',
  tradingBoat: 'Gabare',
  countyFair: 'Foire',
  taxOffice: 'Perception',
  gunpowderTower: 'Poudrière',
  winery: 'Cave à vin',
  woolMill: 'Lainerie',
  herbGarden: 'Herbularius',
  library: 'Bibliothèque',
  parlatory: 'Parloir',
  tailor: 'Atelier du tailleur',
  school: 'École',
  hostel: 'Auberge',
  masonsLodge: 'Loge des maçons',
  watchtower: 'Tour de guet',
  mint: 'Monnaie',
  marketHall: 'Halle',
};

export const deeds: Texts['deeds'] = {
  threeFieldFarming: 'Assolement triennal',
  lawOfInheritance: 'Droit de succession',
  winepress: 'Pressoir',
  loom: 'Métier à tisser',
  barter: 'Troc',
  leagueOfKnights: 'Ligue des chevaliers',
  alchemyA: 'Alchimie',
  alchemyB: 'Alchimie (verso)',
  feedingThePoor: 'Repas des pauvres',
  orphanage: 'Orphelinat',
  foodDepot: 'Grenier',
  medicine: 'Médecine',
};

export const rights: Texts['rights'] = {
  'Acquire the hunting rights': 'Droit de chasse',
  'Acquire the market rights': 'Droit de marché',
  'Equip the tournament': 'Équiper le tournoi',
  'Acquire the minting rights': 'Droit de monnaie',
  'Gift for the king': 'Cadeau pour le roi',
};

const counters: Record<string, string> = {
  controlledVillage: 'village contrôlé',
  controlledArea: 'région contrôlée',
  twoControlledAreas: 'paire de régions contrôlées',
  controlledLand: 'terre contrôlée',
  controlledHill: 'colline contrôlée',
  controlledPasture: 'pâturage contrôlé',
  controlledForest: 'forêt contrôlée',
  controlledLake: 'lac contrôlé',
  controlledField: 'champ contrôlé',
  controlledFieldOrLake: 'champ ou lac contrôlé',
  controlledChurch: 'église contrôlée',
  ownFortress: 'forteresse à toi',
  followerOnCard: 'compagnon sur la carte',
};
const per = (counter: string | undefined): string => (counter ? ` par ${counters[counter]}` : '');

export const effects: Texts['effects'] = {
  expand: ({ land, village }) =>
    `Place un colon à côté d’une de tes régions. Avec ${many(land, 'chevalier', 'chevaliers')} sur ses cases, tu chasses quelqu’un d’une terre, avec ${village}, aussi d’un village.`,
  build: ({ building }) =>
    building === 'village'
      ? 'Fais d’une terre que tu contrôles un village.'
      : building === 'fortress'
        ? 'Bâtis une forteresse dans une région que tu es seul à contrôler : personne d’autre n’y entre.'
        : 'Bâtis une église dans un village que tu contrôles.',
  produce: () => 'Pour chaque terre que tu contrôles, un bien de sa sorte, tant que la place du marché en a.',
  takePlaceCard: () => 'Prends une carte de lieu d’une catégorie ouverte.',
  recruit: ({ kinds }, say) => `Recrute dans ton sac : ${or(kinds.map(say.follower))}.`,
  trade: ({ per: counter }) => `Vends ou achète un bien${per(counter)}, à son prix.`,
  gainTechnology: ({ amount }) => `Prends de la technologie : ${amount}.`,
  dispatch: () => 'Envoie une tuile d’ici vers une œuvre, une tâche ou un objectif.',
  gainGood: ({ good, amount }, say) => `Prends ${amount} × ${say.good(good)}.`,
  gainCoins: ({ amount, per: counter }) => `Prends ${coins(amount)}${per(counter)}.`,
  gainFame: ({ amount, per: counter }) => `${fame(amount)}${per(counter)}.`,
  convert: ({ from, to, max, ratio }, say) =>
    `Transforme jusqu’à ${max} × ${say.good(from)}, chacun en ${ratio === 1 ? '' : `${ratio} × `}${say.good(to)}.`,
  coinsToFame: ({ max, rate }) => `Paie jusqu’à ${coins(max)} : ${fame(rate)} chacune.`,
  drawAndKeep: ({ draw, keep }) =>
    `Tire ${many(draw, 'compagnon', 'compagnons')} de ton sac et places-en ${keep} tout de suite.`,
  deliver: ({ per: counter }) => `Livre un bien${per(counter)}, pour la renommée.`,
  buyCitizen: ({ coins: price, amount }) => `Paie ${coins(price)} et coche ${many(amount, 'citoyen', 'citoyens')}.`,
  secondGate: ({ green }) => `Une seconde porte, et ${many(green, 'place', 'places')} de plus sur le pré.`,
  substitute: ({ follower, standsFor }, say) =>
    `Tant que tu l’as, un ${say.follower(follower)} peut remplacer : ${or(standsFor.map(say.follower))}.`,
  extraDraw: ({ amount }) => `Tant que tu l’as, tu en tires ${amount} de plus.`,
  extraTrade: ({ amount }) => `Tant que tu l’as, ton marché fait ${many(amount, 'affaire', 'affaires')} de plus.`,
  extraFamePerBuilding: ({ amount }) => `Tant que tu l’as, chaque bâtiment rapporte ${fame(amount)} de plus.`,
  extraKnightsAgainstYou: ({ amount }) =>
    `Tant que tu l’as, il faut ${many(amount, 'chevalier', 'chevaliers')} de plus contre toi.`,
};

export const bonuses: Texts['bonuses'] = {
  fame: ({ amount }) => `Chaque tuile rapporte ${fame(amount)}.`,
  coins: ({ amount }) => `Chaque tuile rapporte ${coins(amount)}.`,
  swap: () => 'Avec chaque tuile, tu peux échanger un de tes biens contre un bien d’un adversaire.',
  sendBack: () => 'Avec chaque tuile, tu peux renvoyer dans son sac un compagnon placé d’un adversaire.',
  alchemy: ({ fame: points, coins: sum }) =>
    `Chaque compagnon rapporte ${fame(points)} ou ${coins(sum)} ; puis tu peux en tirer un et le placer tout de suite.`,
};

export const fameBonuses: Texts['fameBonuses'] = {
  coins: ({ amount }) => coins(amount),
  citizen: ({ amount }) => many(amount, 'citoyen', 'citoyens'),
  wildCross: () => 'un citoyen, ou une case ouverte de tes tâches',
  technology: ({ elseCoins }) => `technologie${elseCoins ? ` (sinon ${coins(elseCoins)})` : ''}`,
  follower: ({ kinds }, say) => or(kinds.map(say.follower)),
  good: ({ good }, say) => say.good(good),
  goodUpTo: ({ price }) => `un bien d’un prix de ${price} au plus`,
  placeCard: () => 'une carte de lieu',
  stop: ({ landmark, until }, say) => `${say.landmark(landmark)} : personne ne passe avant la fin de l’an ${until}`,
};

export const gains: Texts['gains'] = {
  coins: ({ amount, per: counter }) => `${coins(amount)}${per(counter)}`,
  fame: ({ amount, per: counter }) => `${fame(amount)}${per(counter)}`,
  delivery: ({ per: counter }) => `livrer un bien${per(counter)}`,
};
export const losses: Texts['losses'] = {
  food: ({ amount, per: counter, followers: lost }) =>
    `donner ${amount} de nourriture${per(counter)}${lost ? `, ou perdre ${many(lost, 'compagnon', 'compagnons')} pour chaque manque` : ''}`,
  followers: ({ amount, per: counter }) => `perdre ${many(amount, 'compagnon', 'compagnons')} du sac${per(counter)}`,
};
export const conditions: Texts['conditions'] = {
  controlAreas: ({ min }) => many(min, 'région', 'régions'),
  controlVillages: ({ min }) => many(min, 'village', 'villages'),
  controlChurches: ({ min }) => many(min, 'église', 'églises'),
  ownFollower: ({ follower, min }, say) => `${min} × ${say.follower(follower)}`,
  built: ({ building, min }, say) => `bâti : ${min} × ${say.building(building)}`,
  tasksCompleted: ({ min }) => `${many(min, 'tâche accomplie', 'tâches accomplies')}`,
  payFood: ({ amount, per: counter }) => `payer ${amount} de nourriture${per(counter)}`,
  payCoins: ({ amount, per: counter }) => `payer ${coins(amount)}${per(counter)}`,
  payValue: ({ amount }) => `payer ${amount} en biens et pièces`,
};
export const goals: Texts['goals'] = {
  controlAreas: ({ min }) => `Contrôler ${many(min, 'région', 'régions')}`,
  controlVillages: ({ min }) => `Contrôler ${many(min, 'village', 'villages')}`,
  controlChurches: ({ min }) => `Contrôler ${many(min, 'église', 'églises')}`,
  built: ({ building, min }) =>
    min === 1 ? `Bâtir ${aBuilding[building]}` : `Bâtir : ${min} × ${buildings[building]}`,
  reach: ({ landmark }) => `Atteindre le ${landmarks[landmark]}`,
};

export const words: Texts['words'] = {
  numbers: {
    coins: 'pièces',
    goods: 'biens',
    technology: 'technologie',
    followers: 'compagnons',
    cards: 'cartes de lieu',
    reserve: 'colons en réserve',
    fame: 'renommée',
    areas: 'régions',
    villages: 'villages',
    churches: 'églises',
    fortresses: 'forteresses',
    favourites: 'jetons de faveur',
    citizens: 'citoyens',
    tasks: 'tâches',
    epoch: 'époque',
  },
  counted: {
    coins: ['pièce', 'pièces'],
    goods: ['bien', 'biens'],
    fame: ['renommée', 'renommée'],
    technology: ['technologie', 'technologies'],
    followers: ['compagnon', 'compagnons'],
    areas: ['région', 'régions'],
    villages: ['village', 'villages'],
    churches: ['église', 'églises'],
    fortresses: ['forteresse', 'forteresses'],
    citizens: ['citoyen', 'citoyens'],
    epoch: ['époque', 'époques'],
  },
  ties: {
    tasks: { more: 'tâches accomplies', fewer: 'moins de tâches accomplies' },
    citizens: { more: 'citoyens', fewer: 'moins de citoyens' },
    years: { more: 'années à la cour', fewer: 'moins d’années à la cour' },
  },
  reveals: 'Quelque chose est tiré : cela ne peut pas être repris.',
};

export const reconstructed: Texts['reconstructed'] = {
  'tables.map': 'quelles régions se touchent, et les villages de départ',
  'tables.places': 'les cases du plateau et des cartes de lieu de base',
  'tables.green': 'la place sur le pré',
  'tables.placeCards': 'la plupart des cartes de lieu',
  'tables.deeds': 'les cases et les bonus des œuvres',
  'tables.goodsTiles': 'combien il y a de tuiles de chaque bien',
  'tables.prices': 'les prix du brocart, du vin, du pain, du fromage et des céréales',
  'tables.food': 'ce qui se mange',
  'tables.delivery': 'la renommée des biens livrés',
  'tables.market': 'ce qui est sur la place du marché au début',
  'tables.startKit': 'avec quoi les joueurs commencent',
  'tables.fameTrack': 'la piste de renommée',
  'tables.epochs': 'l’essentiel des époques et des objectifs',
  'tables.narration': 'ce qu’apportent les tournants du Premier royaume',
  'tables.taskSheet': 'les tuiles des tâches',
  'tables.controlBoard': 'la plupart des nombres du plateau de contrôle',
  'tables.seasons': 'ce que coûte le manque de nourriture en automne',
};
export const trades: Texts['trades'] = (left) => many(left, 'affaire', 'affaires');
export const missed: Texts['missed'] = (count) => `${count} ${word(count, 'objectif', 'objectifs')}`;
