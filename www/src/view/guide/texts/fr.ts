// Les introductions en français.

import type { LessonId } from '../lessons.js';
import type { GuideTexts, Taught } from './en.js';

const burgundy: Record<LessonId<'burgundy'>, Taught> = {
  take: {
    title: 'Un dé prend une tuile',
    text: 'Tu as deux dés, et chacun est une action. Un dé prend une tuile dans le dépôt de son chiffre et la met en réserve.',
  },
  place: {
    title: 'Un dé pose une tuile',
    text: 'Une tuile en réserve se pose sur une case de sa couleur et du chiffre du dé, à côté d’une tuile déjà posée.',
  },
  load: {
    title: 'Les bateaux chargent',
    text: 'Qui pose un bateau prend toutes les marchandises d’un dépôt et avance dans l’ordre de la manche suivante.',
  },
  sell: {
    title: 'Un dé vend des marchandises',
    text: 'Il vend d’un coup toutes les marchandises de son chiffre : des points pour chacune et une pièce d’argent pour la vente.',
  },
  buy: {
    title: 'L’argent achète en plus',
    text: 'Une fois par tour, tu peux acheter une tuile du dépôt noir, au milieu : deux pièces d’argent, et pas de dé.',
  },
  chips: {
    title: 'Tout dé vaut des jetons',
    text: 'Un dé qui ne sert à rien s’échange contre deux jetons ouvrier. Tu en auras bientôt besoin.',
  },
  area: {
    title: 'Les régions complètes rapportent',
    text: 'Un bâtiment agit une fois, à la pose. Une région complète rapporte aussitôt : davantage si elle est grande, et tôt dans la partie.',
  },
  change: {
    title: 'Les jetons changent les dés',
    text: 'Il te manque un chiffre ? Un jeton change un dé de 1. La petite étiquette donne le prix, et le dé le moins cher est pris d’office.',
  },
  kinds: {
    title: 'À chaque tuile son effet',
    text: 'Les mines rapportent de l’argent après chaque phase, les châteaux une action immédiate, les animaux des points pour leur espèce, le savoir un avantage durable.',
  },
  ahead: {
    title: 'Pense au prochain jet',
    text: 'Garde en réserve des tuiles pour plusieurs chiffres : tout jet te conviendra. Être le premier à remplir toutes les cases d’une couleur donne un bonus.',
  },
};

const orleans: Record<LessonId<'orleans'>, Taught> = {
  plan: {
    title: 'Au travail',
    text: 'Tes partisans sont au marché. Place-les sur les cases de tes lieux ; chaque case dit qui elle demande.',
  },
  fill: {
    title: 'Remplir un lieu',
    text: 'Un lieu peut servir dès que toutes ses cases sont occupées. Ce qu’il fait est écrit sous son nom.',
  },
  wait: {
    title: 'Un lieu peut attendre',
    text: 'Ce qui n’est pas plein reste en place : ceux qui s’y trouvent attendent de la compagnie pour la manche suivante.',
  },
  market: {
    title: 'Garder le marché libre',
    text: 'Qui reste au marché y prend de la place. Mieux vaut attendre dans un lieu qui servira.',
  },
  ready: {
    title: 'Valider le plan',
    text: 'Tout le monde planifie en même temps. Ensuite, chacun à son tour utilise un lieu, jusqu’à ce que tous aient passé.',
  },
  use: {
    title: 'Utiliser un lieu',
    text: 'Un nouveau partisan rejoint ton sac et ton pion avance sur sa piste, ce qui rapporte aussi. Ceux qui ont travaillé retournent dans le sac.',
  },
  recall: {
    title: 'Rester ou partir',
    text: 'Avant de piocher à nouveau, tu peux reprendre ceux qui attendent dans un lieu. S’ils y sont bien, laisse-les.',
  },
  draw: {
    title: 'De nouveaux visages',
    text: 'Tu as de nouveau pioché dans ton sac, autant que tes chevaliers le permettent. Regarde ce qui attend, et complète-le.',
  },
  event: {
    title: 'Gare à l’événement',
    text: 'Chaque manche finit par un événement, annoncé dès son début. Impôts, récolte et peste ne surprennent donc personne.',
  },
  onward: {
    title: 'Ce qui fait gagner',
    text: 'Les chevaliers font piocher davantage, les voyages rapportent des marchandises, et à la fin comptoirs et bourgeois sont multipliés par ton niveau de développement.',
  },
};

const stories: Record<LessonId<'stories'>, Taught> = {
  settle: {
    title: 'Le commencement',
    text: 'Choisis le village de ton premier colon. De là, tu prendras une région après l’autre.',
  },
  plan: {
    title: 'Au travail',
    text: 'Tes compagnons sont sur le pré. Place-les sur les cases de tes lieux ; chaque case dit qui elle accepte.',
  },
  fill: {
    title: 'Remplir un lieu',
    text: 'Un lieu peut servir dès que toutes ses cases sont occupées. Le signe à droite dit ce qu’il rapporte.',
  },
  choose: {
    title: 'L’un ou l’autre',
    text: 'Quand une case montre deux métiers, l’un ou l’autre convient. Donne celui dont tu as le moins besoin.',
  },
  gate: {
    title: 'La porte',
    text: 'Ce qui se tient à la porte part pour tes tâches ou pour une œuvre. Des biens de ta réserve peuvent partir aussi, et chacune de ses cases s’utilise à part.',
  },
  bag: {
    title: 'Un sac mieux garni',
    text: 'Certains lieux recrutent : le nouveau compagnon rejoint ton sac, et tu feras davantage aux manches suivantes.',
  },
  wait: {
    title: 'Rien ne presse',
    text: 'Qui n’a rien à faire peut rester sur le pré, et un lieu peut se remplir en plusieurs manches.',
  },
  ready: {
    title: 'Valider le plan',
    text: 'Tout le monde planifie en même temps. Ensuite, chacun à son tour utilise un lieu, jusqu’à ce que tous aient passé.',
  },
  land: {
    title: 'Prendre des terres',
    text: 'Un de tes colons gagne une région voisine des tiennes. La terre donne des biens, un village permet des affaires au marché, et une église a besoin d’un village.',
  },
  task: {
    title: 'Cocher une tâche',
    text: 'La feuille montre les tâches qui font gagner cette histoire. Chaque tuile envoyée coche une case ; il faut les accomplir toutes.',
  },
  recruit: {
    title: 'Recruter',
    text: 'On n’obtient que ce qui se trouve sur la place du marché. Pense aux métiers que tes tâches et tes lieux demanderont.',
  },
};

export const fr: GuideTexts = {
  title: 'Introduction',
  lesson: (number, of) => `Coup ${number} sur ${of}`,
  suggested: 'Essaie ceci :',
  adapted: 'Tu suis ton idée. Ici, par exemple :',
  how: 'Touche ce qui est marqué.',
  leave: 'Jouer sans guide',
  only: { title: 'Il ne reste qu’une chose', text: 'Rien d’autre n’est possible à présent, donc :' },
  end: {
    title: 'C’était ton tour',
    text: 'Tant que tu ne le finis pas, tu peux tout annuler. Le bon moment pour voir ce qui a changé.',
  },
  others: {
    title: 'Les autres',
    text: 'La ligne du haut dit ce qu’ils font. « Revoir » le rejoue une fois de plus.',
  },
  aside: {
    title: 'Comme tu voudras',
    text: 'Ici, rien de nouveau à apprendre. Choisis ce qui te plaît, par exemple :',
  },
  done: {
    title: 'À toi de jouer',
    text: 'Tu connais les coups. C’est une vraie partie, et elle continue ; tout se retrouve sous « Aide ».',
    leave: 'Continuer la partie',
  },
  lessons: { burgundy, orleans, stories },
};
