import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFault, parseFault } from '../../../shared/local-api/fault-spec.ts';
import { type Fault, faultSchema, operationSchema } from '../../../shared/local-api/injected-fault.ts';

const read: [text: string, fault: Fault][] = [
  ['POST:drop-after:0.2', { operation: 'POST', kind: 'drop-after', probability: 0.2 }],
  ['*:delay=400', { operation: '*', kind: 'delay', ms: 400, jitter: 0, probability: 1 }],
  ['GET:delay=200..800', { operation: 'GET', kind: 'delay', ms: 200, jitter: 600, probability: 1 }],
  ['POST:status=503:0.1', { operation: 'POST', kind: 'status', status: 503, probability: 0.1 }],
  ['PUT:rate-limit=5', { operation: 'PUT', kind: 'rate-limit', retryAfter: 5, probability: 1 }],
  ['GET:slow-body=2000', { operation: 'GET', kind: 'slow-body', ms: 2_000, probability: 1 }],
  ['GET:wrong-type=text/html', { operation: 'GET', kind: 'wrong-type', type: 'text/html', probability: 1 }],
  ['GET:wrong-type', { operation: 'GET', kind: 'wrong-type', type: 'text/html', probability: 1 }],
  ['*:truncated:0.05', { operation: '*', kind: 'truncated', probability: 0.05 }],
  ['*:drop-before', { operation: '*', kind: 'drop-before', probability: 1 }],
  ['POST:drop-during', { operation: 'POST', kind: 'drop-during', probability: 1 }],
  ['GET:cut-answer', { operation: 'GET', kind: 'cut-answer', probability: 1 }],
  // Alternative notations
  ['post:drop-after:.2', { operation: 'POST', kind: 'drop-after', probability: 0.2 }],
  ['create:drop-after', { operation: 'POST', kind: 'drop-after', probability: 1 }],
  ['Edit:drop-after', { operation: 'PUT', kind: 'drop-after', probability: 1 }],
  ['fetch:drop-after:1e-3', { operation: 'GET', kind: 'drop-after', probability: 0.001 }],
  [' GET:cut-answer \n', { operation: 'GET', kind: 'cut-answer', probability: 1 }],
  ['GET:delay=5..5', { operation: 'GET', kind: 'delay', ms: 5, jitter: 0, probability: 1 }],
  // A type may contain the separators.
  ['GET:wrong-type=a:b=c', { operation: 'GET', kind: 'wrong-type', type: 'a:b=c', probability: 1 }],
  ['POST@1-2:status=503', { operation: 'POST', kind: 'status', status: 503, probability: 1, times: 2 }],
  ['*@2:drop-after', { operation: '*', kind: 'drop-after', probability: 1, skip: 1, times: 1 }],
  ['create@3-:drop-after:0.5', { operation: 'POST', kind: 'drop-after', probability: 0.5, skip: 2 }],
  ['*:rate-limit=5,once', { operation: '*', kind: 'rate-limit', retryAfter: 5, once: true, probability: 1 }],
  ['GET:wrong-type=a:2:0.5', { operation: 'GET', kind: 'wrong-type', type: 'a:2', probability: 0.5 }],
];

const refused: [text: string, why: RegExp][] = [
  ['', /^Use OPERATION:KIND\[=VALUE\]\[:PROBABILITY\], such as POST:drop-after:0\.2\.$/],
  ['drop-after', /^Use OPERATION/],
  [
    'PATCH:drop-after',
    new RegExp(
      `^Unknown operation "PATCH"\\. Use ${operationSchema.options.join(', ')} \\(${Object.keys(operationSchema.enum).join(', ')}\\), or \\*`,
    ),
  ],
  ['toString:drop-after', /^Unknown operation/],
  ['POST:dorp-after', /^Unknown fault "dorp-after"\. Use one of delay, status, .*truncated\.$/],
  ['POST:toString', /^Unknown fault/],
  ['POST:0.2', /^Unknown fault/],
  ['POST:', /^Unknown fault ""/],
  ['POST:drop-after:0', /^The probability must be above 0 and at most 1, such as 0\.2, not "0"\.$/],
  ['POST:drop-after:1.01', /^The probability .* not "1\.01"/],
  ['POST:drop-after:-0.5', /^The probability .* not "-0\.5"/],
  ['POST:drop-after:20%', /^The probability .* not "20%"/],
  ['POST:drop-after:', /^The probability .* not ""/],
  ['POST:drop-after=1', /^"drop-after=1" isn't a valid fault\. Use drop-after, optionally/],
  ['GET:delay', /^delay requires a value, such as delay=400\. Use delay=MS or delay=MIN\.\.MAX .*\.$/],
  ['POST:delay:400', /^delay requires a value, such as delay=400\. /],
  ['POST:status:0.5', /^status requires a value, such as status=503\. /],
  ['GET:slow-body', /^slow-body requires a value, such as slow-body=2000\. /],
  ['GET:delay=', /Use delay=MS/],
  ['GET:delay=1.5', /Use delay=MS/],
  ['GET:delay=-1', /Use delay=MS/],
  ['GET:delay=60001', /up to 60000/],
  ['GET:delay=800..200', /Use delay=MS/],
  ['GET:delay=1..2..3', /Use delay=MS/],
  ['POST:status', /^status requires a value, such as status=503\. Use status=N \(400 to 599\)\.$/],
  ['POST:status=200', /400 to 599/],
  ['POST:status=600', /400 to 599/],
  ['PUT:rate-limit', /^rate-limit requires a value, such as rate-limit=5\. Use rate-limit=SECONDS/],
  ['PUT:rate-limit=86401', /up to 86400/],
  ['PUT:rate-limit=5,twice', /Use rate-limit=SECONDS or rate-limit=SECONDS,once/],
  [
    'POST@0:drop-after',
    /^"@0" must specify requests: @2 for the second one, @1-2, or @3- for all from the third\.$/,
  ],
  ['POST@3-2:drop-after', /^"@3-2" must specify requests/],
  ['POST@:drop-after', /^"@" must specify requests/],
  ['POST@1-2-3:drop-after', /^"@1-2-3" must specify requests/],
  ['GET:slow-body=soon', /Use slow-body=MS/],
  ['GET:wrong-type=', /Use wrong-type or wrong-type=TYPE/],
  ['GET:wrong-type=a\nb', /printable ASCII/],
  ['GET:wrong-type=täxt', /printable ASCII/],
];

const base = {
  operation: fc.constantFrom('POST', 'PUT', 'GET', '*'),
  probability: fc.double({ min: 0, max: 1, minExcluded: true, noNaN: true }),
  skip: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  times: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  once: fc.constantFrom(true, undefined),
};
const omitUndefined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const ms = fc.integer({ min: 0, max: 60_000 });
const plain = fc.constantFrom('drop-before', 'drop-during', 'drop-after', 'cut-answer', 'truncated');
const type = fc.stringMatching(/^[!-~]([ -~]{0,98}[!-~])?$/);
const anyFault = fc
  .oneof(
    fc.record({ ...base, kind: fc.constant('delay'), ms, jitter: ms }),
    fc.record({ ...base, kind: fc.constant('status'), status: fc.integer({ min: 400, max: 599 }) }),
    fc.record({ ...base, kind: fc.constant('rate-limit'), retryAfter: fc.integer({ min: 0, max: 86_400 }) }),
    fc.record({ ...base, kind: plain }),
    fc.record({ ...base, kind: fc.constant('slow-body'), ms }),
    fc.record({ ...base, kind: fc.constant('wrong-type'), type }),
    // Types with separators. The end of a type can look like a probability.
    fc.record({
      ...base,
      probability: fc.constant(1),
      kind: fc.constant('wrong-type'),
      type: fc.constantFrom('a:1', 'a:0.5', ':', '=', 'a:'),
    }),
  )
  .map((fault) => faultSchema.parse(omitUndefined(fault)));

describe('a fault on the command line (docs/bots/fault-injection.md)', () => {
  it.each(read)('is parsed from %s', (text, fault) => {
    expect(parseFault(text)).toEqual({ ok: true, fault });
  });

  it.each(refused)('is rejected as %j with a helpful message', (text, why) => {
    const parsed = parseFault(text);
    expect(parsed.ok ? 'taken' : parsed.why).toMatch(why);
  });

  it('has the documented kinds', async () => {
    const docs = await readFile(
      path.resolve(import.meta.dirname, '../../../docs/bots/fault-injection.md'),
      'utf8',
    );
    const [, table = ''] = docs.split('| `KIND[=VALUE]` | Effect |');
    const kinds = [...(table.split('\n\n', 1)[0] ?? '').matchAll(/^\| (`.*?`) \|/gm)].flatMap(
      ([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, kind]) => kind),
    );
    const parsed = kinds.map((kind) => parseFault(`*:${kind}`));
    expect(parsed.filter(({ ok }) => !ok)).toEqual([]);
    const known = new Set(parsed.map((one) => one.ok && one.fault.kind));
    expect(known).toEqual(new Set(read.map(([, { kind }]) => kind)));
  });

  it('is the same after formatting and parsing', () => {
    fc.assert(
      fc.property(anyFault, (fault) => {
        expect(parseFault(formatFault(fault))).toEqual({ ok: true, fault });
      }),
    );
  });

  it('never causes an exception, and each rejection has a message', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseFault(text);
        if (!parsed.ok) expect(parsed.why).toMatch(/\.$/);
      }),
    );
  });
});
