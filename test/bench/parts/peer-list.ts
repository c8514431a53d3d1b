import { join } from 'node:path';
import type { Checked } from './peer-checked.ts';
import { install, program } from './peer-install.ts';
import { createJsonServer } from './peer-json-server.ts';
import { createMockoon, makeMockoonLate, startMockoon } from './peer-mockoon.ts';
import { createPrism, startPrism } from './peer-prism.ts';
import { createStudio, TOKENS } from './peer-studio.ts';

const WANTED = {
  'json-server-1': 'json-server@1.0.0-beta.15',
  'json-server-0': 'json-server@0.17.4',
  mockoon: '@mockoon/cli@9.9.0',
  prism: '@stoplight/prism-cli@5.16.0',
} as const;

/** QOTD Studio and the others, these installed from npm into `packages`. Each has a folder of its own in `folder`. */
export async function installPeers(packages: string, folder: string): Promise<Checked[]> {
  const installed = await install(packages, WANTED);
  const none = { administrator: {}, member: {} };
  const mockoon = program(installed('mockoon'), 'mockoon-cli');
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const of = (name: string) => join(folder, name);
  return [
    {
      peer: createStudio(),
      folder: of('studio'),
      roles: { administrator: bearer(TOKENS.administrator), member: bearer(TOKENS.member) },
      editable: null,
      slow: async () => ['--fault', '*:delay=300'],
      dropAfter: ['--fault', 'POST:drop-after'],
    },
    ...(['json-server-1', 'json-server-0'] as const).map((name) => ({
      peer: createJsonServer(installed(name)),
      folder: of(name),
      roles: none,
      editable: { file: 'db.json', options: name === 'json-server-0' ? ['--watch'] : [] },
      slow: name === 'json-server-0' ? async () => ['--delay', '300'] : null,
      dropAfter: null,
    })),
    {
      peer: createMockoon(installed('mockoon')),
      folder: of('mockoon'),
      roles: none,
      editable: { file: 'environment.json', options: ['--watch'] },
      slow: makeMockoonLate,
      dropAfter: null,
      serveOpenApi: (dir, file) => startMockoon(mockoon, dir, file, []),
    },
    {
      peer: createPrism(installed('prism')),
      folder: of('prism'),
      roles: { administrator: bearer('one'), member: bearer('other') },
      editable: { file: 'openapi.json', options: [] },
      slow: null,
      dropAfter: null,
      serveOpenApi: (dir, file) => startPrism(program(installed('prism'), 'prism'), dir, file),
    },
  ];
}
