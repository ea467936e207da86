// `npm run tune -- --game burgundy --seats 3`: improves the weights of the judges. It can be stopped and continued;
// `--write "where from"` writes the weights into the table. See examples/tune.rs.

import { main, run } from './common.mjs';
import { ensureRust } from './setup.mjs';

main(() => {
  ensureRust();
  run('cargo', ['run', '--release', '--quiet', '--example', 'tune', '--', ...process.argv.slice(2)]);
});
