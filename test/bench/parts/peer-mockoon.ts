import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, type Installed } from './peer-install.ts';
import { freePort, type Peer, startProgram } from './peer-server.ts';
import { createStoredQuestion } from './questions.ts';

/** Starts Mockoon's CLI with one CRUD route, without telemetry or cloud access. */
export function createMockoon(installed: Installed): Peer {
  const bin = findProgram(installed, 'mockoon-cli');
  return {
    name: `Mockoon ${installed.version}`,
    async prepare(dir, size) {
      await mkdir(dir, { recursive: true });
      const questions = Array.from({ length: size }, (_, at) => createStoredQuestion(at + 1));
      await writeFile(
        join(dir, 'environment.json'),
        JSON.stringify(createEnvironment(JSON.stringify(questions))),
      );
    },
    async start(dir) {
      const port = await freePort();
      const file = join(dir, 'environment.json');
      const flags = ['--hostname', '127.0.0.1', '--disable-log-to-file', '--disable-admin-api', '--repair'];
      return startProgram([bin, 'start', '--data', file, '--port', String(port), ...flags], {
        port,
        path: '/questions',
        headers: {},
        cwd: dir,
      });
    },
  };
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

/** Returns a Mockoon environment, in the Mockoon editor's format, with these questions in a data bucket. */
const createEnvironment = (questions: string) => ({
  uuid: '00000000-0000-4000-8000-000000000000',
  lastMigration: 33,
  name: 'Questions',
  endpointPrefix: '',
  latency: 0,
  port: 3000,
  hostname: '127.0.0.1',
  folders: [],
  routes: [CRUD],
  rootChildren: [{ type: 'route', uuid: CRUD.uuid }],
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
