import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { ensureModel, MODEL_NAME } from './electron/packaging/embedding-model.ts';
import { parseGuidePage } from './electron/packaging/guide-parser.ts';
import { createPackageListPlugin } from './electron/packaging/shipped-packages.ts';
import { loadEmojiNames } from './shared/emoji/emoji-shortcodes.ts';
import { loadEmojiEntries } from './shared/emoji/emoji-table.ts';
import { loadGermanEmojiWords } from './shared/emoji/emoji-words-de.ts';

const OUT = `${import.meta.dirname}/out`;

/** One bundle for Node or Electron with all packages, except Electron and Node's modules. */
const createNodeBundle = (
  name: string,
  format: 'es' | 'cjs',
  external: string[] = ['electron'],
  input: Record<string, string> = { [name]: `${import.meta.dirname}/electron/${name}.ts` },
): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true, external },
  build: {
    outDir: `${OUT}/${name}`,
    copyPublicDir: false,
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
        // Next to the archive of a packaged app, no package.json says whether a `.js` file is a module.
        entryFileNames: ({ name: entry }) =>
          format === 'cjs' ? '[name].cjs' : entry === name ? '[name].js' : '[name].mjs',
        // Chunks of workers are next to the archive, lazy chunks of the app are in it. A fixed name for shared chunks: the
        // bundler would name them after one of their files, which changes.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'later/[name]-[hash].mjs' : 'assets/shared-[hash].mjs',
      },
    },
  },
});

/** The same, minified, for files next to the archive and for programs that start often. */
const minimize = (bundle: EnvironmentOptions): EnvironmentOptions => ({
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

/** Puts the app's icon next to the main process, for windows and the notification area. */
const appIcon: Plugin = {
  name: 'app-icon',
  applyToEnvironment: ({ name }) => name === 'main',
  generateBundle() {
    const source = readFileSync(`${import.meta.dirname}/electron/packaging/icons/256x256.png`);
    this.emitFile({ type: 'asset', fileName: 'icon.png', source });
  },
};

/** On the command line, electron-store gets an absolute folder and doesn't use Electron, so an empty module is enough. */
const withoutElectron: Plugin = {
  name: 'without-electron',
  applyToEnvironment: (environment) => environment.name === 'cli',
  resolveId: { order: 'pre', handler: (id) => (id === 'electron' ? '\0electron' : undefined) },
  load: (id) => (id === '\0electron' ? 'export default {}' : undefined),
};

const HTTP_MODULE = `\0${import.meta.dirname}/node-http`;

/** An import of `node:http` reads all of its exports, which loads Node's WebSocket and takes a quarter of the start. */
const withoutWebSocket: Plugin = {
  name: 'without-web-socket',
  applyToEnvironment: ({ name }) => name === 'cli' || name === 'main',
  resolveId: {
    order: 'pre',
    handler: (id, _importer, { kind }) =>
      id === 'node:http' && kind === 'import-statement' ? HTTP_MODULE : undefined,
  },
  load: (id) =>
    id === HTTP_MODULE
      ? "export const { IncomingMessage, METHODS, STATUS_CODES, ServerResponse } = process.getBuiltinModule('node:http');"
      : undefined,
};

/** undici has a second HTTP parser, and `@fastify/static` a search for files. Neither is used. */
const UNUSED = new Set(['../milo/simd.js', '../milo/no-simd.js', 'glob']);
const EMPTY_MODULE = `\0${import.meta.dirname}/empty`;
const withoutUnused: Plugin = {
  name: 'without-unused',
  applyToEnvironment: ({ name }) => name === 'cli' || name === 'main',
  resolveId: { order: 'pre', handler: (id) => (UNUSED.has(id) ? EMPTY_MODULE : undefined) },
  load: (id) => (id === EMPTY_MODULE ? 'export {};' : undefined),
};

/** The languages of the message catalogs. React Aria's texts in other languages would be a tenth of the start bundle. */
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

/** As JSON text, which is parsed many times as fast as JavaScript. */
const asJson = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

const EMOJI = `${import.meta.dirname}/shared/emoji`;
const EMOJI_TABLES: Readonly<Record<string, () => string>> = {
  'emoji-shortcodes.ts': () =>
    `export const loadEmojiNames = () => new Map(${asJson([...loadEmojiNames()])});`,
  'emoji-table.ts': () => `export const loadEmojiEntries = () => ${asJson(loadEmojiEntries())};`,
  'emoji-words-de.ts': () => `export const loadGermanEmojiWords = () => ${asJson(loadGermanEmojiWords())};`,
};

/**
 * Computing the tables of emoji would delay the first key or request that needs them by 50 ms. The Node of the build
 * decides what is an emoji, as in the backend.
 */
const computedEmoji: Plugin = {
  name: 'computed-emoji',
  applyToEnvironment: ({ name }) => name === 'client' || name === 'cli',
  load: (id) => (dirname(id) === EMOJI ? EMOJI_TABLES[basename(id)]?.() : undefined),
  buildStart() {
    for (const file of Object.keys(EMOJI_TABLES)) {
      if (!existsSync(`${EMOJI}/${file}`)) this.error(`There is no ${file} in ${EMOJI}.`);
    }
  },
};

/** Returns a drawing as a data URL. Returns null for a screenshot, because the guide is shown in the app itself. */
const readImage = (file: string): string | null =>
  extname(file) === '.svg' ? `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}` : null;

/** Converts the user guide's Markdown, so that the UI contains no Markdown parser. */
const guidePages: Plugin = {
  name: 'guide-pages',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.md')
      ? `export default ${asJson(parseGuidePage(readFileSync(id, 'utf8'), (image) => readImage(resolve(dirname(id), image))))}`
      : undefined,
};

/** Loads files that are imported with `?raw`. Vite's own loader cuts off paths at `#`, such as in a folder `C#`. */
const rawFiles: Plugin = {
  name: 'raw-files',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('?raw')
      ? `export default ${JSON.stringify(readFileSync(id.slice(0, -'?raw'.length), 'utf8'))}`
      : undefined,
};

export default defineConfig({
  root: process.env.VITEST ? import.meta.dirname : `${import.meta.dirname}/renderer`,
  base: './',
  plugins: [
    react(),
    rawFiles,
    guidePages,
    withoutElectron,
    withoutWebSocket,
    withoutUnused,
    searchData,
    appIcon,
    ourLanguages,
    computedEmoji,
    createPackageListPlugin(import.meta.dirname),
  ],
  build: {
    outDir: `${OUT}/renderer`,
    emptyOutDir: true,
    target: 'chrome144',
    // The files are loaded from this computer.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // A slow plugin is no problem of a user whose first command builds the app.
      checks: { bundlerTimings: false },
      // One file for the start. The bundler would cut what it shares with lazy views into 18 files and 7 style sheets.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
  environments: {
    // A separate page, which the local API serves.
    reference: {
      consumer: 'client',
      build: {
        outDir: `${OUT}/reference`,
        copyPublicDir: false,
        chunkSizeWarningLimit: 1_800,
        rolldownOptions: {
          input: `${import.meta.dirname}/renderer/reference/reference.ts`,
          output: { entryFileNames: 'reference.js', assetFileNames: 'reference.[ext]' },
        },
      },
    },
    main: createNodeBundle('main', 'es'),
    preload: createNodeBundle('preload', 'cjs'),
    cli: minimize(createNodeBundle('cli', 'es', [])),
    // A separate bundle: chunks shared with the app would have to be next to the archive, too.
    workers: minimize(createNodeBundle('workers', 'es', [], WORKERS)),
  },
  test: {
    include: ['test/{unit,contract,simulation}/**/*.test.{ts,tsx}'],
    alias: { electron: `${import.meta.dirname}/test/support/electron-stub.ts` },
    server: { deps: { inline: ['electron-store'] } },
    reporters: ['default'],
    setupFiles: [`${import.meta.dirname}/test/support/property-test-settings.ts`],
    // A process for each file takes longer than most tests, so tests must not leave state behind.
    isolate: false,
    maxWorkers: availableParallelism(),
    // For slow or busy computers; no test waits this long normally.
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
