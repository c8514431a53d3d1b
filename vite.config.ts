import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { bundledPackages } from './electron/packaging/bundled-packages-plugin.ts';
import { ensureModel, MODEL_NAME } from './electron/packaging/embedding-model.ts';
import { bundledEmojiNames } from './shared/emoji/emoji-shortcodes.ts';
import { bundledEmojiEntries } from './shared/emoji/emoji-table.ts';

/** One bundle for Node or Electron, everything inlined except Electron itself and Node's own modules. */
const nodeBundle = (
  name: string,
  format: 'es' | 'cjs',
  external: string[] = ['electron'],
  input: Record<string, string> = { [name]: `${import.meta.dirname}/electron/${name}.ts` },
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
      input,
      external,
      output: {
        format,
        codeSplitting: format !== 'cjs',
        // Beside the archive of a packaged app there is no package.json that would say what a `.js` is.
        entryFileNames: ({ name: entry }) =>
          format === 'cjs' ? '[name].cjs' : entry === name ? '[name].js' : '[name].mjs',
        // What a thread reads lies beside the archive; what the shell loads later stays in it. The bundler would name what
        // two threads share after one of its files, and after another one when they move.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'later/[name]-[hash].mjs' : 'assets/shared-[hash].mjs',
      },
    },
  },
});

/** The same, for what lies beside the archive. */
const small = (bundle: EnvironmentOptions): EnvironmentOptions => ({
  ...bundle,
  build: { ...bundle.build, minify: true },
});

const WORKERS = {
  'import-worker': `${import.meta.dirname}/electron/host/import-export/import-worker.ts`,
  'search-worker': `${import.meta.dirname}/electron/host/similar/worker/search-worker.ts`,
};

/** Puts the embedding model and the lexicon's tables next to the worker that reads them. */
const searchData: Plugin = {
  name: 'search-data',
  applyToEnvironment: (environment) => environment.name === 'workers',
  generateBundle() {
    const source = readFileSync(ensureModel(import.meta.dirname));
    this.emitFile({ type: 'asset', fileName: `data/${MODEL_NAME}`, source });
    const folder = `${import.meta.dirname}/electron/host/similar/worker/lexicon/data`;
    for (const name of readdirSync(folder))
      this.emitFile({ type: 'asset', fileName: `data/${name}`, source: readFileSync(`${folder}/${name}`) });
  },
};

/** Headless, electron-store is given an absolute folder and never asks Electron for one, so an empty module will do. */
const withoutElectron: Plugin = {
  name: 'without-electron',
  applyToEnvironment: (environment) => environment.name === 'cli',
  resolveId: { order: 'pre', handler: (id) => (id === 'electron' ? '\0electron' : undefined) },
  load: (id) => (id === '\0electron' ? 'export default {}' : undefined),
};

/** The languages of the message catalogs. React Aria's words in all others stay out: a tenth of the start bundle. */
const languages = readdirSync(`${import.meta.dirname}/shared/messages`)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const ourLanguages: Plugin = {
  name: 'our-languages',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: {
      id: new RegExp(
        `react-(aria|stately)(-components)?/.*/intl/.*/(?!(?:${languages.join('|')})-)[a-z]{2}-[A-Z]{2}\\.mjs$`,
      ),
    },
    handler: () => 'export default {}',
  },
};

/** As text: it is read many times as fast as the same in JavaScript. */
const asJson = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/**
 * The window gets the names and keywords of emoji as they come out: to gather them from four tables would hold up the key
 * that needs them first for 50 ms. What of them is an emoji is what the Node of the build takes for one, as for the host.
 */
const emojiTables: Plugin = {
  name: 'emoji-tables',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /\/shared\/emoji\/emoji-(names|entries)\.ts$/ },
    handler: (id) =>
      id.endsWith('emoji-names.ts')
        ? `export const bundledEmojiNames = () => new Map(${asJson([...bundledEmojiNames()])});`
        : `export const bundledEmojiEntries = () => ${asJson(bundledEmojiEntries())};`,
  },
};

export default defineConfig({
  root: process.env.VITEST ? import.meta.dirname : `${import.meta.dirname}/renderer`,
  base: './',
  plugins: [
    react(),
    withoutElectron,
    searchData,
    ourLanguages,
    emojiTables,
    bundledPackages(import.meta.dirname),
  ],
  build: {
    outDir: `${import.meta.dirname}/out/renderer`,
    emptyOutDir: true,
    target: 'chrome144',
    // The window is one file, loaded from this computer.
    chunkSizeWarningLimit: 1500,
  },
  environments: {
    // A page of its own, which the local API serves.
    reference: {
      consumer: 'client',
      build: {
        outDir: `${import.meta.dirname}/out/reference`,
        chunkSizeWarningLimit: 1_800,
        rolldownOptions: {
          input: `${import.meta.dirname}/renderer/reference/reference.ts`,
          output: { entryFileNames: 'reference.js', assetFileNames: 'reference.[ext]' },
        },
      },
    },
    main: nodeBundle('main', 'es'),
    preload: nodeBundle('preload', 'cjs'),
    cli: nodeBundle('cli', 'es', []),
    // Whole by itself: what it shared with the app would lie beside the archive as well.
    workers: small(nodeBundle('workers', 'es', [], WORKERS)),
  },
  builder: {},
  test: {
    include: ['test/{unit,contract,simulation}/**/*.test.{ts,tsx}'],
    alias: { electron: `${import.meta.dirname}/test/support/no-electron.ts` },
    server: { deps: { inline: ['electron-store'] } },
    reporters: ['default'],
    setupFiles: [`${import.meta.dirname}/test/support/properties-in-time.ts`],
    // A process for each file costs more than most of them do, so no test leaves anything behind that another would meet.
    isolate: false,
    maxWorkers: availableParallelism(),
    // For machines that are slow or busy: nothing waits as long as this where all is well.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    coverage: {
      provider: 'v8',
      include: ['{shared,renderer,electron}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: `${import.meta.dirname}/coverage/tests`,
      reportOnFailure: true,
    },
  },
});
