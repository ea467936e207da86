// Commerce & Intrigue en français : ce que font les choses. Leurs noms sont imprimés : voir names.ts.

import { counting } from '../../../../language.js';
import type * as english from '../en/trade-tables.js';

const many = counting('fr');
const coins = (count: number) => many(count, 'pièce', 'pièces');

export const civics: typeof english.civics = {
  alchemy: {
    short: 'piocher 1, placer',
    about:
      'Chaque partisan envoyé ici en pioche un dans ton sac, placé aussitôt sur une case libre. Qui achève prend le bourgeois.',
  },
  court: {
    short: '1 pièce',
    about: 'Chaque partisan rapporte une pièce. Qui achève utilise un de ses lieux gratuitement.',
  },
  harvestFestival: {
    short: 'le bien posé là',
    about: 'Chaque partisan rapporte la marchandise de sa case. L’achèvement rapporte 2 pièces.',
  },
  sheepBreeding: {
    short: 'le bien posé là',
    about: 'Chaque partisan rapporte la marchandise de sa case. L’achèvement rapporte 2 pièces.',
  },
  coinage: { short: '3 pièces', about: 'Chaque partisan rapporte 3 pièces, l’achèvement aussi.' },
  research: { short: '2 pas', about: 'Chaque partisan rapporte 2 pas de développement, l’achèvement 3 de plus.' },
  towing: {
    short: 'par l’eau',
    about: 'Avec chaque partisan ton marchand peut suivre une voie d’eau. Qui achève prend le bourgeois.',
  },
  architecture: {
    short: '1 bourgeois',
    about: 'Chaque partisan rapporte un bourgeois. Qui achève peut bâtir un comptoir là où est son marchand.',
  },
  townRights: {
    short: 'tuile de lieu',
    about:
      'Chaque partisan peut rapporter une tuile de lieu, selon ta piste des négociants. Qui achève prend le bourgeois.',
  },
  navigation: {
    short: 'technologie',
    about:
      'Chaque partisan peut rapporter une technologie posée à côté, selon ta piste des artisans. Qui achève prend le bourgeois.',
  },
  swindler: {
    short: 'échanger un bien',
    about:
      'Échange une de tes marchandises contre une d’un adversaire. L’achèvement rapporte une marchandise du marché.',
  },
  arsonist: {
    short: 'brûler un comptoir',
    about: 'Un comptoir adverse là où est ton marchand retourne à son propriétaire. Qui achève peut y bâtir.',
  },
  kidnapper: {
    short: '1 pièce, enlever',
    about: 'Prends une pièce ; un marchand adverse va à Orléans. Qui achève prend le bourgeois.',
  },
  torturer: {
    short: '1 pièce, torturer',
    about: 'Prends une pièce ; chaque adversaire abandonne une chose. Qui achève prend le bourgeois.',
  },
  executioner: {
    short: '2 pièces, exécuter',
    about:
      'Prends 2 pièces ; un adversaire pioche dans son sac et perd le partisan s’il est neutre. Qui achève prend le bourgeois.',
  },
  saboteur: {
    short: '1 pièce, saboter',
    about:
      'Prends une pièce ; un partisan sur une case adverse va au sac de son propriétaire. Qui achève prend le bourgeois.',
  },
  spy: {
    short: 'voler une technologie',
    about:
      'Une technologie adverse va sur la même case de ton plateau. L’achèvement rapporte une tuile de technologie.',
  },
  taxCollector: {
    short: '2 pièces de chacun',
    about: 'Chaque adversaire te donne jusqu’à 2 pièces. L’achèvement rapporte 2 pièces.',
  },
  traitor: {
    short: 'toi +1, l’autre −1',
    about:
      'Sur une piste où un adversaire est devant, tu avances d’un pas et il recule d’un pas. Qui achève prend le bourgeois.',
  },
};

export const places: typeof english.places = {
  brasserie: {
    short: 'réserve qui protège',
    about: 'Vient avec 2 fromages et 2 vins ; en rendre un évite un événement.',
  },
  tradingHouse: {
    short: '4 points au premier',
    about: 'À la fin, 4 points par sorte de marchandise dont tu as le plus.',
  },
  sheepFarm: {
    short: 'troquer un fromage',
    about: 'Donne un fromage pour une laine, 4 pièces ou 3 pas de développement.',
  },
  tavern: { short: 'aide l’architecture', about: 'Qui achève l’architecture peut bâtir à côté d’un comptoir adverse.' },
};

export const happenings: typeof english.happenings = {
  silentium: { brings: () => 'rien ne se passe' },
  indulgence: { brings: (amount) => `pour ${coins(amount)}, un partisan autre qu’un moine va au sac` },
  education: { brings: (amount) => `pour ${coins(amount)}, un pas sur n’importe quelle piste, avec son bonus` },
  bonVoyage: { brings: (amount) => `pour ${coins(amount)}, le marchand peut voyager` },
  conference: { brings: () => 'on ne recrute pas d’érudits pendant cette manche' },
  crusade: { brings: () => 'on ne recrute pas de chevaliers pendant cette manche' },
  strike: { brings: () => 'on ne recrute pas d’artisans pendant cette manche' },
  coinTax: { brings: (amount) => `chacun paie ${coins(amount)}` },
  excursion: { brings: (amount) => `qui a son marchand à Orléans paie ${coins(amount)}` },
  fishingGrounds: { brings: () => 'chacun reçoit les pièces imprimées sous son pion de la piste des mariniers' },
  furtherEducation: {
    brings: (amount) => `chacun donne une marchandise pour des pas de développement, ou ${coins(amount)}`,
  },
  wedding: { brings: (amount) => `chacun en pioche ${amount} vers son marché` },
  sabotage: { brings: () => 'aucun lieu avec technologie n’est utilisé pendant cette manche' },
  amnesty: { brings: () => 'les recrues peuvent aller aussitôt sur une case libre' },
  defect: { brings: () => 'chacun rend une tuile de technologie' },
  torture: { brings: (amount) => `chacun abandonne ${amount} choses ; les pièces n’y font rien` },
  holiday: { brings: () => 'la carte suivante compte aussitôt' },
  bookBurning: { brings: () => 'chacun recule à l’étoile précédente' },
  levies: {
    brings: (amount) => `chacun donne des marchandises pour ${amount} points, ou une autre chose par point manquant`,
  },
  peasantsRevolt: {
    brings: () => 'les fermiers peuvent être planifiés partout sauf chez les moines, et repartent ensuite',
  },
  technologyTax: { brings: (amount) => `chacun paie ${coins(amount)} par technologie sur une case` },
  summons: { brings: (amount) => `chaque marchand va à Orléans, ou son propriétaire paie ${coins(amount)}` },
  famine: { brings: (amount) => `chacun perd ${amount} partisans neutres de son choix` },
  pollTax: { brings: (amount) => `chacun paie ${coins(amount)} par partisan hors du sac` },
  tithe: { brings: (amount) => `chacun paie 1 pièce par ${amount} qu’il possède` },
};

export const citizens: typeof english.citizens = {
  alchemy: 'de l’alchimie',
  towing: 'du halage',
  townRights: 'des droits de la ville',
  navigation: 'de la navigation',
  architecture1: 'de l’architecture (1)',
  architecture2: 'de l’architecture (2)',
  architecture3: 'de l’architecture (3)',
  architecture4: 'de l’architecture (4)',
  kidnapper: 'du ravisseur',
  torturer: 'du tortionnaire',
  executioner: 'du bourreau',
  saboteur: 'du saboteur',
  traitor: 'du traître',
};

export const markers: typeof english.markers = {
  farmer: 'la piste des fermiers',
  boatman: 'la piste des mariniers',
  craftsman: 'la piste des artisans',
  trader: 'la piste des négociants',
  knight: 'la piste des chevaliers',
  scholar: 'la piste des érudits',
  development: 'la piste de développement',
};

export const setup: typeof english.setup = {
  modules: { title: 'L’extension Commerce & Intrigue' },
  orders: {
    title: 'Commandes',
    about: 'Cinq cartes de commande ouvertes : livre des marchandises dans une ville pour des points, et passe.',
  },
  newEvents: {
    title: 'Nouveaux événements',
    about: 'Trente-deux autres cartes de sablier à quatre lettres, pour la plupart plus dures.',
  },
  newDeeds: { title: 'Nouveaux bienfaits', about: 'Dix autres bienfaits, chacun avec sa récompense.' },
  intrigue: {
    title: 'Intrigue',
    about: 'Neuf intrigants à la place des bienfaits, qui nuisent aux adversaires ; ceux-ci peuvent te soudoyer.',
  },
  newPlaces: {
    title: 'Nouvelles tuiles de lieu',
    about: 'Auberge, maison de commerce et bergerie rejoignent les tuiles de lieu.',
  },
  civics: { title: 'Plateaux des bienfaits et de l’intrigue' },
  placeTiles: { title: 'Nouvelles tuiles de lieu' },
  civicBoard: {
    title: 'Bienfaits et intrigue ensemble',
    about: 'Les deux remplacent le plateau des bienfaits : joue l’un d’eux, ou les deux en variante.',
  },
  one: { title: 'un seul plateau' },
  both: { title: 'les deux plateaux' },
  peasantsLast: { title: 'Jacquerie à la fin', about: 'La jacquerie est la dernière carte.' },
  harvestByLetter: { title: 'Récolte selon la lettre', about: 'La récolte de la lettre B demande deux de nourriture.' },
  educationTracks: { title: 'Instruction', about: 'Si l’instruction connaît aussi la piste de développement.' },
  seven: { title: 'sept pistes' },
  six: { title: 'six, sans développement' },
  leviesStrict: { title: 'Redevances strictes', about: 'Qui le peut doit payer les redevances en entier.' },
  tradingHouseTies: {
    title: 'Égalité à la maison de commerce',
    about: 'Être à égalité pour une marchandise y compte aussi.',
  },
  bribery: { title: 'Pots-de-vin', about: 'Ce qui peut être offert à qui complote contre toi.' },
  full: { title: 'pièces et marchandises au choix' },
  menu: { title: 'une courte liste' },
  off: { title: 'aucun' },
  tavern: { title: 'Taverne', about: 'La taverne est parmi les tuiles de lieu.' },
};
