import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Installed, program } from './peer-install.ts';
import { freePort, outputOf, type Peer, startProgram } from './peer-server.ts';
import { storedQuestion } from './questions.ts';

/** Mockoon's command line over an environment with one CRUD route, without telemetry or cloud access. */
export function createMockoon(installed: Installed): Peer {
  const bin = program(installed, 'mockoon-cli');
  return {
    name: `Mockoon ${installed.version}`,
    async prepare(dir, size) {
      await mkdir(dir, { recursive: true });
      const questions = Array.from({ length: size }, (_, at) => storedQuestion(at + 1));
      await writeFile(
        join(dir, 'environment.json'),
        JSON.stringify(environmentOf(JSON.stringify(questions), 0)),
      );
    },
    start: (dir, extra = []) => startMockoon(bin, dir, join(dir, 'environment.json'), extra),
    help: () => outputOf([bin, 'start', '--help']),
  };
}

/** Delays each response of a prepared folder by 300 ms. */
export async function makeMockoonLate(dir: string): Promise<readonly string[]> {
  await writeFile(
    join(dir, 'environment.json'),
    JSON.stringify(environmentOf(JSON.stringify([storedQuestion(1)]), 300)),
  );
  return [];
}

/** Serves a data file, either a Mockoon environment or an OpenAPI document. */
export async function startMockoon(bin: string, dir: string, file: string, extra: readonly string[] = []) {
  const port = await freePort();
  const flags = ['--hostname', '127.0.0.1', '--disable-log-to-file', '--disable-admin-api', '--repair'];
  return startProgram([bin, 'start', '--data', file, '--port', String(port), ...flags, ...extra], {
    port,
    path: '/questions',
    headers: {},
    cwd: dir,
  });
}

const CRUD = {
  uuid: '00000000-0000-4000-8000-000000000001',
  type: 'crud',
  documentation: '',
  method: '',
  endpoint: 'questions',
  responseMode: null,
  streamingMode: null,
  streamingInterval: 0,
  responses: [
    {
      uuid: '00000000-0000-4000-8000-000000000002',
      body: '{}',
      latency: 0,
      statusCode: 200,
      label: '',
      headers: [],
      bodyType: 'DATABUCKET',
      filePath: '',
      databucketID: 'qotd',
      sendFileAsBody: false,
      rules: [],
      rulesOperator: 'OR',
      disableTemplating: false,
      fallbackTo404: false,
      default: true,
      crudKey: 'id',
      callbacks: [],
    },
  ],
};

/** A Mockoon route with a template as its response. */
const TEMPLATE = {
  ...CRUD,
  uuid: '00000000-0000-4000-8000-000000000004',
  type: 'http',
  method: 'get',
  endpoint: 'template/:word',
  responses: CRUD.responses.map((response) => ({
    ...response,
    uuid: '00000000-0000-4000-8000-000000000005',
    body: "{{urlParam 'word'}}",
    bodyType: 'INLINE',
  })),
};

/** Another resource. */
const THINGS = { ...TEMPLATE, uuid: '00000000-0000-4000-8000-000000000006', endpoint: 'things' };

/** A Mockoon environment in its editor's format, with these questions in a data bucket. */
const environmentOf = (questions: string, latency: number) => ({
  uuid: '00000000-0000-4000-8000-000000000000',
  lastMigration: 33,
  name: 'Questions',
  endpointPrefix: '',
  latency,
  port: 3000,
  hostname: '127.0.0.1',
  folders: [],
  routes: [CRUD, TEMPLATE, THINGS],
  rootChildren: [CRUD, TEMPLATE, THINGS].map(({ uuid }) => ({ type: 'route', uuid })),
  proxyMode: false,
  proxyHost: '',
  proxyRemovePrefix: false,
  tlsOptions: {
    enabled: false,
    type: 'CERT',
    pfxPath: '',
    certPath: '',
    keyPath: '',
    caPath: '',
    passphrase: '',
  },
  cors: true,
  headers: [],
  proxyReqHeaders: [],
  proxyResHeaders: [],
  data: [
    {
      uuid: '00000000-0000-4000-8000-000000000003',
      id: 'qotd',
      name: 'questions',
      documentation: '',
      value: questions,
    },
  ],
  callbacks: [],
});
