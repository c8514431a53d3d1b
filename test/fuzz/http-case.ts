import type { Random } from '../support/random.ts';
import { type FuzzRequest, fetchShot, plainRequest, type RequestTarget } from './fuzz-request.ts';
import { checkResponse, type Lane, titleOf } from './http-case-check.ts';
import { malformedRequest } from './malformed-request.ts';
import type { ReusedConnection } from './raw-connection.ts';
import { type Connection, NoResponseError, openConnection } from './raw-connection.ts';
import { MalformedResponse, type ReceivedResponse } from './response-reader.ts';
import { unusualRequest } from './unusual-request.ts';

/** The backend doesn't respond to valid requests. It may have ended, and may have processed them. */
class UnresponsiveError extends Error {
  readonly shots: readonly FuzzRequest[];

  constructor(shots: readonly [FuzzRequest, ...FuzzRequest[]]) {
    super(`No response to ${shownOf(shots[0])}`);
    this.shots = shots;
  }
}

/** Runs one HTTP case in a lane and returns all failures. Rejects with UnresponsiveError, NoResponseError, or a socket's error. */
export async function runHttpCase(
  random: Random,
  number: number,
  lane: Lane,
  kept: ReusedConnection,
): Promise<string[]> {
  const way = random.weighted<CaseRunner>([
    [60, single],
    [12, broken],
    [8, pipelined],
    [8, inPieces],
    [6, disconnect],
    [6, halfClosed],
  ]);
  const aimAt =
    (ids: readonly number[]) =>
    (at: number): RequestTarget => ({ ...lane, ids, tag: `#${number}.${at}` });
  try {
    const faults = await way({
      random,
      lane,
      connection: kept,
      aim: aimAt(way === single ? lane.own : lane.risky),
    });
    return [...faults, ...(await checkStillResponds(lane, kept))];
  } catch (error) {
    // Further responses may still arrive on it.
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
  /** The questions that request number `at` of the case uses. */
  aim: (at: number) => RequestTarget;
}
type CaseRunner = (setting: Setting) => Promise<string[]>;

const anyShot = (random: Random, aim: RequestTarget): FuzzRequest =>
  random.chance(0.5) ? plainRequest(random, aim) : unusualRequest(random, aim);

/** One request with a response. */
const single: CaseRunner = async ({ random, lane, connection: kept, aim }) => {
  const shot = anyShot(random, aim(0));
  const connection = shot.framed ? await kept.get() : await openConnection(lane.port);
  connection.send(shot.bytes);
  if (shot.framed) return checkResponse(await mustAnswer(connection, shot), shot, lane);
  connection.finish();
  return readToEnd(connection, shot, lane);
};

/** A malformed HTTP request. */
const broken: CaseRunner = async ({ random, lane, aim }) => {
  const shot = malformedRequest(random, aim(0));
  const connection = await openConnection(lane.port);
  connection.send(shot.bytes);
  connection.finish();
  return readToEnd(connection, shot, lane);
};

/** Pipelined requests on one connection, with responses in order. */
const pipelined: CaseRunner = async ({ random, lane, aim }) => {
  const shots = random
    .many(2 + random.integer(7), (at) => anyShot(random, aim(at)))
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

/** A request that arrives in pieces. */
const inPieces: CaseRunner = async ({ random, lane, connection: kept, aim }) => {
  const shot = anyShot(random, aim(0));
  if (!shot.framed) return [];
  const connection = await kept.get();
  const cuts = random
    .many(1 + random.integer(5), () => random.integer(shot.bytes.length))
    .sort((a, b) => a - b);
  for (const [at, from] of [0, ...cuts].entries()) {
    connection.send(shot.bytes.subarray(from, cuts[at] ?? shot.bytes.length));
    await connection.flushed();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const answer = await answerTo(connection, shot);
  // A server that was asked to close may respond and close early. The last piece then discards the response.
  if (!answer && CLOSING.test(shot.bytes.toString('latin1'))) return disconnectEarly(shot, lane);
  return checkResponse(readResponse(answer, connection, shot), shot, lane);
};

/** A client that disconnects in the middle of the request, or before the response. */
const disconnect: CaseRunner = async ({ random, lane, aim }) => {
  const shot = anyShot(random, aim(0));
  const connection = await openConnection(lane.port);
  lane.model.unanswered(titleOf(shot));
  connection.send(
    random.chance(0.5) ? shot.bytes : shot.bytes.subarray(0, random.integer(shot.bytes.length)),
  );
  await connection.flushed();
  connection.destroy();
  return [];
};

/** A client that closes its sending side, perhaps in the middle of a request, and still reads. */
const halfClosed: CaseRunner = async ({ random, lane, aim }) => {
  const whole = anyShot(random, aim(0));
  const part = {
    ...whole,
    bytes: whole.bytes.subarray(0, random.integer(whole.bytes.length)),
    operation: null,
  };
  const shot = random.chance(0.7) ? whole : part;
  const connection = await openConnection(lane.port);
  connection.send(shot.bytes);
  connection.finish();
  return readToEnd(connection, shot, lane);
};

const CLOSING = /\r\n(?:Connection: close|Upgrade:)/;

function disconnectEarly(shot: FuzzRequest, { model }: Lane): string[] {
  model.unanswered(titleOf(shot));
  return [];
}

const mustAnswer = async (connection: Connection, shot: FuzzRequest): Promise<ReceivedResponse> =>
  readResponse(await answerTo(connection, shot), connection, shot);

/** Returns the response, if there is one. Closes the connection if the server has closed it. */
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
      ? new NoResponseError(`${error.message} To ${shownOf(shot)}`)
      : error;
  });

/** Reads until the server closes the connection, because it may have found more than one request. */
async function readToEnd(connection: Connection, shot: FuzzRequest, lane: Lane): Promise<string[]> {
  const faults: string[] = [];
  let taken = false;
  for (let answer = await answerTo(connection, shot); answer; answer = await answerTo(connection, shot)) {
    faults.push(...checkResponse(answer, shot, lane));
    taken ||= answer.status === 200;
  }
  if (!taken) lane.model.unanswered(titleOf(shot));
  connection.destroy();
  return faults;
}

/** Returns the start of a request, for the report. */
const shownOf = ({ bytes }: FuzzRequest): string => JSON.stringify(bytes.toString('latin1', 0, 600));

/** Whatever was sent before, a well-formed request gets its usual response. */
async function checkStillResponds(lane: Lane, kept: ReusedConnection): Promise<string[]> {
  const shot = fetchShot(lane, lane.known.id);
  const connection = await kept.get();
  connection.send(shot.bytes);
  const { status, text } = await mustAnswer(connection, shot);
  return status === 200 && text === lane.known.text
    ? []
    : [`then a well-formed request got ${status} ${text.slice(0, 200)}`];
}
