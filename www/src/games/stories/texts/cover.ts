// The texts that are needed before the engine is loaded: name, description and options.

import type { Language, Speaking } from '../../../i18n/language.js';
import type { CoverTexts } from '../../game-view.js';

const en: CoverTexts = {
  title: 'Orléans Stories',
  pitch: 'Settle a valley of hexes, and live through a story: found the first kingdom, or win the favour of the king.',
  setup: {
    firstKingdom: {
      title: 'The First Kingdom',
      about:
        'A race through eight epochs: settle, outlast famine and plague, and be the first with every task done. It has no time limit.',
    },
    kingsFavor: {
      title: 'The King’s Favor',
      about:
        'Five years of four seasons. Each winter the king looks at what he asked for; players who fail him too often are sent away.',
    },
    techNeedsTwoFollowerSpaces: {
      title: 'Technology beside two followers',
      about: 'Technology goes only to places with two spaces for followers; otherwise a space for a good counts, too.',
    },
    strictGoodsOnSpaces: {
      title: 'Goods stay where they lie',
      about: 'Goods on spaces other than the gate and the tower do not come back to your stock.',
    },
    reentry: {
      title: 'Return to the map',
      about: 'A player who controls nothing may enter a start village that nobody holds.',
    },
    clearEliminated: {
      title: 'Players sent away leave the map',
      about: 'Their settlers and fortresses go; villages and churches stay.',
    },
    favouriteTiles: {
      title: 'Favour tiles',
      about: 'How many each player has; each makes up for one missed objective.',
    },
    startTilesFrom: {
      title: 'First tiles of the players',
      about: 'They come from the market place, or from storage while it lasts.',
    },
    market: { title: 'from the market place' },
    storage: { title: 'from storage' },
    safetyValve: {
      title: 'Help when tiles run out',
      about: 'Not a rule of the box: a rare kind that has run out on the market place gets one tile back each round.',
    },
    conditionsMustHold: {
      title: 'Conditions must hold on entering',
      about: 'What an epoch asks for must be so when you enter it; that it was so earlier in the game does not count.',
    },
    roundLimit: {
      title: 'Maximum rounds',
      about: 'Not a rule of the box: after that many rounds tasks, citizens and wealth decide. 0 is no limit.',
    },
  },
};

const de: CoverTexts = {
  title: 'Orléans Stories',
  pitch:
    'Besiedle ein Tal aus Sechsecken und erlebe eine Geschichte: Gründe das erste Königreich, oder gewinne die Gunst des Königs.',
  setup: {
    firstKingdom: {
      title: 'Das erste Königreich',
      about:
        'Ein Wettlauf durch acht Epochen: Besiedle das Tal, überstehe Hungersnot und Pest, und erfülle als Erster alle Aufgaben. Ohne Zeitgrenze.',
    },
    kingsFavor: {
      title: 'Die Gunst des Königs',
      about:
        'Fünf Jahre mit vier Jahreszeiten. Jeden Winter prüft der König, was er verlangt hat; wer ihn zu oft enttäuscht, muss gehen.',
    },
    techNeedsTwoFollowerSpaces: {
      title: 'Technik neben zwei Gefolgsleuten',
      about: 'Technik nur an Orten mit zwei Feldern für Gefolgsleute; sonst zählt auch ein Feld für eine Ware.',
    },
    strictGoodsOnSpaces: {
      title: 'Waren bleiben liegen',
      about: 'Waren auf anderen Feldern als Tor und Turm kommen nicht in den Vorrat zurück.',
    },
    reentry: {
      title: 'Rückkehr auf die Karte',
      about: 'Wer nichts beherrscht, darf in ein Startdorf, das niemand hält.',
    },
    clearEliminated: {
      title: 'Wer gehen muss, verlässt die Karte',
      about: 'Siedler und Festungen gehen, Dörfer und Kirchen bleiben.',
    },
    favouriteTiles: {
      title: 'Gunstplättchen',
      about: 'So viele hat jeder; jedes gleicht ein verfehltes Ziel aus.',
    },
    startTilesFrom: {
      title: 'Erste Plättchen der Spieler',
      about: 'Vom Marktplatz, oder aus dem Lager, soweit es reicht.',
    },
    market: { title: 'vom Marktplatz' },
    storage: { title: 'aus dem Lager' },
    safetyValve: {
      title: 'Hilfe, wenn Plättchen ausgehen',
      about: 'Keine Regel des Spiels: Ist eine seltene Art auf dem Marktplatz ausgegangen, kommt je Runde eine zurück.',
    },
    conditionsMustHold: {
      title: 'Bedingungen gelten beim Aufstieg',
      about: 'Was eine Epoche verlangt, muss beim Aufstieg so sein; dass es früher im Spiel so war, zählt nicht.',
    },
    roundLimit: {
      title: 'Höchstens so viele Runden',
      about: 'Keine Regel des Spiels: Danach entscheiden Aufgaben, Bürger und Vermögen. 0 ist keine Grenze.',
    },
  },
};

const fr: CoverTexts = {
  title: 'Orléans Stories',
  pitch: 'Peuple une vallée d’hexagones et vis une histoire : fonde le premier royaume, ou gagne la faveur du roi.',
  setup: {
    firstKingdom: {
      title: 'Le premier royaume',
      about:
        'Une course à travers huit époques : peuple la vallée, survis à la famine et à la peste, et accomplis le premier toutes les tâches. Sans limite de temps.',
    },
    kingsFavor: {
      title: 'La faveur du roi',
      about:
        'Cinq ans de quatre saisons. Chaque hiver, le roi regarde ce qu’il a demandé ; qui le déçoit trop souvent doit partir.',
    },
    techNeedsTwoFollowerSpaces: {
      title: 'Technologie à côté de deux compagnons',
      about:
        'La technologie ne va que dans les lieux à deux cases de compagnons ; sinon une case de bien compte aussi.',
    },
    strictGoodsOnSpaces: {
      title: 'Les biens restent en place',
      about: 'Les biens posés ailleurs que sur la porte et la poudrière ne reviennent pas dans la réserve.',
    },
    reentry: {
      title: 'Retour sur la carte',
      about: 'Qui ne contrôle rien peut entrer dans un village de départ que personne ne tient.',
    },
    clearEliminated: {
      title: 'Qui part quitte la carte',
      about: 'Ses colons et ses forteresses s’en vont ; villages et églises restent.',
    },
    favouriteTiles: {
      title: 'Jetons de faveur',
      about: 'Chacun a autant de jetons ; chaque jeton rachète un objectif manqué.',
    },
    startTilesFrom: {
      title: 'Premières tuiles des joueurs',
      about: 'Elles viennent de la place du marché, ou de l’entrepôt tant qu’il en a.',
    },
    market: { title: 'de la place du marché' },
    storage: { title: 'de l’entrepôt' },
    safetyValve: {
      title: 'Secours quand les tuiles manquent',
      about: 'Pas une règle du jeu : une espèce rare épuisée sur la place du marché reçoit une tuile par manche.',
    },
    conditionsMustHold: {
      title: 'Conditions vérifiées à l’entrée',
      about: 'Ce qu’une époque demande doit être vrai quand on y entre ; l’avoir été plus tôt ne compte pas.',
    },
    roundLimit: {
      title: 'Nombre de manches au plus',
      about: 'Pas une règle du jeu : ensuite tâches, citoyens et richesse décident. 0 : sans limite.',
    },
  },
};

const TEXTS: Record<Language, CoverTexts> = { en, de, fr };

export const coverTexts = ({ language }: Speaking): CoverTexts => TEXTS[language];
