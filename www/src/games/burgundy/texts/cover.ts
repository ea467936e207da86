// The texts that are needed before the engine is loaded: name, description and options.

import type { Language, Speaking } from '../../../i18n/language.js';
import type { CoverTexts } from '../../game-view.js';

const en: CoverTexts = {
  title: 'The Castles of Burgundy',
  pitch: 'Two dice a turn build a duchy: take tiles, place them, score what you complete.',
  setup: {
    setup: {
      title: 'Duchies',
      about: 'Everyone plays duchy 1, or boards are dealt and each player chooses a side, in turn or all at once.',
    },
    scoreStartArea: { title: 'Start castle scores', about: 'The start castle scores an area that it completes.' },
    buyDuringAction: {
      title: 'Buy at any moment',
      about: 'The purchase may also be made while an effect is pending, as in the 2019 edition.',
    },
    t8BoostsFreeShift: {
      title: 'Stronger knowledge 8',
      about: 'With knowledge 8 the free change of knowledge 9 to 12 may also be by 2.',
    },
    tieBreak: {
      title: 'Ties',
      about: 'Who wins a tie: the player with the most empty spaces or, as in other printings, the fewest.',
    },
    basic: { title: 'everyone plays duchy 1' },
    advancedOpen: { title: 'dealt, chosen in turn' },
    advancedSecret: { title: 'dealt, chosen at once' },
    mostEmpty: { title: 'most empty spaces win' },
    fewestEmpty: { title: 'fewest empty spaces win' },
  },
};

const de: CoverTexts = {
  title: 'Die Burgen von Burgund',
  pitch: 'Zwei Würfel je Zug bauen ein Fürstentum: Plättchen nehmen, legen und werten, was fertig wird.',
  setup: {
    setup: {
      title: 'Fürstentümer',
      about:
        'Alle spielen Fürstentum 1, oder Tableaus werden ausgeteilt und die Seiten offen oder gleichzeitig gewählt.',
    },
    scoreStartArea: {
      title: 'Startburg wird gewertet',
      about: 'Ein Gebiet, das schon die Startburg vollendet, bringt Punkte.',
    },
    buyDuringAction: {
      title: 'Jederzeit kaufen',
      about: 'Du darfst auch kaufen, während du ein Plättchen ausführst, wie in der Ausgabe von 2019.',
    },
    t8BoostsFreeShift: {
      title: 'Stärkeres Wissen 8',
      about: 'Mit Wissen 8 darf auch die kostenlose Änderung von Wissen 9 bis 12 bis zu 2 betragen.',
    },
    tieBreak: {
      title: 'Gleichstand',
      about: 'Wer bei Gleichstand gewinnt: die meisten leeren Felder oder, wie in anderen Auflagen, die wenigsten.',
    },
    basic: { title: 'alle spielen Fürstentum 1' },
    advancedOpen: { title: 'ausgeteilt, reihum gewählt' },
    advancedSecret: { title: 'ausgeteilt, gleichzeitig gewählt' },
    mostEmpty: { title: 'die meisten leeren Felder gewinnen' },
    fewestEmpty: { title: 'die wenigsten leeren Felder gewinnen' },
  },
};

const fr: CoverTexts = {
  title: 'Les Châteaux de Bourgogne',
  pitch: 'Deux dés par tour pour bâtir un duché : prends des tuiles, pose-les, complète des régions.',
  setup: {
    setup: {
      title: 'Duchés',
      about:
        'Tout le monde joue le duché 1, ou les plateaux sont distribués et les faces choisies ouvertement ou en même temps.',
    },
    scoreStartArea: {
      title: 'Points pour le château de départ',
      about: 'La région que complète le château de départ rapporte des points.',
    },
    buyDuringAction: {
      title: 'Acheter à tout moment',
      about: 'On peut aussi acheter pendant un effet, comme dans l’édition de 2019.',
    },
    t8BoostsFreeShift: {
      title: 'Savoir 8 renforcé',
      about: 'Le savoir 8 porte à deux la modification gratuite des savoirs 9 à 12.',
    },
    tieBreak: {
      title: 'Égalité',
      about: 'Qui gagne en cas d’égalité : qui a le plus de cases vides ou, dans d’autres éditions, le moins.',
    },
    basic: { title: 'tous jouent le duché 1' },
    advancedOpen: { title: 'distribués, choisis à tour de rôle' },
    advancedSecret: { title: 'distribués, choisis en même temps' },
    mostEmpty: { title: 'le plus de cases vides gagne' },
    fewestEmpty: { title: 'le moins de cases vides gagne' },
  },
};

const TEXTS: Record<Language, CoverTexts> = { en, de, fr };

export const coverTexts = ({ language }: Speaking): CoverTexts => TEXTS[language];
