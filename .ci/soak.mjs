// `npm run soak -- …`: plays many random games and checks every invariant; the arguments are the soak example's.

import { Problem, cargoTargets, main, run } from './common.mjs';
import { ensureRust } from './setup.mjs';

main(() => {
  ensureRust();
  if (!cargoTargets().includes('example:soak')) throw new Problem('Cargo.toml has no example "soak"');
  run('cargo', ['run', '--release', '--quiet', '--example', 'soak', '--', ...process.argv.slice(2)]);
});
