// `npm run tune -- --game burgundy --seats 3`: improves what the judges think things are worth. It can be stopped and
// carried on; `--write "where from"` puts the numbers into the table. See examples/tune.rs.

import { main, run } from './common.mjs';
import { ensureRust } from './setup.mjs';

main(() => {
  ensureRust();
  run('cargo', ['run', '--release', '--quiet', '--example', 'tune', '--', ...process.argv.slice(2)]);
});
