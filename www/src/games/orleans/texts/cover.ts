// The texts that are needed before the engine is loaded: name, description and options.

import type { Language, Speaking } from '../../../i18n/language.js';
import type { CoverTexts } from '../../game-view.js';

const en: CoverTexts = {
  title: 'Orléans',
  pitch: 'Draw followers from your bag, put them to work, and let your town grow around them.',
  setup: {
    later: { title: 'later (A, B, C)' },
    2014: { title: 'first (2014)' },
    planning: { title: 'Planning', about: 'Everyone plans at once, or one after the other.' },
    simultaneous: { title: 'all at once' },
    inOrder: { title: 'one after the other' },
    drawOptional: { title: 'Draw fewer', about: 'Fewer followers may be drawn than allowed.' },
    lenientBonus: {
      title: 'Recruit without bonus',
      about: 'You may recruit even when the good or technology it brings has run out.',
    },
    bankTotal: {
      title: 'Coins in the bank',
      about: 'The value of all coins, if they can run out; first edition only.',
    },
    bathhouse: { title: 'Bathhouse', about: 'The bathhouse is an action, or an additional draw.' },
    bathhouseSpace: { title: 'Space of the bathhouse', about: 'Whom the space of the bathhouse takes.' },
    action: { title: 'an action that places followers' },
    draw: { title: 'an additional draw' },
    placePool: {
      title: 'Place tiles of each category',
      about: 'How many random place tiles of each category; later edition only.',
    },
    any: { title: 'anyone' },
    farmer: { title: 'farmer' },
    boatman: { title: 'boatman' },
    craftsman: { title: 'craftsman' },
    trader: { title: 'trader' },
    knight: { title: 'knight' },
    scholar: { title: 'scholar' },
    monk: { title: 'monk' },
    modules: { title: 'The expansion Trade & Intrigue' },
    orders: {
      title: 'Orders',
      about: 'Five open order cards: deliver the goods of a card to its town for points, and pass for the round.',
    },
    newEvents: {
      title: 'New events',
      about: 'Thirty-two other hour-glass cards in four groups, A to D, most of them harsher.',
    },
    newDeeds: { title: 'New deeds', about: 'Ten other deeds, each with a reward of its own.' },
    intrigue: {
      title: 'Intrigue',
      about: 'Instead of deeds, nine intriguers who harm opponents; they may bribe you to be spared.',
    },
    newPlaces: { title: 'New place tiles', about: 'Brasserie, trading house and sheep farm join the place tiles.' },
    civics: { title: 'Boards of deeds and intrigue' },
    placeTiles: { title: 'New place tiles' },
    civicBoard: {
      title: 'Deeds and intrigue together',
      about: 'Both replace the board of deeds: play one of them, or both boards as a variant.',
    },
    one: { title: 'one board only' },
    both: { title: 'both boards' },
    peasantsLast: { title: 'Uprising at the end', about: 'The peasant uprising is the last card.' },
    harvestByLetter: { title: 'Harvest by letter', about: 'The harvest with the letter B asks for two food.' },
    educationTracks: { title: 'Training', about: 'Whether training also works on the development track.' },
    seven: { title: 'seven tracks' },
    six: { title: 'six, without development' },
    leviesStrict: { title: 'Strict dues', about: 'Players who can must pay the dues in full.' },
    tradingHouseTies: { title: 'Ties at the trading house', about: 'A tie for the most of a good counts there, too.' },
    bribery: { title: 'Bribery', about: 'What you may offer a player who plots against you.' },
    full: { title: 'any coins and goods' },
    menu: { title: 'a short list' },
    off: { title: 'no bribes' },
    tavern: { title: 'Tavern', about: 'The tavern is among the place tiles.' },
  },
};

const de: CoverTexts = {
  title: 'Orléans',
  pitch: 'Ziehe Gefolgsleute aus deinem Beutel, schicke sie an die Arbeit und lass deine Stadt um sie herum wachsen.',
  setup: {
    later: { title: 'spätere (A, B, C)' },
    2014: { title: 'erste (2014)' },
    planning: { title: 'Planung', about: 'Alle planen gleichzeitig, oder nacheinander.' },
    simultaneous: { title: 'alle gleichzeitig' },
    inOrder: { title: 'nacheinander' },
    drawOptional: { title: 'Weniger ziehen', about: 'Es dürfen weniger Gefolgsleute gezogen werden als erlaubt.' },
    lenientBonus: {
      title: 'Anwerben ohne Bonus',
      about: 'Angeworben wird auch ohne die Ware oder Technik, die vergriffen ist.',
    },
    bankTotal: {
      title: 'Münzen in der Stadtkasse',
      about: 'Der Wert aller Münzen, wenn sie ausgehen können; nur erste Ausgabe.',
    },
    bathhouse: { title: 'Badehaus', about: 'Das Badehaus ist eine Aktion, oder es zieht nach dem Ziehen.' },
    bathhouseSpace: { title: 'Feld des Badehauses', about: 'Wen das Feld des Badehauses aufnimmt.' },
    action: { title: 'eine Aktion, die Gefolgsleute einsetzt' },
    draw: { title: 'zusätzliches Ziehen' },
    placePool: {
      title: 'Ortskarten je Kategorie',
      about: 'So viele zufällige Ortskarten jeder Kategorie; nur spätere Ausgabe.',
    },
    any: { title: 'alle' },
    farmer: { title: 'Bauer' },
    boatman: { title: 'Schiffer' },
    craftsman: { title: 'Handwerker' },
    trader: { title: 'Händler' },
    knight: { title: 'Ritter' },
    scholar: { title: 'Gelehrter' },
    monk: { title: 'Mönch' },
    modules: { title: 'Die Erweiterung Handel & Intrige' },
    orders: {
      title: 'Aufträge',
      about:
        'Fünf offene Auftragskarten: Wer die Waren einer Karte in ihre Stadt liefert, bekommt Punkte und passt für die Runde.',
    },
    newEvents: {
      title: 'Neue Ereignisse',
      about: 'Zweiunddreißig andere Stundenglaskarten in vier Gruppen, A bis D, die meisten härter.',
    },
    newDeeds: { title: 'Neue Werke', about: 'Zehn andere Werke, jedes mit eigener Belohnung.' },
    intrigue: {
      title: 'Intrige',
      about: 'Statt der Werke neun Intriganten, die Gegnern schaden; wer getroffen würde, darf dich bestechen.',
    },
    newPlaces: { title: 'Neue Ortskarten', about: 'Brasserie, Handelshaus und Schafsfarm kommen zu den Ortskarten.' },
    civics: { title: 'Pläne der Werke und der Intrige' },
    placeTiles: { title: 'Neue Ortskarten' },
    civicBoard: {
      title: 'Werke und Intrige zusammen',
      about: 'Beide ersetzen den Plan der Werke: Spielt mit einem von ihnen, oder als Variante mit beiden.',
    },
    one: { title: 'nur ein Plan' },
    both: { title: 'beide Pläne' },
    peasantsLast: { title: 'Aufstand am Ende', about: 'Der Bauernaufstand ist die letzte Karte.' },
    harvestByLetter: { title: 'Ernte nach Buchstaben', about: 'Die Ernte mit dem Buchstaben B verlangt zwei Nahrung.' },
    educationTracks: { title: 'Ausbildung', about: 'Ob die Ausbildung auch auf der Entwicklungsleiste gilt.' },
    seven: { title: 'sieben Leisten' },
    six: { title: 'sechs, ohne Entwicklung' },
    leviesStrict: { title: 'Strenge Abgaben', about: 'Wer kann, muss die Abgaben ganz bezahlen.' },
    tradingHouseTies: {
      title: 'Gleichstand im Handelshaus',
      about: 'Dort zählt auch ein Gleichstand um die meisten einer Warenart.',
    },
    bribery: { title: 'Bestechung', about: 'Was dem angeboten werden darf, der gegen dich intrigiert.' },
    full: { title: 'beliebige Münzen und Waren' },
    menu: { title: 'eine kurze Liste' },
    off: { title: 'keine Bestechung' },
    tavern: { title: 'Taverne', about: 'Die Taverne ist unter den Ortskarten.' },
  },
};

const fr: CoverTexts = {
  title: 'Orléans',
  pitch: 'Pioche des partisans dans ton sac, mets-les au travail, et fais grandir ta ville autour d’eux.',
  setup: {
    later: { title: 'plus récente (A, B, C)' },
    2014: { title: 'première (2014)' },
    planning: { title: 'Planification', about: 'Tous planifient en même temps, ou l’un après l’autre.' },
    simultaneous: { title: 'tous en même temps' },
    inOrder: { title: 'l’un après l’autre' },
    drawOptional: { title: 'Piocher moins', about: 'On peut piocher moins de partisans que permis.' },
    lenientBonus: {
      title: 'Recruter sans bonus',
      about: 'On recrute aussi sans la marchandise ou la technologie épuisée.',
    },
    bankTotal: {
      title: 'Pièces de la banque',
      about: 'La valeur de toutes les pièces, si elles peuvent manquer ; première édition seulement.',
    },
    bathhouse: { title: 'Étuves', about: 'Les étuves sont une action, ou une pioche après la pioche.' },
    bathhouseSpace: { title: 'Case des étuves', about: 'Qui la case des étuves accueille.' },
    action: { title: 'une action qui place des partisans' },
    draw: { title: 'une pioche supplémentaire' },
    placePool: {
      title: 'Tuiles de lieu par catégorie',
      about: 'Autant de tuiles de lieu au hasard de chaque catégorie ; édition récente seulement.',
    },
    any: { title: 'n’importe qui' },
    farmer: { title: 'fermier' },
    boatman: { title: 'marinier' },
    craftsman: { title: 'artisan' },
    trader: { title: 'négociant' },
    knight: { title: 'chevalier' },
    scholar: { title: 'érudit' },
    monk: { title: 'moine' },
    modules: { title: 'L’extension Commerce & Intrigue' },
    orders: {
      title: 'Commandes',
      about:
        'Cinq cartes de commande visibles : qui livre les marchandises d’une carte dans sa ville gagne des points et passe pour la manche.',
    },
    newEvents: {
      title: 'Nouveaux événements',
      about: 'Trente-deux autres cartes de sablier, en quatre groupes de A à D, pour la plupart plus dures.',
    },
    newDeeds: { title: 'Nouveaux bienfaits', about: 'Dix autres bienfaits, chacun avec sa récompense.' },
    intrigue: {
      title: 'Intrigue',
      about: 'À la place des bienfaits, neuf intrigants qui nuisent aux adversaires ; ceux-ci peuvent te soudoyer.',
    },
    newPlaces: {
      title: 'Nouvelles tuiles de lieu',
      about: 'Auberge, maison de commerce et bergerie rejoignent les tuiles de lieu.',
    },
    civics: { title: 'Plateaux des bienfaits et de l’intrigue' },
    placeTiles: { title: 'Nouvelles tuiles de lieu' },
    civicBoard: {
      title: 'Bienfaits et intrigue ensemble',
      about: 'Les deux remplacent le plateau des bienfaits : on joue avec l’un d’eux, ou, en variante, avec les deux.',
    },
    one: { title: 'un seul plateau' },
    both: { title: 'les deux plateaux' },
    peasantsLast: { title: 'Jacquerie à la fin', about: 'La jacquerie est la dernière carte.' },
    harvestByLetter: {
      title: 'Récolte selon la lettre',
      about: 'La récolte de la lettre B demande deux de nourriture.',
    },
    educationTracks: { title: 'Instruction', about: 'Si l’instruction vaut aussi pour la piste de développement.' },
    seven: { title: 'sept pistes' },
    six: { title: 'six, sans développement' },
    leviesStrict: { title: 'Redevances strictes', about: 'Qui le peut doit payer les redevances en entier.' },
    tradingHouseTies: {
      title: 'Égalité à la maison de commerce',
      about: 'Être à égalité pour une marchandise y compte aussi.',
    },
    bribery: { title: 'Pots-de-vin', about: 'Ce que tu peux offrir à qui complote contre toi.' },
    full: { title: 'pièces et marchandises au choix' },
    menu: { title: 'une courte liste' },
    off: { title: 'aucun' },
    tavern: { title: 'Taverne', about: 'La taverne est parmi les tuiles de lieu.' },
  },
};

const TEXTS: Record<Language, CoverTexts> = { en, de, fr };

export const coverTexts = ({ language }: Speaking): CoverTexts => TEXTS[language];
