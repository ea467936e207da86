// `npm run ladder -- --games 200`: plays levels against each other. Results are kept in target/ladder.jsonl and not
// played again, so a run can be stopped and continued; examples/ladder.rs lists all options.
// `npm run ladder -- --figure --games 40`: draws points by playouts, as docs/pictures/playouts.svg.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { main, root, run } from './common.mjs';
import { ensureRust } from './setup.mjs';

/** The games of the figure: playouts per decision against an opponent without search, two at the table. */
const PLAYOUTS = [0, 10, 30, 60, 120, 250, 500];
/** Min games of a point; points with fewer games are not drawn. */
const FEWEST = 12;
const GAMES = { burgundy: 'Burgundy', orleans: 'Orléans' };

/** `normal` has no playouts and `hard` has 120: the ladder provides their games. */
const who = (playouts) => ({ 0: 'normal', 120: 'hard' })[playouts] ?? `tree:${playouts}:5`;
const pairing = (game, playouts) => `${game}/2/${who(playouts)}/normal`;

main(() => {
  const args = process.argv.slice(2);
  const isFigure = args.includes('--figure');
  const rest = args.filter((arg) => arg !== '--figure');
  const games = Object.keys(GAMES);
  const only = games.flatMap((game) => PLAYOUTS.map((playouts) => pairing(game, playouts)));
  const asked = isFigure ? ['--only', only.join(','), ...rest] : rest;
  ensureRust();
  run('cargo', ['run', '--release', '--quiet', '--example', 'ladder', '--', ...asked]);
  if (!isFigure) return;
  const out = rest.includes('--out') ? rest[rest.indexOf('--out') + 1] : join(root, 'target', 'ladder.jsonl');
  const played = readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  writeFileSync(join(root, 'docs', 'pictures', 'playouts.svg'), draw(played));
});

/** Mean points of the searching player by game, with the standard error. */
function points(played, game, playouts) {
  const key = `${pairing(game, playouts)}/`;
  const all = played.filter((one) => one.key.startsWith(key)).map(({ scores, place }) => scores[place]);
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
  const variance = all.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, all.length - 1);
  return { n: all.length, playouts, mean, error: Math.sqrt(variance / all.length) };
}

/** A line for each game: playouts to the right on a logarithmic scale, points upwards. */
function draw(played) {
  const [width, height, left, right, top, bottom] = [640, 360, 52, 96, 24, 48];
  const lines = Object.entries(GAMES).map(([game, title]) => ({
    title,
    dots: PLAYOUTS.map((playouts) => points(played, game, playouts)).filter(({ n }) => n >= FEWEST),
  }));
  const all = lines.flatMap(({ dots }) => dots);
  const most = Math.ceil(Math.max(...all.map(({ mean, error }) => mean + error)) / 20) * 20;
  const least = Math.floor(Math.min(...all.map(({ mean, error }) => mean - error)) / 20) * 20;
  const drawn = PLAYOUTS.filter((playouts) => all.some((dot) => dot.playouts === playouts));
  const scale = (playouts) => Math.log10(playouts + 3) - Math.log10(3);
  const x = (playouts) => left + ((width - left - right) * scale(playouts)) / scale(drawn.at(-1));
  const y = (value) => top + ((height - top - bottom) * (most - value)) / (most - least);
  const round = (value) => value.toFixed(1);
  const steps = Array.from({ length: (most - least) / 20 + 1 }, (_, step) => least + 20 * step);
  const parts = [
    ...steps.map(
      (value) =>
        `<path class="grid" d="M${left} ${round(y(value))}H${width - right}"/><text class="end" x="${left - 8}" y="${round(y(value) + 4)}">${value}</text>`,
    ),
    ...drawn.map(
      (playouts) => `<text class="middle" x="${round(x(playouts))}" y="${height - bottom + 20}">${playouts}</text>`,
    ),
    `<text class="middle" x="${(left + width - right) / 2}" y="${height - 8}">playouts per decision (0: answers at once)</text>`,
    `<text x="${left}" y="14">points, with their standard error; ${Math.min(...all.map(({ n }) => n))} games or more for each</text>`,
    ...lines.map(({ title, dots }, index) => {
      const path = dots.map(({ playouts, mean }) => `${round(x(playouts))} ${round(y(mean))}`).join('L');
      const marks = dots.map(({ playouts, mean, error }) => {
        const [at, low, high] = [x(playouts), y(mean - error), y(mean + error)].map(round);
        return `<path d="M${at} ${low}V${high}"/><circle cx="${at}" cy="${round(y(mean))}" r="3.5"/>`;
      });
      const last = dots.at(-1);
      const name = `<text x="${round(x(last.playouts) + 10)}" y="${round(y(last.mean) + 4)}">${title}</text>`;
      return `<g class="line${index}"><path class="line" d="M${path}"/>${marks.join('')}${name}</g>`;
    }),
  ];
  const style = [
    'text{font:12px system-ui,sans-serif;fill:#5b4a36}.end{text-anchor:end}.middle{text-anchor:middle}',
    '.grid{stroke:#8884}.line{fill:none;stroke-width:2}',
    '.line0{stroke:#a4472e}.line1{stroke:#2f6690}.line1 .line{stroke-dasharray:6 3}',
    'g text{stroke:none}.line0 circle,.line0 text{fill:#a4472e}.line1 circle,.line1 text{fill:#2f6690}',
    '@media(prefers-color-scheme:dark){text{fill:#d8c9ae}.line0{stroke:#e8896b}.line1{stroke:#7fb2dc}',
    '.line0 circle,.line0 text{fill:#e8896b}.line1 circle,.line1 text{fill:#7fb2dc}}',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>Points by playouts</title><style>${style}</style>\n${parts.join('\n')}\n</svg>\n`;
}
