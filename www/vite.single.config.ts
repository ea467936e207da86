// The page as one HTML file that plays from file://: scripts, styles, wasm and worker are all inside.

import { fileURLToPath } from 'node:url';

import { type Plugin, defineConfig } from 'vite';

import { rules } from './rules.js';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  publicDir: false,
  plugins: [rules(), oneFile()],
  // Chromium starts no module worker from file://.
  worker: { format: 'iife' },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    outDir: fileURLToPath(new URL('../target/single', import.meta.url)),
    emptyOutDir: true,
    modulePreload: false,
    // The serif, too.
    assetsInlineLimit: 50_000,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

/** The page with another first script, and without what lies beside it. */
function alone(html: string): string {
  return html
    .replace('/src/boot/main.ts', '/single/main.ts')
    .replace(/<link rel="(icon|apple-touch-icon)" [^>]*>/g, '');
}

/** Begins with the script in single/, and moves everything that the page loads into it. */
function oneFile(): Plugin {
  return {
    name: 'loire-one-file',
    enforce: 'post',
    transformIndexHtml: { order: 'pre', handler: alone },
    // After Vite itself has put the last touches to the scripts.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no index.html');
        let html = String(page.source);
        let script = '';
        for (const [name, file] of Object.entries(bundle)) {
          if (file === page) continue;
          if (file.type === 'chunk') script += file.code;
          else if (name.endsWith('.css'))
            html = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${file.source}</style>`);
          // The other files of the bundle are not needed: this page loads nothing.
          delete bundle[name];
        }
        const inline = `<script type="module">${script.replaceAll('</script', '<\\/script')}</script>`;
        html = html.replace(/<script type="module"[^>]*><\/script>/, () => inline);
        this.emitFile({ type: 'asset', fileName: 'loire.html', source: html });
        delete bundle['index.html'];
      },
    },
  };
}
