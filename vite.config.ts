import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { shippedPackages } from './electron/packaging/shipped-packages.ts';

/** One bundle for Node or Electron, everything inlined except Electron itself and Node's own modules. */
const nodeBundle = (
  name: string,
  format: 'es' | 'cjs',
  external: string[] = ['electron'],
  entries: Record<string, string> = {},
): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true, external },
  build: {
    outDir: `${import.meta.dirname}/out/${name}`,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { [name]: `${import.meta.dirname}/electron/${name}.ts`, ...entries },
      external,
      output: {
        format,
        codeSplitting: format !== 'cjs',
        // Beside the archive of a packaged app there is no package.json that would say what a `.js` is.
        entryFileNames: ({ name: entry }) =>
          format === 'cjs' ? '[name].cjs' : entry === name ? '[name].js' : '[name].mjs',
        chunkFileNames: 'assets/[name]-[hash].mjs',
      },
    },
  },
});

const MEANING = `${import.meta.dirname}/electron/host/similar/meaning`;
const TITLE_WORKER = { 'title-worker': `${MEANING}/worker.ts` };

/** Puts the model beside the thread that reads titles with it. */
const withModel: Plugin = {
  name: 'with-model',
  applyToEnvironment: (environment) => ['main', 'cli'].includes(environment.name),
  generateBundle() {
    const fileName = 'data/universal-sentence-encoder-lite.bin';
    this.emitFile({ type: 'asset', fileName, source: readFileSync(`${MEANING}/${fileName}`) });
  },
};

/** Headless, electron-store is given an absolute folder and never asks Electron for one, so an empty module will do. */
const withoutElectron: Plugin = {
  name: 'without-electron',
  applyToEnvironment: (environment) => environment.name === 'cli',
  resolveId: { order: 'pre', handler: (id) => (id === 'electron' ? '\0electron' : undefined) },
  load: (id) => (id === '\0electron' ? 'export default {}' : undefined),
};

/** The interface speaks English and German, so React Aria's words in thirty other languages stay out: a tenth of the start bundle. */
const ourLanguages: Plugin = {
  name: 'our-languages',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: {
      id: /react-(aria|stately)(-components)?\/.*\/intl\/.*\/(?!en-US|de-DE)[a-z]{2}-[A-Z]{2}\.mjs$/,
    },
    handler: () => 'export default {}',
  },
};

/** What in zod turns a kind of schema into a description of it. */
const DESCRIBES = /^export const \w+Processor = /m;
const EXPORTS = /^export (?:const |function |\{ \w+ as )(\w+)/gm;

/** A module that exports the names of another and nothing else. */
const namesOnly = (code: string): string =>
  [...code.matchAll(EXPORTS)]
    .map(([, name]) => `const _${name} = undefined; export { _${name} as ${name} };`)
    .join('\n');

/** The window checks what the host says, and describes no schema to others: that part of zod, a quarter of it, stays out. */
const checksOnly: Plugin = {
  name: 'checks-only',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
    handler(id) {
      const code = readFileSync(id, 'utf8');
      if (id.endsWith('to-json-schema.js')) return namesOnly(code);
      // Above the first of them stands what the limits of a schema are read with.
      const end = code.search(DESCRIBES);
      if (end < 0) throw new Error(`${id} is another than it was. See what of it the window needs.`);
      return `${code.slice(0, end)}\n${namesOnly(code.slice(end))}`;
    },
  },
};

export default defineConfig({
  root: process.env.VITEST ? import.meta.dirname : `${import.meta.dirname}/renderer`,
  base: './',
  plugins: [
    react(),
    withoutElectron,
    withModel,
    ourLanguages,
    checksOnly,
    shippedPackages(import.meta.dirname),
  ],
  build: {
    outDir: `${import.meta.dirname}/out/renderer`,
    emptyOutDir: true,
    target: 'chrome144',
    modulePreload: { polyfill: false },
    // The emoji names and data are lazy chunks of up to 750 kB, loaded on first use.
    chunkSizeWarningLimit: 800,
  },
  environments: {
    main: nodeBundle('main', 'es', ['electron'], TITLE_WORKER),
    preload: nodeBundle('preload', 'cjs'),
    cli: nodeBundle('cli', 'es', [], TITLE_WORKER),
  },
  builder: {},
  test: {
    include: ['test/{unit,contract,simulation}/**/*.test.{ts,tsx}'],
    alias: { electron: `${import.meta.dirname}/test/support/no-electron.ts` },
    server: { deps: { inline: ['electron-store'] } },
    reporters: ['default'],
    setupFiles: ['test/support/properties-in-time.ts'],
    // A process for each file costs more than most of them do, so no test leaves anything behind that another would meet.
    isolate: false,
    maxWorkers: availableParallelism(),
    // For machines that are slow or busy: nothing waits as long as this where all is well.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
