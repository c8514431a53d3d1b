import type { Body, RequestFields, RequestRecord } from './request-recorder.ts';

export interface StoredBody {
  /** The start of the body, or the whole body. Read it immediately because later requests overwrite it. */
  start: Uint8Array;
  bytes: number;
}

/** A stored request that isn't redacted. */
export interface StoredRequest extends RequestFields {
  id: number;
  requestBody: StoredBody | null;
  responseBody: StoredBody | null;
}

export interface RequestBufferLimits {
  requests: number;
  /**
   * The maximum number of bytes for all bodies and headers, except for short request headers. Every request
   * must fit.
   */
  bytes: number;
  /** The maximum size of one body in bytes. Longer bodies are truncated. */
  bodyBytes: number;
}

/** Stores the newest requests within the limits. IDs start at 1. */
export interface RequestBuffer {
  /** The oldest stored request's ID. The buffer is empty if this is greater than `newest`. */
  readonly oldest: number;
  readonly newest: number;
  /** The number of requests that newer ones have replaced since the buffer was last cleared. */
  readonly evicted: number;
  /** Returns the request's ID. Throws RangeError if the request is larger than the whole buffer. */
  add(request: RequestRecord): number;
  get(id: number): StoredRequest | undefined;
  /** Returns only the target, because that's faster than `get`. */
  target(id: number): string | undefined;
  clear(): void;
}

/** A request's position in the ring buffer, from `start` to `end`, with its short fields. */
interface Slot extends Omit<RequestRecord, 'head' | 'requestBody' | 'responseBody'> {
  start: number;
  end: number;
  /**
   * The size of the target and request headers in bytes, or null if they're short and stored in this slot.
   */
  requestHeadBytes: number | null;
  headBytes: number;
  request: BufferedBody;
  response: BufferedBody;
}

interface BufferedBody {
  /** The number of bytes in the ring buffer, or null if the message had no body. */
  stored: number | null;
  bytes: number;
}

/** Limits for a target and request headers that are stored as strings: about 4 KiB of memory. */
const MAX_INLINE_HEAD = { texts: 64, characters: 2 * 1024 };
/** Separates the target, names, and values in the ring buffer. HTTP forbids this character in all of them. */
const LINE_END = '\n';

/**
 * Creates an empty buffer. Stores long strings as bytes in a ring buffer and reuses slots, because otherwise
 * every garbage collection would copy the strings of 1,000 requests: a plain array made a GET 10% to 24%
 * slower.
 */
export function createRequestBuffer({ requests, bytes, bodyBytes }: RequestBufferLimits): RequestBuffer {
  const buffer = Buffer.allocUnsafeSlow(bytes);
  const slots: Slot[] = [];
  const none: readonly never[] = [];
  let first = 1;
  let oldest = first;
  let newest = 0;
  let end = 0;

  const getSlot = (id: number): Slot => {
    const slot = slots[id % requests];
    if (!slot) throw new RangeError(`Request ${id} isn't in the buffer.`);
    return slot;
  };
  const evictWhile = (isInTheWay: (slot: Slot) => boolean) => {
    for (let id = oldest; id <= newest; id += 1) {
      const slot = getSlot(id);
      if (isInTheWay(slot)) oldest = id + 1;
      // A request without any bytes occupies no space, but the next request may.
      else if (slot.start < slot.end) return;
    }
  };
  /** Returns the offset of a free range with this size. Evicts requests that occupy it. */
  const reserve = (needed: number): number => {
    // Writing beyond the end of the buffer would truncate strings without an error.
    if (needed > bytes) throw new RangeError(`A request of ${needed} bytes doesn't fit in the buffer.`);
    if (newest - oldest + 1 >= requests) oldest += 1;
    if (end + needed > bytes) {
      // Requests at the end are older than those at the start.
      evictWhile(({ start }) => start >= end);
      end = 0;
    }
    const limit = end + needed;
    evictWhile((slot) => slot.start < limit && slot.end > end);
    return end;
  };
  const readRequestHead = (slot: Slot): Pick<RequestRecord, 'target' | 'requestHeaders'> => {
    const { start, requestHeadBytes, target, requestHeaders } = slot;
    if (requestHeadBytes === null) return { target, requestHeaders };
    const text = buffer.toString('latin1', start, start + requestHeadBytes);
    const [storedTarget = '', ...headers] = text.split(LINE_END);
    return { target: storedTarget, requestHeaders: headers };
  };
  const countStoredBytes = (body: Body): number => Math.min(bodyBytes, body?.length ?? 0);
  const writeBody = (body: Body, at: number, into: BufferedBody): number => {
    into.stored = body === null ? null : countStoredBytes(body);
    into.bytes = body?.length ?? 0;
    if (body === null || into.stored === null) return at;
    if (typeof body === 'string') buffer.write(body, at, into.stored, 'latin1');
    else buffer.set(body.length > into.stored ? body.subarray(0, into.stored) : body, at);
    return at + into.stored;
  };
  const readBody = (at: number, { stored, bytes }: BufferedBody): StoredBody | null =>
    stored === null ? null : { start: buffer.subarray(at, at + stored), bytes };

  return {
    get oldest() {
      return oldest;
    },
    get newest() {
      return newest;
    },
    get evicted() {
      return oldest - first;
    },
    add(request) {
      const { head, requestBody, responseBody } = request;
      const longHead = hasShortHead(request)
        ? null
        : [request.target, ...request.requestHeaders].join(LINE_END);
      const start = reserve(
        (longHead?.length ?? 0) +
          head.length +
          countStoredBytes(requestBody) +
          countStoredBytes(responseBody),
      );
      newest += 1;
      const slot = slots[newest % requests] ?? createEmptySlot();
      slots[newest % requests] = slot;
      slot.at = request.at;
      slot.ms = request.ms;
      slot.method = request.method;
      slot.target = longHead === null ? request.target : '';
      slot.requestHeaders = longHead === null ? request.requestHeaders : none;
      slot.tokens = request.tokens;
      slot.faults = request.faults;
      slot.status = request.status;
      slot.cut = request.cut;
      slot.start = start;
      // Node reads and writes headers as Latin-1, with one byte per character.
      slot.requestHeadBytes = longHead === null ? null : buffer.write(longHead, start, 'latin1');
      const headStart = start + (slot.requestHeadBytes ?? 0);
      slot.headBytes = buffer.write(head, headStart, 'latin1');
      end = writeBody(requestBody, headStart + slot.headBytes, slot.request);
      end = writeBody(responseBody, end, slot.response);
      slot.end = end;
      return newest;
    },
    get(id) {
      if (id < oldest || id > newest) return undefined;
      const slot = getSlot(id);
      const { start, end: _, requestHeadBytes, headBytes, request, response, ...fields } = slot;
      const headStart = start + (requestHeadBytes ?? 0);
      const bodyStart = headStart + headBytes;
      return {
        ...fields,
        ...readRequestHead(slot),
        id,
        head: buffer.toString('latin1', headStart, bodyStart),
        requestBody: readBody(bodyStart, request),
        responseBody: readBody(bodyStart + (request.stored ?? 0), response),
      };
    },
    target: (id) => (id < oldest || id > newest ? undefined : readRequestHead(getSlot(id)).target),
    clear() {
      first = newest + 1;
      oldest = first;
      end = 0;
      // The memory is also cleared because it can contain tokens.
      slots.length = 0;
      buffer.fill(0);
    },
  };
}

function hasShortHead({ target, requestHeaders }: RequestRecord): boolean {
  if (requestHeaders.length > MAX_INLINE_HEAD.texts) return false;
  let characters = target.length;
  for (const text of requestHeaders) characters += text.length;
  return characters <= MAX_INLINE_HEAD.characters;
}

const createEmptySlot = (): Slot => ({
  at: 0,
  ms: 0,
  method: '',
  target: '',
  requestHeaders: [],
  tokens: [],
  faults: [],
  status: 0,
  cut: null,
  start: 0,
  end: 0,
  requestHeadBytes: null,
  headBytes: 0,
  request: { stored: null, bytes: 0 },
  response: { stored: null, bytes: 0 },
});
