import { z } from 'zod';
import { openStore } from '../../electron/host/library/open-store.ts';
import { createNodeFiles } from '../../electron/host/system/files.ts';
import type { Child } from '../support/child-rpc.ts';
import { createRandom, type Random } from '../support/random.ts';
import { silentLog } from '../support/silent-log.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { startHost, TOKENS } from './fuzz-host-client.ts';
import { createShot, fetchShot } from './fuzz-request.ts';
import { runHttpCase } from './http-case.ts';
import type { Lane } from './http-case-check.ts';
import { createQuestionModel, type QuestionModel } from './question-model.ts';
import { valid } from './random-bodies.ts';
import {
  type Connection,
  createReusedConnection,
  openConnection,
  type ReusedConnection,
} from './raw-connection.ts';
import { createQuestion, type Shown } from './response-checks.ts';

/** The local API of a backend with a separate library, and the library's expected content. */
export interface ApiSession {
  host: Child;
  /** Runs one HTTP case and returns its failures. Cases in different lanes may run in parallel. */
  run(random: Random, number: number, lane: number): Promise<string[]>;
  /** Closes the backend, opens the library again, and returns its differences from the responses. */
  close(): Promise<string[]>;
}

/**
 * Any case may edit the questions from 1 to this ID at any time, because a random path may contain their IDs.
 */
const ANYBODYS = 99;
const OWN = 4;
const RISKY = 2;

/**
 * Starts a backend whose library contains some questions. A third of the questions are sent. `onLogged`
 * receives each logged error.
 */
export async function openApiSession(lanes: number, onLogged: (text: string) => void): Promise<ApiSession> {
  const folder = await createTemporaryFolder();
  const host = startHost(onLogged);
  const port = z.int().parse(await host.ask({ do: 'open', dir: folder.dir }));
  const model = createQuestionModel();
  const messages = await fill({ host, port, model, count: ANYBODYS + lanes * (OWN + RISKY) + 1 });
  const known = await fetchKnown(port, ANYBODYS + lanes * (OWN + RISKY) + 1);
  for (let id = 1; id <= ANYBODYS; id++) model.share(id);
  const all = Array.from({ length: lanes }, (_, at): { lane: Lane; kept: ReusedConnection } => {
    const ids = Array.from({ length: OWN + RISKY }, (_, step) => ANYBODYS + at * (OWN + RISKY) + step + 1);
    const risky = ids.slice(OWN);
    for (const id of risky) model.share(id);
    const lane = { port, tokens: TOKENS, model, own: ids.slice(0, OWN), risky, messages, known };
    return { lane, kept: createReusedConnection(port) };
  });
  return {
    host,
    async run(random, number, lane) {
      const one = all[lane];
      if (!one) throw new Error(`There is no lane ${lane}.`);
      return runHttpCase(random, number, one.lane, one.kept);
    },
    async close() {
      for (const { kept } of all) kept.close();
      // A crashed backend can't close its library.
      if (!host.hasEnded()) await host.ask({ do: 'close' });
      await host.kill();
      const faults = await checkLibrary(folder.dir, model);
      await folder[Symbol.asyncDispose]();
      return faults;
    },
  };
}

interface Filling {
  host: Child;
  port: number;
  model: QuestionModel;
  count: number;
}

/** Creates questions and marks every third one as sent. Returns the message IDs by question ID. */
async function fill({ host, port, model, count }: Filling): Promise<Map<number, string>> {
  const connection = await openConnection(port);
  const messages = new Map<number, string>();
  for (let number = 1; number <= count; number++) {
    const random = createRandom(0, number);
    const { id } = await ask(
      connection,
      createShot({ port, tokens: TOKENS }, valid(random, `Kept ${number}`)).bytes,
      'POST',
    );
    if (id % 3 === 0)
      await host.ask({ do: 'call', method: 'question.markSent', input: { id, votes: [1, 2] } });
    const shown = await ask(connection, fetchShot({ port, tokens: TOKENS }, id).bytes, 'GET');
    if (shown.messageID !== null) messages.set(id, shown.messageID);
    model.created(shown);
  }
  connection.destroy();
  return messages;
}

async function ask(connection: Connection, bytes: Buffer, method: 'POST' | 'GET'): Promise<Shown> {
  connection.send(bytes);
  const answer = await connection.response(method);
  const read =
    answer?.status === 200 ? createQuestion(answer, method) : { fault: answer?.text ?? 'no answer' };
  if ('fault' in read) throw new Error(`The library could not be filled: ${read.fault}`);
  return read.shown;
}

async function fetchKnown(port: number, id: number): Promise<Lane['known']> {
  const connection = await openConnection(port);
  connection.send(fetchShot({ port, tokens: TOKENS }, id).bytes);
  const answer = await connection.response('GET');
  connection.destroy();
  return { id, text: answer?.text ?? '' };
}

/**
 * Opens a closed library, first from its files and then through the local API, and returns its differences
 * from the responses.
 */
async function checkLibrary(dir: string, model: QuestionModel): Promise<string[]> {
  try {
    const ids = await listStoredIds(dir);
    return [...checkIds(ids, model), ...(await formatFaults(dir, ids, model))];
  } catch (error) {
    return [`the library can't be opened: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function listStoredIds(dir: string): Promise<number[]> {
  const store = await openStore({ dir, files: createNodeFiles(), log: silentLog });
  try {
    return [...store.entries.keys()];
  } finally {
    await store.close();
  }
}

/**
 * Checks that all acknowledged questions exist and that no ID was skipped. Only failed writes may skip IDs.
 */
function checkIds(ids: readonly number[], model: QuestionModel): string[] {
  const stored = new Set(ids);
  const gap = ids.findIndex((id, at) => id !== at + 1);
  return [
    ...model.ids.filter((id) => !stored.has(id)).map((id) => `${id} was acknowledged and is missing`),
    ...(gap < 0 ? [] : [`the ID ${gap + 1} was skipped`]),
  ];
}

async function formatFaults(dir: string, ids: readonly number[], model: QuestionModel): Promise<string[]> {
  const logged: string[] = [];
  const host = startHost((text) => logged.push(text));
  try {
    const port = Number(await host.ask({ do: 'open', dir }));
    const connection = await openConnection(port);
    const faults: string[] = [];
    for (const id of ids) faults.push(...(await formatFault(connection, port, id, model)));
    connection.destroy();
    await host.ask({ do: 'close' });
    return [...faults, ...logged];
  } finally {
    await host.kill();
  }
}

async function formatFault(
  connection: Connection,
  port: number,
  id: number,
  model: QuestionModel,
): Promise<string[]> {
  connection.send(fetchShot({ port, tokens: TOKENS }, id).bytes);
  const answer = await connection.response('GET');
  if (answer?.status !== 200)
    return [`${id} is stored but can't be fetched: ${answer?.status ?? 'no response'}`];
  const read = createQuestion(answer, 'GET');
  const fault = 'fault' in read ? read.fault : model.fault(read.shown);
  return fault === null ? [] : [fault];
}
