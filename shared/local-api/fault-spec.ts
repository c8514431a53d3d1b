import { type Fault, type FaultKind, faultSchema, type Operation, operationSchema } from './fault.ts';

/**
 * Faults as the command line writes them: `OPERATION:KIND[=VALUE][:PROBABILITY]`, such as `POST:drop-after:0.2`,
 * `*:delay=200..800` or `GET:wrong-type=text/html`.
 */

/** A fault, or one sentence that says what is wrong with the text and what would be right. */
export type ParsedFault = { ok: true; fault: Fault } | { ok: false; why: string };

/** How each kind is written. */
const FORMS = {
  delay: 'delay=MS or delay=MIN..MAX, whole milliseconds up to 60000',
  status: 'status=N, from 400 to 599',
  'rate-limit': 'rate-limit=SECONDS, whole ones up to 86400',
  'drop-before': 'drop-before',
  'drop-during': 'drop-during',
  'drop-after': 'drop-after',
  'cut-answer': 'cut-answer',
  'slow-body': 'slow-body=MS, whole milliseconds up to 60000',
  'wrong-type': 'wrong-type or wrong-type=TYPE, printable ASCII of at most 100 characters',
  truncated: 'truncated',
} as const satisfies Record<FaultKind, string>;

/** A value for each kind that needs one. */
const EXAMPLES: Readonly<Partial<Record<FaultKind, string>>> = {
  delay: '400',
  status: '503',
  'rate-limit': '5',
  'slow-body': '2000',
};

const ALIASES: Readonly<Record<string, Operation>> = operationSchema.enum;
/** `POST, PUT, GET (create, edit, fetch)`. */
const NAMES = `${operationSchema.options.join(', ')} (${Object.keys(ALIASES).join(', ')})`;

const FORM = 'OPERATION:KIND[=VALUE][:PROBABILITY]';
const PROBABILITY = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const wrong = (why: string): ParsedFault => ({ ok: false, why });

/** Reads a fault. The method may be in any case, or `create`, `edit` or `fetch`. Never throws. */
export function parseFault(text: string): ParsedFault {
  const [operationText = '', ...rest] = text.trim().split(':');
  if (rest.length === 0) return wrong(`A fault is written ${FORM}, such as POST:drop-after:0.2.`);
  const operation = operationOf(operationText);
  if (!operation) {
    return wrong(`No operation is called ${quote(operationText)}; it is ${NAMES}, or * for all.`);
  }
  const [kind = ''] = (rest[0] ?? '').split('=');
  if (!isKind(kind)) {
    return wrong(`No fault is called ${quote(kind)}; there are ${Object.keys(FORMS).join(', ')}.`);
  }
  const example = EXAMPLES[kind];
  if (example !== undefined && !rest[0]?.includes('=')) {
    return wrong(`${kind} needs a value: ${kind}=${example}. It is written ${FORMS[kind]}.`);
  }
  const { what, probability } = withoutProbability(rest);
  if (!(probability > 0 && probability <= 1)) {
    return wrong(
      `The probability must be above 0 and at most 1, such as 0.2, not ${quote(rest.at(-1) ?? '')}.`,
    );
  }
  const equals = what.indexOf('=');
  const details = detailsOf(kind, equals < 0 ? null : what.slice(equals + 1));
  const parsed = faultSchema.safeParse({ ...details, operation, kind, probability });
  if (details && parsed.success) return { ok: true, fault: parsed.data };
  return wrong(
    `${quote(what)} is not a fault: it is written ${FORMS[kind]}, perhaps with :PROBABILITY behind it.`,
  );
}

/** Writes a fault so that `parseFault` gives the same one back. */
export function formatFault(fault: Fault): string {
  const value = valueIn(fault);
  const what = value === null ? fault.kind : `${fault.kind}=${value}`;
  // Behind a value with a colon a number would pass for the probability, so that one is always written there.
  const certain = fault.probability === 1 && !what.includes(':');
  return `${fault.operation}:${what}${certain ? '' : `:${fault.probability}`}`;
}

const quote = (text: string): string => JSON.stringify(text);

const isKind = (text: string): text is FaultKind => Object.hasOwn(FORMS, text);

function operationOf(text: string): Fault['operation'] | undefined {
  if (text === '*') return '*';
  const method = operationSchema.safeParse(text.toUpperCase());
  if (method.success) return method.data;
  const alias = text.toLowerCase();
  return Object.hasOwn(ALIASES, alias) ? ALIASES[alias] : undefined;
}

/** The last part is the probability (NaN where it is no number); a type may hold colons of its own. */
function withoutProbability(parts: readonly string[]): { what: string; probability: number } {
  const last = parts.at(-1) ?? '';
  const isNumber = PROBABILITY.test(last);
  if (parts.length === 1 || (!isNumber && parts[0]?.startsWith('wrong-type='))) {
    return { what: parts.join(':'), probability: 1 };
  }
  return { what: parts.slice(0, -1).join(':'), probability: isNumber ? Number(last) : Number.NaN };
}

/** What the value says in members of the fault; null where there is none and one is needed, or the other way about. */
function detailsOf(kind: FaultKind, value: string | null): Record<string, unknown> | null {
  switch (kind) {
    case 'delay':
      return value === null ? null : delayOf(value);
    case 'status':
      return value === null ? null : { status: wholeNumber(value) };
    case 'rate-limit':
      return value === null ? null : { retryAfter: wholeNumber(value) };
    case 'slow-body':
      return value === null ? null : { ms: wholeNumber(value) };
    case 'wrong-type':
      return value === null ? {} : { type: value };
    default:
      return value === null ? {} : null;
  }
}

function delayOf(value: string): Record<string, unknown> {
  const [, least = '', most = least] = /^(\d+)(?:\.\.(\d+))?$/.exec(value) ?? [];
  const ms = wholeNumber(least);
  return { ms, jitter: wholeNumber(most) - ms };
}

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

function valueIn(fault: Fault): string | null {
  switch (fault.kind) {
    case 'delay':
      return fault.jitter === 0 ? String(fault.ms) : `${fault.ms}..${fault.ms + fault.jitter}`;
    case 'status':
      return String(fault.status);
    case 'rate-limit':
      return String(fault.retryAfter);
    case 'slow-body':
      return String(fault.ms);
    case 'wrong-type':
      return fault.type;
    default:
      return null;
  }
}
