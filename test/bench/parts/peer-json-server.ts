import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, outputOf, type Peer, startProgram } from './peer.ts';
import { type Installed, program } from './peer-install.ts';
import { storedQuestion } from './peer-questions.ts';

/** json-server over one JSON file, as its README starts it. */
export function createJsonServer(installed: Installed): Peer {
  const bin = program(installed, 'json-server');
  return {
    name: `json-server ${installed.version}`,
    async prepare(dir, size) {
      await mkdir(dir, { recursive: true });
      const questions = Array.from({ length: size }, (_, at) => storedQuestion(at + 1));
      await writeFile(join(dir, 'db.json'), JSON.stringify({ questions, things: [] }, null, 2));
    },
    async start(dir, extra = []) {
      const port = await freePort();
      return startProgram(
        [bin, join(dir, 'db.json'), '--port', String(port), '--host', '127.0.0.1', ...extra],
        {
          port,
          path: '/questions',
          headers: {},
          cwd: dir,
        },
      );
    },
    help: () => outputOf([bin, '--help']),
  };
}
