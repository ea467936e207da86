// The page in one file: the engines and their worker come from inside this script, so nothing is fetched.

import burgundy from 'loire/burgundy.wasm?url&inline';
import orleans from 'loire/orleans.wasm?url&inline';
import stories from 'loire/stories.wasm?url&inline';
import Thread from 'loire/worker-thread.js?worker&inline';

import { bytesOf } from '../src/engine/base64.js';
import { useModules } from '../src/engine/index.js';

const bytes = (url: string) => bytesOf(url.slice(url.indexOf(',') + 1));

const wasm = { burgundy: bytes(burgundy), orleans: bytes(orleans), stories: bytes(stories) };
useModules(wasm, () => new Thread());
await import('../src/view/app.js');
