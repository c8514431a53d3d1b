import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** A client that a public generator created from a description, and programs that use it. */
export interface GeneratedClient extends AsyncDisposable {
  /** The compiler's messages for a program that imports `./client.ts`; empty if there are none. */
  typeCheck(program: string): Promise<string[]>;
  /** Runs a program with additional environment variables. Returns its output, parsed as JSON. */
  run(program: string, env: Readonly<Record<string, string>>): Promise<unknown>;
}

const root = path.resolve(import.meta.dirname, '../..');
const { resolve } = createRequire(import.meta.url);
/** As `npx oazapfts` and `npx tsc` would run. */
const GENERATOR = path.join(path.dirname(resolve('oazapfts')), 'cli.js');
const COMPILER = path.join(path.dirname(resolve('typescript/package.json')), 'bin/tsc');

/**
 * Strict, with the project's settings that the generator's runtime supports, which exclude
 * `exactOptionalPropertyTypes`.
 */
const STRICT = {
  target: 'es2024',
  module: 'preserve',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Generates a client from the description that a server returns at `url`, in a temporary folder. */
export async function generateClient(url: string): Promise<GeneratedClient> {
  const folder = await temporaryFolder();
  const inside = (name: string) => path.join(folder.dir, name);
  const write = (name: string, value: unknown) => writeFile(inside(name), JSON.stringify(value));
  const node = (...args: string[]) => runNode(args, { cwd: folder.dir });
  try {
    await symlink(path.join(root, 'node_modules'), inside('node_modules'), 'junction');
    await write('package.json', { type: 'module' });
    await write('tsconfig.json', { compilerOptions: STRICT, files: ['program.ts', 'client.ts'] });
    const { code, output } = await node(GENERATOR, url, 'client.ts');
    if (code !== 0) throw new Error(`The generator failed: ${output}`);
  } catch (error) {
    await folder[Symbol.asyncDispose]();
    throw error;
  }
  return {
    async typeCheck(program) {
      await writeFile(inside('program.ts'), program);
      const { code, output } = await node(COMPILER, '--project', '.', '--pretty', 'false');
      const lines = output.split('\n').filter((line) => line !== '');
      return code === 0 || lines.length > 0 ? lines : [`The compiler ended with ${code}.`];
    },
    async run(program, env) {
      await writeFile(inside('program.ts'), program);
      const { code, output } = await runNode(['program.ts'], {
        cwd: folder.dir,
        env: { ...process.env, ...env },
      });
      if (code !== 0) throw new Error(`The program failed: ${output}`);
      return JSON.parse(output);
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** `output`: its standard output, and after a failure also its standard error. */
function runNode(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = execFile(process.execPath, args, options, (error, stdout, stderr) =>
      done({ code: child.exitCode, output: error ? stdout + stderr : stdout }),
    );
  });
}
