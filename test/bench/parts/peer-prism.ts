import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeApi } from '../../../electron/host/http/description/openapi.ts';
import { freePort, outputOf, type Peer, startProgram } from './peer.ts';
import { type Installed, program } from './peer-install.ts';

const DOCUMENT = 'openapi.json';

/**
 * Prism over the OpenAPI description that QOTD Studio gives of itself. It answers by the examples in there and keeps
 * nothing, so that however many questions it is given, it holds none.
 */
export function createPrism(installed: Installed): Peer {
  const bin = program(installed, 'prism');
  return {
    name: `Prism ${installed.version}`,
    async prepare(dir) {
      await mkdir(dir, { recursive: true });
      const described = describeApi({ url: 'http://127.0.0.1:4747/api/v1', version: '0.0.0' });
      await writeFile(join(dir, DOCUMENT), JSON.stringify(described));
    },
    start: (dir, extra = []) => startPrism(bin, dir, join(dir, DOCUMENT), extra),
    help: () => outputOf([bin, 'mock', '--help']),
  };
}

/** Serves an OpenAPI document. */
export async function startPrism(bin: string, dir: string, file: string, extra: readonly string[] = []) {
  const port = await freePort();
  return startProgram([bin, 'mock', file, '--host', '127.0.0.1', '--port', String(port), ...extra], {
    port,
    path: '/questions',
    headers: { authorization: 'Bearer peers' },
    cwd: dir,
  });
}
