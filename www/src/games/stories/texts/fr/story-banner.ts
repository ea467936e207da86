// The turning points of both stories, in our own words, in French.

import { listing } from '../../../../i18n/language.js';
import type { Texts } from '../en.js';

const list = listing('fr');

export const tale: Texts['tale'] = {
  label: 'L’histoire',
  open: 'Relire',
  fold: 'Continuer la partie',
  begins: {
    firstKingdom: {
      title: 'Le premier royaume',
      text: 'Une vallée vide, quelques huttes, et des gens qui comptent sur toi. Prends des terres, bâtis villages et églises, et envoie les meilleurs vers des œuvres qui leur survivront. Qui accomplit le premier toutes les tâches, et se trouve riche de surcroît, fonde le premier royaume.',
    },
    kingsFavor: {
      title: 'La faveur du roi',
      text: 'Le roi est vieux et ne veut qu’un favori. Pendant cinq ans, chaque hiver, il compte ce qu’il a demandé au printemps. Un manquement se pardonne ; le second ferme les portes de la cour. À la fin comptent le château, et ce que tu possèdes.',
    },
  },
  told: {
    I: { title: 'Peuplement', text: 'Les premiers feux brûlent dans la vallée. Il y a de la terre pour tous.' },
    II: {
      title: 'Des savants sur la route',
      text: 'Avec eux viennent des livres et d’étranges machines. L’université et le laboratoire ouvrent leurs portes.',
    },
    III: {
      title: 'Famine',
      text: 'La récolte pourrit sous la pluie. Il faut nourrir les villages à chaque manche, ou des gens s’en vont, jusqu’à ce que le grenier soit plein.',
    },
    IV: {
      title: 'Les frontières bougent',
      text: 'Des chevaliers parcourent la vallée. Ce qui n’a pas de murs changera de mains : le donjon et la forteresse te sont ouverts.',
    },
    V: {
      title: 'Le monastère',
      text: 'Des moines posent la première pierre. Tant que tu vis dans leur époque, personne n’entre chez toi, et tu ne prends aucune terre.',
    },
    VI: {
      title: 'Les routes sont pleines',
      text: 'Des marchands apportent ce que personne n’a vu ici. Le commerce donne de la renommée.',
    },
    VII: {
      title: 'Peste',
      text: 'Elle vient avec les bateaux et prend à chaque manche quelques-uns de tes gens, jusqu’à ce qu’il y ait un remède.',
    },
    VIII: {
      title: 'Paix',
      text: 'Les épées sont accrochées. Qui vit dans cette époque partage la terre avec tous, et personne n’est chassé.',
    },
    foodDepot: { title: 'Les greniers sont pleins', text: 'La famine est finie, pour tous et tout de suite.' },
    medicine: { title: 'Un remède est trouvé', text: 'La peste est finie, pour tous et tout de suite.' },
  },
  first: (name) => `Personne n’était allé si loin avant ${name}.`,
  seasons: {
    spring: {
      title: 'Printemps',
      text: 'Des gabares remontent le fleuve : de nouvelles tuiles sont sur la place du marché.',
    },
    summer: { title: 'Été', text: 'Une bonne année jusqu’ici : tous gagnent quelque chose.' },
    autumn: { title: 'Automne', text: 'La cour veut manger : tous donnent de la nourriture.' },
    winter: { title: 'Hiver', text: 'À la fin de cette manche, le roi compte ce qu’il a demandé.' },
  },
  year: (roman) => ({
    title: `An ${roman}`,
    text: 'De nouveaux objectifs, de nouveaux droits : ce qui était sur les anciens est parti.',
  }),
  out: (name) => ({
    title: `${name} quitte la cour`,
    text: `Le roi a attendu en vain. ${name} ne joue plus ; ce qui est sur la carte y reste.`,
  }),
  end: {
    firstKingdom: (names) => ({
      title: names.length > 1 ? 'Un royaume à plusieurs couronnes' : 'Le premier royaume est fondé',
      text: names.length > 1 ? `${list(names)} partagent la victoire.` : `${names[0]} a gagné la course.`,
    }),
    kingsFavor: (names) => ({
      title: 'Le roi a choisi',
      text: names.length > 1 ? `${list(names)} partagent sa faveur.` : `${names[0]} a la faveur du roi.`,
    }),
  },
};
