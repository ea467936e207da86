// Commerce & Intrigue en français : ce que font les choses. Leurs noms sont imprimés : voir names.ts.

import { counting } from '../../../../i18n/language.js';
import type * as english from '../en/trade-tables.js';

const many = counting('fr');
const coins = (count: number) => many(count, 'pièce', 'pièces');

export const civics: typeof english.civics = {
  alchemy: {
    short: 'piocher 1, placer',
    about:
      'Pour chaque partisan envoyé ici, tu peux en piocher un dans ton sac et le placer aussitôt sur une case libre. Qui achève le bienfait prend son bourgeois.',
  },
  court: {
    short: '1 pièce',
    about: 'Chaque partisan rapporte une pièce. Qui achève le bienfait utilise un de ses lieux gratuitement.',
  },
  harvestFestival: {
    short: 'le bien posé là',
    about: 'Chaque partisan rapporte la marchandise de sa case. Qui achève le bienfait reçoit 2 pièces.',
  },
  sheepBreeding: {
    short: 'le bien posé là',
    about: 'Chaque partisan rapporte la marchandise de sa case. Qui achève le bienfait reçoit 2 pièces.',
  },
  coinage: {
    short: '3 pièces',
    about: 'Chaque partisan rapporte 3 pièces. Qui achève le bienfait en reçoit 3 de plus.',
  },
  research: {
    short: '2 pas',
    about: 'Chaque partisan rapporte 2 pas de développement. Qui achève le bienfait en fait 3 de plus.',
  },
  towing: {
    short: 'par l’eau',
    about: 'Avec chaque partisan, ton marchand peut suivre une voie d’eau. Qui achève le bienfait prend son bourgeois.',
  },
  architecture: {
    short: '1 bourgeois',
    about:
      'Chaque partisan rapporte un bourgeois. Qui achève le bienfait peut bâtir un comptoir dans la ville de son marchand.',
  },
  townRights: {
    short: 'tuile de lieu',
    about:
      'Chaque partisan peut rapporter une tuile de lieu, selon ta piste des négociants. Qui achève le bienfait prend son bourgeois.',
  },
  navigation: {
    short: 'technologie',
    about:
      'Chaque partisan peut rapporter une des technologies posées à côté, selon ta piste des artisans. Qui achève le bienfait prend son bourgeois.',
  },
  swindler: {
    short: 'échanger un bien',
    about:
      'Échange une de tes marchandises contre celle d’un adversaire. Qui occupe la dernière case prend une marchandise au marché aux marchandises.',
  },
  arsonist: {
    short: 'brûler un comptoir',
    about:
      'Un comptoir adverse dans la ville de ton marchand retourne à son propriétaire. Qui occupe la dernière case peut y bâtir.',
  },
  kidnapper: {
    short: '1 pièce, enlever',
    about:
      'Prends une pièce ; un marchand adverse doit aller à Orléans. Qui occupe la dernière case prend le bourgeois.',
  },
  torturer: {
    short: '1 pièce, torturer',
    about:
      'Prends une pièce ; chaque adversaire abandonne quelque chose. Qui occupe la dernière case prend le bourgeois.',
  },
  executioner: {
    short: '2 pièces, exécuter',
    about:
      'Prends 2 pièces ; un adversaire pioche un partisan dans son sac et le perd s’il est neutre. Qui occupe la dernière case prend le bourgeois.',
  },
  saboteur: {
    short: '1 pièce, saboter',
    about:
      'Prends une pièce ; un partisan adverse quitte sa case et retourne dans le sac de son propriétaire. Qui occupe la dernière case prend le bourgeois.',
  },
  spy: {
    short: 'voler une technologie',
    about:
      'Une technologie adverse va sur la même case de ton plateau. Qui occupe la dernière case prend une tuile de technologie.',
  },
  taxCollector: {
    short: '2 pièces de chacun',
    about: 'Chaque adversaire te donne jusqu’à 2 pièces. Qui occupe la dernière case en reçoit 2 de plus.',
  },
  traitor: {
    short: 'toi +1, l’autre −1',
    about:
      'Sur une piste où un adversaire est devant, tu avances d’un pas et il recule d’un pas. Qui occupe la dernière case prend le bourgeois.',
  },
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
    brings: (amount) => `chacun donne une marchandise contre des pas de développement, ou paie ${coins(amount)}`,
  },
  wedding: { brings: (amount) => `chacun pioche ${amount} partisans vers son marché` },
  sabotage: { brings: () => 'les lieux équipés d’une technologie sont inutilisables pendant cette manche' },
  amnesty: { brings: () => 'les recrues peuvent aller aussitôt sur une case libre' },
  defect: { brings: () => 'chacun rend une tuile de technologie' },
  torture: { brings: (amount) => `chacun abandonne ${amount} choses ; les pièces n’y font rien` },
  holiday: { brings: () => 'la carte suivante compte aussitôt' },
  bookBurning: { brings: () => 'chacun recule à l’étoile précédente de la piste de développement' },
  levies: {
    brings: (amount) => `chacun donne des marchandises d’une valeur de ${amount}, ou autre chose par point manquant`,
  },
  peasantsRevolt: {
    brings: () => 'les fermiers peuvent aller sur toutes les cases sauf celles des moines, puis repartent',
  },
  technologyTax: { brings: (amount) => `chacun paie ${coins(amount)} par technologie sur une case` },
  summons: { brings: (amount) => `chaque marchand va à Orléans, ou son propriétaire paie ${coins(amount)}` },
  famine: { brings: (amount) => `chacun perd ${amount} partisans neutres de son choix` },
  pollTax: { brings: (amount) => `chacun paie ${coins(amount)} par partisan hors du sac` },
  tithe: { brings: (amount) => `chacun paie une pièce sur ${amount} qu’il possède` },
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
