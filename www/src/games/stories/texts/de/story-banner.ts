// The turning points of both stories, in our own words, in German.

import { listing } from '../../../../i18n/language.js';
import type { Texts } from '../en.js';

const list = listing('de');

export const tale: Texts['tale'] = {
  label: 'Die Geschichte',
  open: 'Noch einmal lesen',
  fold: 'Weiterspielen',
  begins: {
    firstKingdom: {
      title: 'Das erste Königreich',
      text: 'Ein leeres Tal, ein paar Hütten, und Menschen, die auf dich schauen. Nimm Land, errichte Dörfer und Kirchen, und sende deine Besten zu Werken, die sie überdauern. Wer zuerst jede Aufgabe erfüllt und dazu reich ist, gründet das erste Königreich.',
    },
    kingsFavor: {
      title: 'Die Gunst des Königs',
      text: 'Der König ist alt und sucht einen einzigen Günstling. Fünf Jahre lang zählt er jeden Winter, was er im Frühling verlangt hat. Ein Versäumnis lässt sich verzeihen; das zweite schließt die Tore des Hofes. Am Ende zählen das Schloss und was du besitzt.',
    },
  },
  told: {
    I: { title: 'Besiedlung', text: 'Die ersten Feuer brennen im Tal. Land ist genug für alle da.' },
    II: {
      title: 'Gelehrte auf der Straße',
      text: 'Mit ihnen kommen Bücher und seltsame Maschinen. Universität und Labor öffnen ihre Türen.',
    },
    III: {
      title: 'Hungersnot',
      text: 'Die Ernte fault im Regen. Dörfer wollen in jeder Runde ernährt sein, sonst ziehen Leute fort, bis das Vorratslager voll ist.',
    },
    IV: {
      title: 'Die Grenzen rücken',
      text: 'Ritter reiten durch das Tal. Was keine Mauern hat, wechselt den Herrn: Burg und Festung stehen dir offen.',
    },
    V: {
      title: 'Das Kloster',
      text: 'Mönche legen den ersten Stein. Solange du in ihrer Epoche lebst, betritt niemand dein Land, und du nimmst keines.',
    },
    VI: {
      title: 'Die Straßen sind voll',
      text: 'Kaufleute bringen, was hier noch niemand gesehen hat. Handel bringt Ruhm.',
    },
    VII: {
      title: 'Pest',
      text: 'Sie kommt mit den Schiffen und holt sich in jeder Runde einige deiner Leute, bis es eine Arznei gibt.',
    },
    VIII: {
      title: 'Frieden',
      text: 'Die Schwerter hängen an der Wand. Wer in dieser Epoche lebt, teilt das Land mit allen, und niemand wird vertrieben.',
    },
    foodDepot: { title: 'Die Speicher sind voll', text: 'Die Hungersnot ist vorbei, für alle und sofort.' },
    medicine: { title: 'Eine Arznei ist gefunden', text: 'Die Pest ist vorbei, für alle und sofort.' },
  },
  first: (name) => `So weit wie ${name} war noch niemand.`,
  seasons: {
    spring: { title: 'Frühling', text: 'Kähne kommen den Fluss herauf: Auf dem Marktplatz liegen neue Plättchen.' },
    summer: { title: 'Sommer', text: 'Bisher ein gutes Jahr: Alle verdienen etwas.' },
    autumn: { title: 'Herbst', text: 'Der Hof will essen: Alle geben Nahrung.' },
    winter: { title: 'Winter', text: 'Am Ende dieser Runde zählt der König, was er verlangt hat.' },
  },
  year: (roman) => ({
    title: `Jahr ${roman}`,
    text: 'Neue Ziele, neue Rechte: Was auf den alten lag, ist fort.',
  }),
  out: (name) => ({
    title: `${name} verlässt den Hof`,
    text: `Der König hat vergebens gewartet. ${name} spielt nicht mehr mit; was auf der Karte steht, bleibt.`,
  }),
  end: {
    firstKingdom: (names) => ({
      title: names.length > 1 ? 'Ein Reich mit mehreren Kronen' : 'Das erste Königreich steht',
      text: names.length > 1 ? `${list(names)} teilen sich den Sieg.` : `${names[0]} hat den Wettlauf gewonnen.`,
    }),
    kingsFavor: (names) => ({
      title: 'Der König hat gewählt',
      text: names.length > 1 ? `${list(names)} teilen sich seine Gunst.` : `${names[0]} hat die Gunst des Königs.`,
    }),
  },
};
