import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildIfStale } from '../../../electron/start-steps.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { freePort, outputOf, type Peer, startProgram } from './peer.ts';
import { exampleInput } from './questions.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CLI = join(ROOT, 'out/cli/cli.js');

export const TOKENS = { administrator: 'peers-administrator', member: 'peers-member' } as const;

/** QOTD Studio as it is built, request log on: what `npm run cli -- serve` runs. */
export function createStudio(): Peer {
  if (buildIfStale(ROOT) !== 'ready') throw new Error('QOTD Studio could not be built.');
  return {
    name: `QOTD Studio ${packageJson.version}`,
    async prepare(dir, size) {
      await mkdir(dir, { recursive: true });
      const questions = Array.from({ length: size }, (_, at) => exampleInput(at));
      await writeFile(join(dir, 'questions.json'), JSON.stringify(questions));
    },
    async start(dir, extra = []) {
      const port = await freePort();
      const data = join(dir, 'library');
      // The first start takes the questions, later ones what became of them.
      const begin = existsSync(data) ? [] : ['--snapshot', join(dir, 'questions.json')];
      const tokens = ['--admin-token', TOKENS.administrator, '--member-token', TOKENS.member];
      return startProgram(
        [CLI, 'serve', '--data', data, '--port', String(port), ...tokens, ...begin, ...extra],
        {
          port,
          path: '/api/v1/questions',
          headers: { authorization: `Bearer ${TOKENS.member}` },
          cwd: dir,
        },
      );
    },
    help: () => outputOf([CLI, 'serve', '--help']),
  };
}
