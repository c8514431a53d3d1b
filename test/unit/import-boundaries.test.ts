import { spawnSync } from 'node:child_process';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const findBin = (name: string) => path.join(ROOT, 'node_modules', name);

/** A small project that respects every import boundary. */
const CLEAN: Readonly<Record<string, string>> = {
  'package.json':
    '{ "name": "example", "type": "module", "dependencies": { "zod": "1", "react": "1", "electron": "1", "electron-builder": "1", "electron-store": "1", "electron-updater": "1" } }',
  'node_modules/zod/index.js': 'export const z = 1;',
  'node_modules/react/index.js': 'export const r = 1;',
  'node_modules/fastify/index.js': 'export const f = 1;',
  'node_modules/electron/index.js': 'export const e = 1;',
  'node_modules/electron-store/index.js': "import { e } from 'electron'; export const s = e;",
  'node_modules/electron-updater/index.js': "import { e } from 'electron'; export const u = e;",
  'shared/name.ts': "import { z } from 'zod'; export const name = z; export type Name = string;",
  'electron/main.ts': "import './desktop/window/main-window.ts'; import './host/create-host.ts';",
  'electron/preload.ts': "import 'electron'; import './desktop/ipc/ipc-channels.ts';",
  'electron/cli.ts':
    "import './host/create-host.ts'; import './desktop/settings/settings-file.ts'; import './cli/serve-command.ts';",
  'electron/cli/serve-command.ts': "import '../host/create-host.ts'; export const serve = 1;",
  'electron/packaging/bill.ts':
    "import 'node:fs'; import { e } from 'electron-builder'; import '../build-if-stale.ts'; export const bill = e;",
  'electron/build-if-stale.ts': 'export const stale = 1;',
  'node_modules/electron-builder/index.js': 'export const e = 1;',
  'vite.config.ts': "import './electron/packaging/bill.ts';",
  'electron/desktop/ipc/ipc-channels.ts': 'export const channel = 1;',
  'electron/desktop/settings/settings-file.ts':
    "import { s } from 'electron-store'; export const settings = s;",
  'electron/desktop/window/main-window.ts':
    "import { e } from 'electron'; import '../../../shared/name.ts'; export const window = e; export const updates = () => import('electron-updater');",
  'electron/host/create-host.ts':
    "import 'node:fs'; import 'fastify'; import { name } from '../../shared/name.ts'; export const host = name; export type Host = string;",
  'renderer/main.tsx': "import './app/app.tsx';",
  'renderer/app/app.tsx': "import './bench.tsx'; import '../views/library/list.tsx';",
  'renderer/app/bench.tsx': "import '../features/editor/editor.tsx'; export const bench = 1;",
  'renderer/features/editor/editor.tsx':
    "import 'react'; import '../../ui/button.tsx'; import '../preview/preview.tsx'; import './row.tsx'; export const editor = 1;",
  'renderer/features/preview/preview.tsx': 'export const preview = 1;',
  'renderer/features/editor/row.tsx': 'export const row = 1;',
  'renderer/views/library/list.tsx':
    "import '../../features/editor/editor.tsx'; import { name } from '../../../shared/name.ts'; export const list = name;",
  'renderer/views/plan/plan.tsx': 'export const plan = 1;',
  'electron/host/system/files.ts': 'export const files = 1;',
  'electron/host/library/library.ts':
    "import '../system/files.ts'; import '../ports.ts'; import './search/entry-list.ts'; export const library = 1;",
  'electron/host/library/commands/draft-commands.ts': "import '../library.ts'; export const commands = 1;",
  'electron/host/library/search/entry-list.ts': 'export const list = 1;',
  'electron/host/library/restore-points/restore-points.ts':
    "import '../store/entry-store.ts'; export const points = 1;",
  'electron/host/library/history/question-history.ts':
    "import '../store/entry-store.ts'; export const history = 1;",
  'electron/host/library/store/entry-store.ts': "import '../format/entry-line.ts'; export const store = 1;",
  'electron/host/library/format/entry-line.ts': 'export const line = 1;',
  'electron/host/ports.ts': 'export const ports = 1;',
  'electron/host/similar/search.ts':
    "import '../library/library.ts'; import '../system/files.ts'; export const search = 1;",
  'electron/host/sync/sync.ts': "import '../library/library.ts'; import './queue.ts'; export const sync = 1;",
  'electron/host/sync/queue.ts': 'export const queue = 1;',
  'electron/host/bridge/bridge-handlers.ts':
    "import '../sync/sync.ts'; import '../similar/search.ts'; export type H = 1;",
  'renderer/ui/button.tsx': 'export const button = 1;',
  'renderer/stores/settings.ts': 'export const settings = 1;',
  'renderer/drafts/draft.ts': "import '../stores/settings.ts'; export const draft = 1;",
};

/** A rule, a violation of the rule, and the file that has it. */
type Breach = readonly [rule: string, what: string, file: string, source: string];
const BREACHES: readonly Breach[] = [
  ['no-cycles', 'an import cycle', 'shared/loop.ts', "import './loop.ts';"],
  ['no-unresolvable', 'an import of a missing file', 'shared/lost.ts', "import './nowhere.ts';"],
  ['shared-is-pure', 'shared/ that imports Node', 'shared/disk.ts', "import 'node:fs';"],
  ['shared-is-pure', 'shared/ that imports Node by its old name', 'shared/disk.ts', "import 'fs';"],
  [
    'shared-is-pure',
    'shared/ that imports the host',
    'shared/up.ts',
    "import '../electron/host/create-host.ts';",
  ],
  ['shared-is-pure', 'shared/ that imports a package for browsers', 'shared/view.ts', "import 'react';"],
  [
    'renderer-knows-no-host',
    'renderer/ that imports the host',
    'renderer/ui/host.ts',
    "import '../../electron/host/create-host.ts';",
  ],
  [
    'renderer-knows-no-host',
    'renderer/ that imports a type of the host',
    'renderer/ui/type.ts',
    "import type { Host } from '../../electron/host/create-host.ts'; export type H = Host;",
  ],
  ['renderer-knows-no-host', 'renderer/ that imports Node', 'renderer/ui/disk.ts', "import 'node:fs';"],
  [
    'renderer-knows-no-host',
    'renderer/ that imports a server package',
    'renderer/ui/server.ts',
    "import 'fastify';",
  ],
  [
    'library-imports-no-command',
    'library.ts that imports a command',
    'electron/host/library/library.ts',
    "import './commands/draft-commands.ts';",
  ],
  [
    'search-imports-no-library',
    'search that imports library.ts',
    'electron/host/library/search/index.ts',
    "import '../library.ts';",
  ],
  [
    'restore-points-import-no-search',
    'a restore point that imports search',
    'electron/host/library/restore-points/copy.ts',
    "import '../search/entry-list.ts';",
  ],
  [
    'history-imports-no-restore-point',
    'history that imports a restore point',
    'electron/host/library/history/old.ts',
    "import '../restore-points/restore-points.ts';",
  ],
  [
    'store-imports-no-history',
    'the store that imports history',
    'electron/host/library/store/load.ts',
    "import '../history/question-history.ts';",
  ],
  [
    'line-format-imports-nothing-above',
    'the line format that imports the store',
    'electron/host/library/format/line.ts',
    "import '../store/entry-store.ts';",
  ],
  [
    'host-knows-no-electron',
    'the host that imports Electron',
    'electron/host/window.ts',
    "import 'electron';",
  ],
  [
    'host-knows-no-electron',
    'the host that imports the shell',
    'electron/host/desktop.ts',
    "import '../desktop/window/main-window.ts';",
  ],
  [
    'host-knows-no-electron',
    'the host that loads the shell later',
    'electron/host/later.ts',
    "export const later = () => import('../desktop/window/main-window.ts');",
  ],
  [
    'host-knows-no-electron',
    'the host that imports a package for browsers',
    'electron/host/view.ts',
    "import 'react';",
  ],
  [
    'system-imports-no-domain',
    'the base layer that imports the library',
    'electron/host/system/upward.ts',
    "import '../library/library.ts';",
  ],
  [
    'library-imports-only-system',
    'the library that imports the search',
    'electron/host/library/upward.ts',
    "import '../similar/search.ts';",
  ],
  [
    'library-imports-only-system',
    'the library that imports a type of the bridge',
    'electron/host/library/bridge-type.ts',
    "import type { H } from '../bridge/bridge-handlers.ts'; export type T = H;",
  ],
  ...['similar', 'import-export', 'sync', 'local-api', 'web'].map(
    (folder): Breach => [
      'backend-siblings-are-apart',
      `${folder}/ that imports a sibling`,
      `electron/host/${folder}/sideways.ts`,
      folder === 'sync' ? "import '../similar/search.ts';" : "import '../sync/sync.ts';",
    ],
  ),
  [
    'electron-knows-no-renderer',
    'the shell that imports the renderer',
    'electron/desktop/view.ts',
    "import '../../renderer/ui/button.tsx';",
  ],
  [
    'electron-knows-no-renderer',
    'the shell that imports a server package',
    'electron/desktop/server.ts',
    "import 'fastify';",
  ],
  [
    'host-knows-no-electron',
    'the host that imports app updates',
    'electron/host/updates.ts',
    "import 'electron-updater';",
  ],
  [
    'only-desktop-imports-electron',
    'a command that imports Electron',
    'electron/cli/open.ts',
    "import 'electron';",
  ],
  [
    'only-desktop-imports-electron',
    'an entry point for Node that imports Electron',
    'electron/cli.ts',
    "import { e } from 'electron'; export const x = e;",
  ],
  [
    'headless-reaches-no-electron',
    'a command that reaches Electron through the shell',
    'electron/cli/open.ts',
    "import '../desktop/window/main-window.ts';",
  ],
  [
    'headless-reaches-no-electron',
    'an entry point for Node that reaches Electron through the shell',
    'electron/cli.ts',
    "import './desktop/window/main-window.ts';",
  ],
  [
    'headless-reaches-no-electron',
    'a command that loads part of the shell later',
    'electron/cli/later.ts',
    "export const later = () => import('../desktop/window/main-window.ts');",
  ],
  [
    'desktop-and-cli-are-apart',
    'the shell that imports a command',
    'electron/desktop/command.ts',
    "import '../cli/serve-command.ts';",
  ],
  [
    'desktop-and-cli-are-apart',
    'a command that imports the shell',
    'electron/cli/desktop.ts',
    "import '../desktop/settings/settings-file.ts';",
  ],
  ['preload-fits-the-sandbox', 'the preload that imports Node', 'electron/preload.ts', "import 'node:fs';"],
  [
    'packaging-is-apart',
    'the shell that imports packaging',
    'electron/desktop/bill.ts',
    "import '../packaging/bill.ts';",
  ],
  [
    'packaging-knows-no-app',
    'packaging that imports the host',
    'electron/packaging/host.ts',
    "import '../host/create-host.ts';",
  ],
  [
    'packaging-knows-no-app',
    'packaging that imports a package of the app',
    'electron/packaging/server.ts',
    "import 'fastify';",
  ],
  [
    'entries-are-imported-by-nobody',
    'an imported entry point',
    'electron/desktop/again.ts',
    "import '../main.ts';",
  ],
  [
    'entries-are-imported-by-nobody',
    'an imported entry point of the renderer',
    'renderer/ui/again.ts',
    "import '../main.tsx';",
  ],
  [
    'views-are-apart',
    'a view that imports another view',
    'renderer/views/library/reach.tsx',
    "import '../plan/plan.tsx';",
  ],
  [
    'views-are-apart',
    'a view that imports part of the app',
    'renderer/views/library/part.tsx',
    "import '../../app/bench.tsx';",
  ],
  [
    'features-import-no-view',
    'a feature that imports a view',
    'renderer/features/preview/view.tsx',
    "import '../../views/plan/plan.tsx';",
  ],
  [
    'features-import-no-view',
    'a feature that imports part of the app',
    'renderer/features/preview/part.tsx',
    "import '../../app/bench.tsx';",
  ],
  [
    'only-the-app-imports-views',
    'main that imports a view',
    'renderer/main.tsx',
    "import './views/plan/plan.tsx';",
  ],
  [
    'only-the-app-imports-views',
    'main that imports a feature',
    'renderer/main.tsx',
    "import './features/preview/preview.tsx';",
  ],
  [
    'drafts-import-no-view',
    'a store that imports a feature',
    'renderer/stores/feature.ts',
    "import '../features/preview/preview.tsx';",
  ],
  [
    'drafts-import-no-view',
    'a draft that imports a view',
    'renderer/drafts/view.ts',
    "import '../views/plan/plan.tsx';",
  ],
  [
    'controls-import-no-state',
    'a control that imports a store',
    'renderer/ui/control.tsx',
    "import '../stores/settings.ts';",
  ],
  [
    'controls-import-no-state',
    'a control that imports a feature',
    'renderer/ui/feature.tsx',
    "import '../features/preview/preview.tsx';",
  ],
  ['every-file-has-a-layer', 'a file outside the layers', 'electron/elsewhere/file.ts', "import 'node:fs';"],
  [
    'every-file-has-a-layer-even-alone',
    'a file outside the layers that imports nothing',
    'electron/elsewhere/file.ts',
    'export {};',
  ],
  [
    'product-imports-no-test',
    'the product that imports a test',
    'electron/host/tested.ts',
    "import '../../test/support/fake.ts';",
  ],
];

/** The violations, grouped into as few projects as possible. No project has a file twice. */
const TREES: (typeof BREACHES)[number][][] = [];
for (const breach of BREACHES) {
  const free = TREES.find((tree) => tree.every(([, , file]) => file !== breach[2]));
  if (free) free.push(breach);
  else TREES.push([breach]);
}

describe('the import rules', () => {
  it('accept a valid project', async () => {
    await using project = await build(CLEAN);
    expect(await findViolations(project.dir)).toEqual([]);
  });

  describe.each(TREES)('for invalid imports', (...breaches) => {
    let found: Awaited<ReturnType<typeof findViolations>>;
    beforeAll(async () => {
      const files = Object.fromEntries(breaches.map(([, , file, source]) => [file, source]));
      await using project = await build({ ...CLEAN, 'test/support/fake.ts': 'export {};', ...files });
      found = await findViolations(project.dir);
    });
    it.each(breaches)('reject %s: %s', (rule, _what, file) => {
      expect(found).toContainEqual({ rule, from: file });
    });
  });

  it("reject indirect preload imports that don't work in the sandbox", async () => {
    await using project = await build({
      ...CLEAN,
      'electron/desktop/ipc/ipc-channels.ts': "import 'node:fs';",
    });
    expect(await findViolations(project.dir)).toContainEqual({
      rule: 'preload-fits-the-sandbox',
      from: 'electron/preload.ts',
    });
  });

  it('reject indirect imports of Electron by a command', async () => {
    await using project = await build({
      ...CLEAN,
      'electron/desktop/settings/settings-file.ts': "import '../theme.ts';",
      'electron/desktop/theme.ts': "import './window/main-window.ts';",
    });
    expect(await findViolations(project.dir)).toContainEqual({
      rule: 'headless-reaches-no-electron',
      from: 'electron/cli.ts',
    });
  });

  it('have a test for each rule', async () => {
    const rules = configSchema.parse(await import(`${ROOT}/.dependency-cruiser.json`)).forbidden;
    expect(new Set(BREACHES.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  });
});

describe('the module state rule', () => {
  const state = [
    'let a = 1;',
    'export let b: number;',
    'const c = new Map<string, number>();',
    'export const d: Set<string> = new Set();',
    'const e: string[] = [];',
    'const f = {};',
    'const g = { hits: 0 }; export const hit = () => { g.hits = 1; };',
    'const h = { hits: 0 }; export const hit = () => h.hits++;',
    'const i: Record<string, number> = { a: 1 }; export function put(key: string) { i[key] += 2; }',
    'const j: Record<string, number> = { a: 1 }; export function drop(key: string) { delete j[key]; }',
    'const k = [1]; export const put = () => k.push(2);',
    'const l = new Map([[1, 2]]); export const put = () => l.set(1, 3);',
    'const m = { a: 1 }; export const put = () => Object.assign(m, { a: 2 });',
  ];
  const harmless = [
    'const a = [1];',
    'const b = new Map([[1, 2]]);',
    'export function c() { let d = new Map(); d = new Map(); return d; }',
    'const e = () => { const f: string[] = []; return f; };',
    'export class G { h = new Map(); }',
    'const i = { hits: 0 }; export const hit = (j: { hits: number }) => { j.hits = i.hits + 1; };',
    'const k = [2, 1]; export const l = () => k.toSorted().push(3);',
    'export function m() { const n = { hits: 0 }; n.hits = 1; return n; }',
  ];

  const layers = ['shared/a.ts', 'renderer/ui/a.tsx', 'electron/desktop/a.ts'];
  let found: string[];
  beforeAll(async () => {
    found = await listFilesWith('State at module level', {
      ...Object.fromEntries(state.map((source, at) => [`electron/host/state-${at}.ts`, source])),
      ...Object.fromEntries(harmless.map((source, at) => [`electron/host/harmless-${at}.ts`, source])),
      ...Object.fromEntries(layers.map((file) => [file, 'let a = 1;'])),
    });
  });

  it.each([...state.entries()])('rejects case %i: %s', (at) => {
    expect(found).toContain(`electron/host/state-${at}.ts`);
  });
  it.each([...harmless.entries()])('accepts case %i: %s', (at) => {
    expect(found).not.toContain(`electron/host/harmless-${at}.ts`);
  });
  it.each(layers)('applies to %s', (file) => {
    expect(found).toContain(file);
  });
});

describe('the function name rule', () => {
  const rejected = {
    'shared/noun.ts': 'export function row(): void {}',
    'shared/adjective.ts': 'export const unanswered = (): boolean => true;',
    'renderer/of.tsx': 'export function findRowOf(): void {}',
    'electron/async.ts': 'export async function rowOf(): Promise<void> {}',
    'electron/prefix.ts': 'export const finding = (): void => {};',
  };
  const accepted = {
    'shared/verb.ts': 'export function findRow(): void {}',
    'shared/verb-alone.ts': 'export const merge = (): void => {};',
    'shared/predicate.ts': 'export const isRow = (): boolean => true;',
    'shared/local.ts': 'const rowOf = (): void => {}; export function findRow(): void { rowOf(); }',
    'shared/value.ts': 'export const row = { find: (): void => {} };',
    'renderer/component.tsx': 'export function Row(): null { return null; }',
    'renderer/hook.ts': 'export const useRow = (): void => {};',
    'test/support/row.ts': 'export const rowOf = (): void => {};',
  };

  it('rejects exported functions without a verb or ending in "Of"', async () => {
    const found = await listFilesWith('Begin the name of a function', { ...rejected, ...accepted });
    expect(found.toSorted()).toEqual(Object.keys(rejected).toSorted());
  });
});

describe('the type check', () => {
  it.each([
    ['shared', 'process.exit();', "Cannot find name 'process'"],
    ['shared', 'document.title;', "Cannot find name 'document'"],
    ['shared', 'setTimeout(() => {});', "Cannot find name 'setTimeout'"],
    ['electron/host', 'document.title;', "Cannot find name 'document'"],
    ['electron', 'document.title;', "Cannot find name 'document'"],
    ['renderer', 'process.exit();', "Cannot find name 'process'"],
  ])('rejects code in %s: %s', async (folder, source, complaint) => {
    expect(await typeErrors(folder, source)).toContain(complaint);
  });
  it.each([
    ['shared', 'Math.max(1, 2);'],
    ['electron/host', 'process.exit();'],
    ['electron', 'process.exit();'],
    ['renderer', 'document.title;'],
  ])('accepts code in %s: %s', async (folder, source) => {
    expect(await typeErrors(folder, source)).toBe('');
  });
});

async function build(files: Readonly<Record<string, string>>) {
  const project = await createTemporaryFolder();
  for (const [name, source] of Object.entries(files)) {
    const file = path.join(project.dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, source);
  }
  return project;
}

const configSchema = z.object({ forbidden: z.array(z.object({ name: z.string() })) });
const resultSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** Returns the violations of the project's import boundaries in a folder. */
async function findViolations(dir: string): Promise<{ rule: string; from: string }[]> {
  const options = await extractDepcruiseOptions(path.join(ROOT, '.dependency-cruiser.json'));
  const { output } = await cruise(['shared', 'electron', 'renderer'], { ...options, baseDir: dir });
  return resultSchema.parse(output).summary.violations.map(({ from, rule }) => ({ rule: rule.name, from }));
}

/** Returns the files for which the project's linter reports `message`. */
async function listFilesWith(message: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  await using project = await build(files);
  await cp(path.join(ROOT, '.biome.json'), path.join(project.dir, '.biome.json'));
  await cp(path.join(ROOT, '.biome'), path.join(project.dir, '.biome'), { recursive: true });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [findBin('@biomejs/biome/bin/biome'), 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '.'],
    { cwd: project.dir, encoding: 'utf8' },
  );
  expect(stdout + stderr).toContain('Checked');
  return (stdout + stderr)
    .split(/^(?=\S+:\d+:\d+ )/m)
    .filter((finding) => finding.includes(message))
    .map((finding) => finding.split(':')[0] ?? '');
}

/** Returns a source file's type errors under a folder's TypeScript configuration. */
async function typeErrors(folder: string, source: string): Promise<string> {
  const tsconfig = {
    extends: path.join(ROOT, folder, 'tsconfig.json'),
    files: ['planted.ts'],
    include: [],
    references: [],
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '.' },
  };
  await using project = await build({
    'planted.ts': `${source}\nexport {};`,
    'tsconfig.json': JSON.stringify(tsconfig),
  });
  await symlink(path.join(ROOT, 'node_modules'), path.join(project.dir, 'node_modules'), 'junction');
  return spawnSync(process.execPath, [findBin('typescript/bin/tsc'), '-p', project.dir], { encoding: 'utf8' })
    .stdout;
}
