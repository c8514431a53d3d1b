import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** A change to one source file that replaces `from` with `to`. `from` must occur exactly once. */
export interface Edit {
  /** The path from the repository root. */
  file: string;
  from: string;
  to: string;
}

/** Makes checkpoints frequent, because a process lives for only about 0.1 s. */
export const SMALL_CHECKPOINTS: Edit = {
  file: 'electron/host/library/store/journal/checkpoint.ts',
  from: 'const CHECKPOINT_AFTER_BYTES = 4 * 1024 * 1024;',
  to: 'const CHECKPOINT_AFTER_BYTES = 2_000;',
};

const ROOT = join(import.meta.dirname, '../..');

/**
 * Builds the backend process with the edits into the folder `out`, and returns the file's path. A single file
 * with a shared compile cache starts much faster than the sources.
 */
export async function buildHost(out: string, edits: readonly Edit[] = []): Promise<string> {
  const bundle = (entry: string, name: string, plugins: Plugin[]) =>
    build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      plugins,
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: entry,
        outDir: out,
        emptyOutDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: { output: { format: 'es', codeSplitting: false, entryFileNames: name } },
      },
    });
  await bundle(join(import.meta.dirname, 'host-process.ts'), 'host.mjs', [
    applyEdits([SMALL_CHECKPOINTS, ...edits]),
    withoutElectron,
  ]);
  await bundle(join(ROOT, 'electron/host/import-export/import-worker.ts'), 'import-worker.mjs', []);
  cpSync(join(ROOT, 'electron/host/similar/worker/lexicon/data'), join(out, 'data'), { recursive: true });
  const file = join(out, 'host.mjs');
  // A process writes the compile cache only if it exits normally.
  spawnSync(process.execPath, [file], { env: hostEnvironment(out), stdio: 'ignore' });
  return file;
}

/** Returns the environment with the compile cache for a backend that was built into `out`. */
export const hostEnvironment = (out: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_COMPILE_CACHE: join(out, 'compiled'),
});

const applyEdits = (edits: readonly Edit[]): Plugin => {
  const left = new Set(edits);
  return {
    name: 'edited',
    enforce: 'pre',
    transform(code, id) {
      let result = code;
      for (const edit of edits) {
        if (id !== join(ROOT, edit.file)) continue;
        if (result.split(edit.from).length !== 2)
          throw new Error(`${edit.file} doesn't contain “${edit.from}” exactly once.`);
        result = result.replace(edit.from, () => edit.to);
        left.delete(edit);
      }
      return result === code ? null : { code: result, map: null };
    },
    buildEnd() {
      for (const { file } of left) throw new Error(`${file} is not part of the backend.`);
    },
  };
};

/**
 * Replaces Electron with an empty module. electron-store receives its folder as an option, as in the headless
 * build.
 */
const withoutElectron: Plugin = {
  name: 'without-electron',
  enforce: 'pre',
  resolveId: (id) => (id === 'electron' ? '\0electron' : undefined),
  load: (id) => (id === '\0electron' ? 'export default {}' : undefined),
};
