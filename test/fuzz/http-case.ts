import type { Random } from '../support/random.ts';
import { createPlainRequest, type FuzzRequest, fetchShot, type RequestTarget } from './fuzz-request.ts';
import { checkResponse, getTitle, type Lane } from './http-case-check.ts';
import { createMalformedRequest } from './malformed-request.ts';
import type { ReusedConnection } from './raw-connection.ts';
import { type Connection, NoResponseError, openConnection } from './raw-connection.ts';
import { MalformedResponse, type ReceivedResponse } from './response-reader.ts';
import { createUnusualRequest } from './unusual-request.ts';

/**
 * Valid requests received no response. The backend may have ended, but may have processed the requests before
 * that.
 */
class UnresponsiveError extends Error {
  readonly shots: readonly FuzzRequest[];

  constructor(shots: readonly [FuzzRequest, ...FuzzRequest[]]) {
    super(`No response to ${formatShown(shots[0])}`);
    this.shots = shots;
  }
}

/**
 * Runs one HTTP case in a lane and returns its failures. Rejects with UnresponsiveError, NoResponseError, or
 * a socket error.
 */
export async function runHttpCase(
  random: Random,
  number: number,
  lane: Lane,
  kept: ReusedConnection,
): Promise<string[]> {
  const way = random.weighted<CaseRunner>([
    [60, runSingle],
    [12, runBroken],
    [8, runPipelined],
    [8, splitIntoPieces],
    [6, disconnect],
    [6, closeHalf],
  ]);
  const createAim =
    (ids: readonly number[]) =>
    (at: number): RequestTarget => ({ ...lane, ids, tag: `#${number}.${at}` });
  try {
    const faults = await way({
      random,
      lane,
      connection: kept,
      aim: createAim(way === runSingle ? lane.own : lane.risky),
    });
    return [...faults, ...(await checkStillResponds(lane, kept))];
  } catch (error) {
    // The connection isn't reused, because more responses may arrive on it.
    kept.close();
    if (error instanceof UnresponsiveError) for (const shot of error.shots) disconnectEarly(shot, lane);
    if (error instanceof MalformedResponse) return [`a malformed HTTP response: ${error.message}`];
    throw error;
  }
}

interface Setting {
  random: Random;
  lane: Lane;
  connection: ReusedConnection;
  /** Returns the target for the case's request number `at`. */
  aim: (at: number) => RequestTarget;
}
type CaseRunner = (setting: Setting) => Promise<string[]>;

const createShot = (random: Random, aim: RequestTarget): FuzzRequest =>
  random.isChance(0.5) ? createPlainRequest(random, aim) : createUnusualRequest(random, aim);

const runSingle: CaseRunner = async ({ random, lane, connection: kept, aim }) => {
  const shot = createShot(random, aim(0));
  const connection = shot.framed ? await kept.get() : await openConnection(lane.port);
  connection.send(shot.bytes);
  if (shot.framed) return checkResponse(await expectAnswer(connection, shot), shot, lane);
  connection.finish();
  return readToEnd(connection, shot, lane);
};

const runBroken: CaseRunner = async ({ random, lane, aim }) => {
  const shot = createMalformedRequest(random, aim(0));
  const connection = await openConnection(lane.port);
  connection.send(shot.bytes);
  connection.finish();
  return readToEnd(connection, shot, lane);
};

/** Sends pipelined requests on one connection. The responses must arrive in the same order. */
const runPipelined: CaseRunner = async ({ random, lane, aim }) => {
  const shots = random
    .pickMany(2 + random.pickInteger(7), (at) => createShot(random, aim(at)))
    .filter(({ framed }) => framed);
  const connection = await openConnection(lane.port);
  connection.send(Buffer.concat(shots.map(({ bytes }) => bytes)));
  const faults: string[] = [];
  let closing = false;
  for (const [at, shot] of shots.entries()) {
    const answer = await answerTo(connection, shot);
    if (!answer && !closing) throw new UnresponsiveError([shot, ...shots.slice(at + 1)]);
    faults.push(...(answer ? checkResponse(answer, shot, lane) : disconnectEarly(shot, lane)));
    closing ||= answer?.headers.get('connection') === 'close';
  }
  connection.destroy();
  return faults;
};

const splitIntoPieces: CaseRunner = async ({ random, lane, connection: kept, aim }) => {
  const shot = createShot(random, aim(0));
  if (!shot.framed) return [];
  const connection = await kept.get();
  const cuts = random
    .pickMany(1 + random.pickInteger(5), () => random.pickInteger(shot.bytes.length))
    .sort((a, b) => a - b);
  for (const [at, from] of [0, ...cuts].entries()) {
    connection.send(shot.bytes.subarray(from, cuts[at] ?? shot.bytes.length));
    await connection.waitUntilFlushed();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const answer = await answerTo(connection, shot);
  // If the request asked the server to close the connection, the server may respond and close it early. The
  // last piece then resets the connection, and the response is lost.
  if (!answer && CLOSING.test(shot.bytes.toString('latin1'))) return disconnectEarly(shot, lane);
  return checkResponse(readResponse(answer, connection, shot), shot, lane);
};

/** Disconnects while sending the request or before the response. */
const disconnect: CaseRunner = async ({ random, lane, aim }) => {
  const shot = createShot(random, aim(0));
  const connection = await openConnection(lane.port);
  lane.model.unanswered(getTitle(shot));
  connection.send(
    random.isChance(0.5) ? shot.bytes : shot.bytes.subarray(0, random.pickInteger(shot.bytes.length)),
  );
  await connection.waitUntilFlushed();
  connection.destroy();
  return [];
};

/** Closes the sending side, sometimes in the middle of a request, and reads the response. */
const closeHalf: CaseRunner = async ({ random, lane, aim }) => {
  const whole = createShot(random, aim(0));
  const part = {
    ...whole,
    bytes: whole.bytes.subarray(0, random.pickInteger(whole.bytes.length)),
    operation: null,
  };
  const shot = random.isChance(0.7) ? whole : part;
  const connection = await openConnection(lane.port);
  connection.send(shot.bytes);
  connection.finish();
  return readToEnd(connection, shot, lane);
};

const CLOSING = /\r\n(?:Connection: close|Upgrade:)/;

function disconnectEarly(shot: FuzzRequest, { model }: Lane): string[] {
  model.unanswered(getTitle(shot));
  return [];
}

const expectAnswer = async (connection: Connection, shot: FuzzRequest): Promise<ReceivedResponse> =>
  readResponse(await answerTo(connection, shot), connection, shot);

/**
 * Returns the response. Throws UnresponsiveError if there's no response. Closes the connection if the server
 * announced that it will.
 */
function readResponse(
  answer: ReceivedResponse | null,
  connection: Connection,
  shot: FuzzRequest,
): ReceivedResponse {
  if (!answer) throw new UnresponsiveError([shot]);
  if (answer.headers.get('connection') === 'close') connection.finish();
  return answer;
}

const answerTo = (connection: Connection, shot: FuzzRequest): Promise<ReceivedResponse | null> =>
  connection.response(shot.method).catch((error: unknown) => {
    throw error instanceof NoResponseError
      ? new NoResponseError(`${error.message} To ${formatShown(shot)}`)
      : error;
  });

/** Reads until the server closes the connection, because the server may have parsed more than one request. */
async function readToEnd(connection: Connection, shot: FuzzRequest, lane: Lane): Promise<string[]> {
  const faults: string[] = [];
  let taken = false;
  for (let answer = await answerTo(connection, shot); answer; answer = await answerTo(connection, shot)) {
    faults.push(...checkResponse(answer, shot, lane));
    taken ||= answer.status === 200;
  }
  if (!taken) lane.model.unanswered(getTitle(shot));
  connection.destroy();
  return faults;
}

/** Returns the start of a request for the report. */
const formatShown = ({ bytes }: FuzzRequest): string => JSON.stringify(bytes.toString('latin1', 0, 600));

/** Checks that a well-formed request still receives its usual response after the case. */
async function checkStillResponds(lane: Lane, kept: ReusedConnection): Promise<string[]> {
  const shot = fetchShot(lane, lane.known.id);
  const connection = await kept.get();
  connection.send(shot.bytes);
  const { status, text } = await expectAnswer(connection, shot);
  return status === 200 && text === lane.known.text
    ? []
    : [`then a well-formed request got ${status} ${text.slice(0, 200)}`];
}
