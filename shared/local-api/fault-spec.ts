import {
  type Fault,
  type FaultKind,
  faultSchema,
  type Operation,
  operationSchema,
} from './injected-fault.ts';

/**
 * The format of faults on the command line is `OPERATION[@FIRST[-LAST]]:KIND[=VALUE][:PROBABILITY]`, such as
 * `POST:drop-after:0.2`, `*:delay=200..800`, `GET:wrong-type=text/html`, or `POST@1-2:status=503`.
 */

/** A fault, or a message that explains the error and suggests a fix. */
export type ParsedFault = { ok: true; fault: Fault } | { ok: false; why: string };

const FORMS = {
  delay: 'delay=MS or delay=MIN..MAX (whole milliseconds up to 60000)',
  status: 'status=N (400 to 599)',
  'rate-limit': 'rate-limit=SECONDS or rate-limit=SECONDS,once (whole seconds up to 86400)',
  'drop-before': 'drop-before',
  'drop-during': 'drop-during',
  'drop-after': 'drop-after',
  'cut-answer': 'cut-answer',
  'slow-body': 'slow-body=MS (whole milliseconds up to 60000)',
  'wrong-type': 'wrong-type or wrong-type=TYPE (up to 100 printable ASCII characters)',
  truncated: 'truncated',
} as const satisfies Record<FaultKind, string>;

/** An example value for each kind that requires one. */
const EXAMPLES: Readonly<Partial<Record<FaultKind, string>>> = {
  delay: '400',
  status: '503',
  'rate-limit': '5',
  'slow-body': '2000',
};

const ALIASES: Readonly<Record<string, Operation>> = operationSchema.enum;
/** For example: `POST, PUT, GET (create, edit, fetch)`. */
const NAMES = `${operationSchema.options.join(', ')} (${Object.keys(ALIASES).join(', ')})`;

const FORM = 'OPERATION:KIND[=VALUE][:PROBABILITY]';
const PROBABILITY = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

const rejectSpec = (why: string): ParsedFault => ({ ok: false, why });

/**
 * Parses a fault. The operation can be a method in any case, `create`, `edit`, `fetch`, or `*`. Doesn't throw
 * for invalid text.
 */
export function parseFault(text: string): ParsedFault {
  const [operationText = '', ...rest] = text.trim().split(':');
  if (rest.length === 0) return rejectSpec(`Use ${FORM}, such as POST:drop-after:0.2.`);
  const [, name = '', range] = /^([^@]*)(?:@(.*))?$/s.exec(operationText) ?? [];
  const operation = parseOperation(name);
  if (!operation) return rejectSpec(`Unknown operation ${quote(name)}. Use ${NAMES}, or * for all.`);
  const requests = range === undefined ? {} : parseRequestRange(range);
  if (!requests) {
    return rejectSpec(
      `${quote(`@${range}`)} must specify requests: @2 for the second one, @1-2, or @3- for all from the third.`,
    );
  }
  const [kind = ''] = (rest[0] ?? '').split('=');
  if (!isKind(kind)) {
    return rejectSpec(`Unknown fault ${quote(kind)}. Use one of ${Object.keys(FORMS).join(', ')}.`);
  }
  const example = EXAMPLES[kind];
  if (example !== undefined && !rest[0]?.includes('=')) {
    return rejectSpec(`${kind} requires a value, such as ${kind}=${example}. Use ${FORMS[kind]}.`);
  }
  const { what, probability } = splitProbability(rest);
  if (!(probability > 0 && probability <= 1)) {
    return rejectSpec(
      `The probability must be above 0 and at most 1, such as 0.2, not ${quote(rest.at(-1) ?? '')}.`,
    );
  }
  const equals = what.indexOf('=');
  const details = parseDetails(kind, equals < 0 ? null : what.slice(equals + 1));
  const parsed = faultSchema.safeParse({ ...details, ...requests, operation, kind, probability });
  if (details && parsed.success) return { ok: true, fault: parsed.data };
  return rejectSpec(
    `${quote(what)} isn't a valid fault. Use ${FORMS[kind]}, optionally followed by :PROBABILITY.`,
  );
}

/** Formats a fault for `parseFault`. Custom bodies are omitted. */
export function formatFault(fault: Fault): string {
  const value = formatValue(fault);
  const what = value === null ? fault.kind : `${fault.kind}=${value}`;
  // After a value with a colon, the parser could mistake a number for the probability, so the probability is
  // always included.
  const certain = fault.probability === 1 && !what.includes(':');
  return `${fault.operation}${formatRequestRange(fault)}:${what}${certain ? '' : `:${fault.probability}`}`;
}

/** Parses the first and last request numbers, from 1. Returns null for an invalid range. */
function parseRequestRange(range: string): Pick<Fault, 'skip' | 'times'> | null {
  const [, first = '', dash, last = ''] = /^(\d{1,7})(?:(-)(\d{1,7})?)?$/.exec(range) ?? [];
  const skip = Number(first) - 1;
  const times = dash === undefined ? 1 : Number(last) - skip;
  const isOpen = dash !== undefined && last === '';
  if (first === '' || skip < 0 || (!isOpen && times < 1)) return null;
  return { ...(skip > 0 && { skip }), ...(!isOpen && { times }) };
}

function formatRequestRange({ skip = 0, times }: Fault): string {
  const first = skip + 1;
  if (times === undefined) return skip === 0 ? '' : `@${first}-`;
  return times === 1 ? `@${first}` : `@${first}-${skip + times}`;
}

const quote = (text: string): string => JSON.stringify(text);

const isKind = (text: string): text is FaultKind => Object.hasOwn(FORMS, text);

function parseOperation(text: string): Fault['operation'] | undefined {
  if (text === '*') return '*';
  const method = operationSchema.safeParse(text.toUpperCase());
  if (method.success) return method.data;
  const alias = text.toLowerCase();
  return Object.hasOwn(ALIASES, alias) ? ALIASES[alias] : undefined;
}

/**
 * Splits off the last part as the probability. The probability is NaN if that part isn't a number, except in
 * a content type, which can contain colons.
 */
function splitProbability(parts: readonly string[]): { what: string; probability: number } {
  const last = parts.at(-1) ?? '';
  const isNumber = PROBABILITY.test(last);
  if (parts.length === 1 || (!isNumber && parts[0]?.startsWith('wrong-type='))) {
    return { what: parts.join(':'), probability: 1 };
  }
  return { what: parts.slice(0, -1).join(':'), probability: isNumber ? Number(last) : Number.NaN };
}

/**
 * Returns the value as fields of the fault. Returns null if a required value is missing or an unexpected one
 * is present.
 */
function parseDetails(kind: FaultKind, value: string | null): Record<string, unknown> | null {
  switch (kind) {
    case 'delay':
      return value === null ? null : parseDelay(value);
    case 'status':
      return value === null ? null : { status: parseWholeNumber(value) };
    case 'rate-limit':
      return value === null ? null : parseRateLimit(value);
    case 'slow-body':
      return value === null ? null : { ms: parseWholeNumber(value) };
    case 'wrong-type':
      return value === null ? {} : { type: value };
    default:
      return value === null ? {} : null;
  }
}

function parseRateLimit(value: string): Record<string, unknown> {
  const [, seconds = value, once] = /^([^,]*)(,once)$/.exec(value) ?? [];
  return { retryAfter: parseWholeNumber(seconds), ...(once !== undefined && { once: true }) };
}

function parseDelay(value: string): Record<string, unknown> {
  const [, least = '', most = least] = /^(\d+)(?:\.\.(\d+))?$/.exec(value) ?? [];
  const ms = parseWholeNumber(least);
  return { ms, jitter: parseWholeNumber(most) - ms };
}

const parseWholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

function formatValue(fault: Fault): string | null {
  switch (fault.kind) {
    case 'delay':
      return fault.jitter === 0 ? String(fault.ms) : `${fault.ms}..${fault.ms + fault.jitter}`;
    case 'status':
      return String(fault.status);
    case 'rate-limit':
      return fault.once ? `${fault.retryAfter},once` : String(fault.retryAfter);
    case 'slow-body':
      return String(fault.ms);
    case 'wrong-type':
      return fault.type;
    default:
      return null;
  }
}
