import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** One bundle for Node or Electron, everything inlined except Electron itself and Node's own modules. */
const nodeBundle = (
  name: string,
  format: 'es' | 'cjs',
  external: string[] = ['electron'],
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
      input: { [name]: `${import.meta.dirname}/electron/${name}.ts` },
      external,
      output: {
        format,
        codeSplitting: format !== 'cjs',
        entryFileNames: format === 'cjs' ? '[name].cjs' : '[name].js',
      },
    },
  },
});

/** Headless, electron-store is given an absolute folder and never asks Electron for one, so an empty module will do. */
const withoutElectron: Plugin = {
  name: 'without-electron',
  applyToEnvironment: (environment) => environment.name === 'cli',
  resolveId: { order: 'pre', handler: (id) => (id === 'electron' ? '\0electron' : undefined) },
  load: (id) => (id === '\0electron' ? 'export default {}' : undefined),
};

/** The interface speaks English, so React Aria's words in thirty other languages stay out: a tenth of the start bundle. */
const englishOnly: Plugin = {
  name: 'english-only',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /react-(aria|stately)(-components)?\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler: () => 'export default {}',
  },
};

export default defineConfig({
  root: process.env.VITEST ? import.meta.dirname : `${import.meta.dirname}/renderer`,
  base: './',
  plugins: [react(), withoutElectron, englishOnly],
  build: {
    outDir: `${import.meta.dirname}/out/renderer`,
    emptyOutDir: true,
    target: 'chrome144',
    modulePreload: { polyfill: false },
    // The emoji names and data are lazy chunks of up to 750 kB, loaded on first use.
    chunkSizeWarningLimit: 800,
  },
  environments: {
    main: nodeBundle('main', 'es'),
    preload: nodeBundle('preload', 'cjs'),
    cli: nodeBundle('cli', 'es', []),
  },
  builder: {},
  test: {
    include: ['test/{unit,contract,simulation}/**/*.test.{ts,tsx}'],
    alias: { electron: `${import.meta.dirname}/test/support/no-electron.ts` },
    server: { deps: { inline: ['electron-store'] } },
    reporters: ['default'],
  },
});
