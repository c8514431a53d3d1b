import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildIfStale } from '../../../electron/build-if-stale.ts';
import { describeApi } from '../../../electron/host/local-api/openapi/openapi-document.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { findProgram, type Installed, install } from './peer-install.ts';
import { createMockoon } from './peer-mockoon.ts';
import { freePort, type Peer, startProgram } from './peer-server.ts';
import { createExampleInput, createStoredQuestion } from './questions.ts';

const WANTED = {
  'json-server-1': 'json-server@1.0.0-beta.15',
  'json-server-0': 'json-server@0.17.4',
  mockoon: '@mockoon/cli@9.9.0',
  prism: '@stoplight/prism-cli@5.16.0',
} as const;

/** Returns QOTD Studio and its peers. The peers are installed from npm into `packages`. */
export async function installPeers(packages: string): Promise<Peer[]> {
  const installed = await install(packages, WANTED);
  return [
    createStudio(),
    createJsonServer(installed('json-server-1')),
    createJsonServer(installed('json-server-0')),
    createMockoon(installed('mockoon')),
    createPrism(installed('prism')),
  ];
}

/** Starts json-server with one JSON file, as in its README. */
function createJsonServer(installed: Installed): Peer {
  const bin = findProgram(installed, 'json-server');
  return {
    name: `json-server ${installed.version}`,
    async prepare(dir, size) {
      buildIfStale();
      await mkdir(dir, { recursive: true });
      const questions = Array.from({ length: size }, (_, at) => createStoredQuestion(at + 1));
      await writeFile(join(dir, 'db.json'), JSON.stringify({ questions, things: [] }, null, 2));
    },
    async start(dir) {
      const port = await freePort();
      return startProgram([bin, join(dir, 'db.json'), '--port', String(port), '--host', '127.0.0.1'], {
        port,
        path: '/questions',
        headers: {},
        cwd: dir,
      });
    },
  };
}

const DOCUMENT = 'openapi.json';

/**
 * Starts Prism with QOTD Studio's OpenAPI document. Prism responds with the document's examples and doesn't
 * store questions.
 */
function createPrism(installed: Installed): Peer {
  const bin = findProgram(installed, 'prism');
  return {
    name: `Prism ${installed.version}`,
    async prepare(dir) {
      await mkdir(dir, { recursive: true });
      const described = describeApi({ url: 'http://127.0.0.1:4747/api/v1', version: '0.0.0' });
      await writeFile(join(dir, DOCUMENT), JSON.stringify(described));
    },
    start: (dir) => startPrism(bin, dir),
  };
}

async function startPrism(bin: string, dir: string) {
  const port = await freePort();
  return startProgram([bin, 'mock', join(dir, DOCUMENT), '--host', '127.0.0.1', '--port', String(port)], {
    port,
    path: '/questions',
    headers: { authorization: 'Bearer peers' },
    cwd: dir,
  });
}

const ROOT = resolve(import.meta.dirname, '../../..');
const CLI = join(ROOT, 'out/cli/cli.js');

const TOKENS = { administrator: 'peers-administrator', member: 'peers-member' } as const;

/** Starts the built QOTD Studio with the request log on, like `npm run cli -- serve`. */
function createStudio(): Peer {
  return {
    name: `QOTD Studio ${packageJson.version}`,
    async prepare(dir, size) {
      buildIfStale();
      await mkdir(dir, { recursive: true });
      const questions = Array.from({ length: size }, (_, at) => createExampleInput(at));
      await writeFile(join(dir, 'questions.json'), JSON.stringify(questions));
    },
    async start(dir) {
      const port = await freePort();
      const data = join(dir, 'library');
      // The first start imports the questions. Later starts reopen the library.
      const begin = existsSync(data) ? [] : ['--snapshot', join(dir, 'questions.json')];
      const tokens = ['--admin-token', TOKENS.administrator, '--member-token', TOKENS.member];
      return startProgram([CLI, 'serve', '--data', data, '--port', String(port), ...tokens, ...begin], {
        port,
        path: '/api/v1/questions',
        headers: { authorization: `Bearer ${TOKENS.member}` },
        cwd: dir,
      });
    },
  };
}
