import type { Body, Call, KeptBody, KeptCall } from './call.ts';

export interface CallRingLimits {
  /** Calls that are kept. */
  calls: number;
  /** Bytes that bodies and heads of answers may take up, all together. Those of one call must have room in it. */
  bytes: number;
  /** Bytes of one body; of a longer one only so much of the beginning is kept. */
  bodyBytes: number;
}

/** The newest calls, as many as the limits allow. Calls are numbered from 1 on. */
export interface CallRing {
  /** Numbers of the oldest call that is kept and of the newest; there is none where `oldest` is the greater. */
  readonly oldest: number;
  readonly newest: number;
  /** Gives the number of the call. */
  add(call: Call): number;
  get(id: number): KeptCall | undefined;
  clear(): void;
}

/** What is known of a call beside its texts, which stand on the tape one behind the other from `start` on. */
interface Slot extends Omit<Call, 'head' | 'requestBody' | 'responseBody'> {
  start: number;
  end: number;
  headBytes: number;
  request: BodyOnTape;
  response: BodyOnTape;
}

interface BodyOnTape {
  /** Bytes on the tape; null where there was no body. */
  kept: number | null;
  encoding: KeptBody['encoding'];
  bytes: number | null;
}

/**
 * Keeps the long texts as bytes on a tape that goes round, and slots that are used again. Were the strings kept, every
 * collection of garbage would copy those of a thousand calls, which costs each call more than all else of the log.
 */
export function createCallRing({ calls, bytes, bodyBytes }: CallRingLimits): CallRing {
  const tape = Buffer.allocUnsafeSlow(bytes);
  const slots: Slot[] = [];
  let oldest = 1;
  let newest = 0;
  let end = 0;

  const slotOf = (id: number): Slot => {
    const slot = slots[id % calls];
    if (!slot) throw new RangeError(`No call ${id} was ever kept.`);
    return slot;
  };
  const dropWhile = (isInTheWay: (slot: Slot) => boolean) => {
    while (oldest <= newest && isInTheWay(slotOf(oldest))) oldest += 1;
  };
  /** Gives the place for so many bytes; calls that stood there are gone. */
  const makeRoom = (needed: number): number => {
    if (newest - oldest + 1 >= calls) oldest += 1;
    if (end + needed > bytes) {
      // What stands behind is older than what stands at the beginning.
      dropWhile(({ start }) => start >= end);
      end = 0;
    }
    const limit = end + needed;
    dropWhile((slot) => slot.start < limit && slot.end > end);
    return end;
  };
  const roomFor = (body: Body): number =>
    body === null ? 0 : Math.min(bodyBytes, typeof body === 'string' ? body.length * 2 : body.length);
  const writeBody = (body: Body, at: number, into: BodyOnTape): number => {
    into.encoding = 'utf-8';
    into.bytes = null;
    if (body === null) {
      into.kept = null;
      return at;
    }
    if (typeof body === 'string' && body.length * 2 <= bodyBytes) {
      // As V8 has it in memory: five times as fast as UTF-8.
      into.encoding = 'utf-16le';
      into.kept = tape.write(body, at, 'utf16le');
    } else if (typeof body === 'string') {
      into.kept = tape.write(body, at, bodyBytes);
      into.bytes = Buffer.byteLength(body);
    } else {
      into.kept = Math.min(body.length, bodyBytes);
      into.bytes = body.length;
      tape.set(body.length > bodyBytes ? body.subarray(0, bodyBytes) : body, at);
    }
    return at + into.kept;
  };
  const bodyAt = (at: number, { kept, encoding, bytes }: BodyOnTape): KeptBody | null =>
    kept === null ? null : { start: tape.subarray(at, at + kept), encoding, bytes };

  return {
    get oldest() {
      return oldest;
    },
    get newest() {
      return newest;
    },
    add(call) {
      const { head, requestBody, responseBody } = call;
      const start = makeRoom(head.length + roomFor(requestBody) + roomFor(responseBody));
      newest += 1;
      const slot = slots[newest % calls] ?? emptySlot();
      slots[newest % calls] = slot;
      slot.at = call.at;
      slot.ms = call.ms;
      slot.method = call.method;
      slot.target = call.target;
      slot.requestHeaders = call.requestHeaders;
      slot.accounts = call.accounts;
      slot.faults = call.faults;
      slot.status = call.status;
      slot.cut = call.cut;
      slot.start = start;
      // Node writes it in Latin 1: a byte for each character.
      slot.headBytes = tape.write(head, start, 'latin1');
      end = writeBody(requestBody, start + slot.headBytes, slot.request);
      end = writeBody(responseBody, end, slot.response);
      slot.end = end;
      return newest;
    },
    get(id) {
      if (id < oldest || id > newest) return undefined;
      const slot = slotOf(id);
      const { start, end: _, headBytes, request, response, ...kept } = slot;
      const bodyStart = start + headBytes;
      return {
        ...kept,
        id,
        head: tape.toString('latin1', start, bodyStart),
        requestBody: bodyAt(bodyStart, request),
        responseBody: bodyAt(bodyStart + (request.kept ?? 0), response),
      };
    },
    clear() {
      oldest = newest + 1;
      end = 0;
    },
  };
}

const emptySlot = (): Slot => ({
  at: 0,
  ms: 0,
  method: '',
  target: '',
  requestHeaders: [],
  accounts: [],
  faults: [],
  status: 0,
  cut: null,
  start: 0,
  end: 0,
  headBytes: 0,
  request: { kept: null, encoding: 'utf-8', bytes: null },
  response: { kept: null, encoding: 'utf-8', bytes: null },
});
