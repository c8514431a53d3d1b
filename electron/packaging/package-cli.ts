import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { buildIfStale } from '../build-if-stale.ts';
import { MODEL_NAME } from './embedding-model.ts';
import { writeNotices } from './license-notices.ts';

/**
 * `npm run package:cli` builds the npm package for bot developers into out/cli-package. The package has no
 * dependencies.
 */
const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(import.meta.dirname, 'cli-package');
const target = path.join(root, 'out/cli-package');
const draft = `${target}.${process.pid}`;

const BUILT = ['cli', 'workers', 'reference', 'renderer'];
/** Omits the model because it takes 8 MB, and the chart library because the app can show tables instead. */
const isOmitted = (name: string): boolean =>
  name === MODEL_NAME || name.endsWith('.map') || name.startsWith('echarts-chart');
const EXAMPLES = ['README.md', 'qotd.mjs', 'Dockerfile', 'compose.yaml', 'github-actions.yaml'];
const LEXICON_NOTICE = 'electron/host/similar/worker/lexicon/NOTICE.md';

try {
  buildIfStale();
  mkdirSync(draft, { recursive: true });
  for (const part of BUILT) {
    cpSync(path.join(root, 'out', part), path.join(draft, part), {
      recursive: true,
      filter: (file) => !isOmitted(path.basename(file)),
    });
  }
  for (const name of EXAMPLES) cpSync(path.join(source, name), path.join(draft, name));
  cpSync(path.join(root, 'electron/compile-cache.cjs'), path.join(draft, 'compile-cache.cjs'));
  cpSync(path.join(root, 'LICENSE'), path.join(draft, 'LICENSE'));
  cpSync(path.join(root, LEXICON_NOTICE), path.join(draft, 'workers/NOTICE.md'));
  writeNotices(root);
  cpSync(path.join(root, 'out/notices/packages.txt'), path.join(draft, 'THIRD-PARTY.txt'));
  await buildInterface();
  writeFileSync(path.join(draft, 'package.json'), `${JSON.stringify(createManifest(), null, 2)}\n`);
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  process.stdout.write(`${target}\n`);
} catch (error) {
  process.stderr.write(
    `error: No package was built: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
} finally {
  rmSync(draft, { recursive: true, force: true });
}

async function buildInterface(): Promise<void> {
  const entry = path.join(source, 'local-server.ts');
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    build: {
      lib: { entry, formats: ['es', 'cjs'] },
      ssr: true,
      outDir: draft,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
    },
  });
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--declaration', '--emitDeclarationOnly', '--target', 'es2024', '--module', 'nodenext'];
  const types = ['--types', 'node', '--typeRoots', path.join(root, 'node_modules/@types')];
  execFileSync(process.execPath, [
    compiler,
    ...options,
    ...types,
    '--ignoreConfig',
    '--outDir',
    draft,
    entry,
  ]);
  cpSync(path.join(draft, 'local-server.d.ts'), path.join(draft, 'local-server.d.cts'));
}

function createManifest() {
  const { version, description, license, author } = packageJson;
  return {
    name: 'qotd-local-api',
    version,
    description,
    license,
    author,
    type: 'module',
    engines: { node: '>=22.13' },
    bin: { qotd: 'qotd.mjs' },
    // Older module resolution, such as TypeScript's for CommonJS, doesn't read `exports`.
    main: './local-server.cjs',
    types: './local-server.d.cts',
    exports: {
      '.': {
        import: { types: './local-server.d.ts', default: './local-server.js' },
        require: { types: './local-server.d.cts', default: './local-server.cjs' },
      },
      './package.json': './package.json',
    },
  };
}
