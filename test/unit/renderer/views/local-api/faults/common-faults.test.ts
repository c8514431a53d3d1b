import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  always,
  findCommonFaults,
  findOtherFaults,
  withCommonFault,
} from '../../../../../../renderer/views/local-api/faults/common-faults.tsx';
import { type Fault, faultSchema } from '../../../../../../shared/local-api/injected-fault.ts';

const anyFault: fc.Arbitrary<Fault> = fc
  .record({
    operation: fc.constantFrom('*', 'POST', 'PUT', 'GET'),
    probability: fc.constantFrom(1, 0.2),
    kind: fc.constantFrom(...faultSchema.options.map((option) => option.shape.kind.value)),
    ms: fc.nat(5000),
    status: fc.integer({ min: 400, max: 599 }),
    retryAfter: fc.nat(60),
  })
  .map((fields) => faultSchema.parse(fields));

const delay: Fault = { ...always, kind: 'delay', ms: 400, jitter: 0 };
const drop: Fault = { ...always, kind: 'drop-after' };

describe('common faults', () => {
  it('appear once each, as a switch or in the list', () => {
    fc.assert(
      fc.property(fc.array(anyFault, { maxLength: 20 }), (faults) => {
        const shown = Object.values(findCommonFaults(faults)).filter((fault) => fault !== null);
        const listed = findOtherFaults(faults).map((at) => faults[at]);
        expect(new Set([...shown, ...listed])).toEqual(new Set(faults));
        expect(shown.length + listed.length).toBe(faults.length);
      }),
    );
  });

  it('can be changed without changing other faults', () => {
    fc.assert(
      fc.property(fc.array(anyFault, { maxLength: 20 }), (faults) => {
        const changed = withCommonFault(faults, 'drop', drop);
        expect(findCommonFaults(changed).drop).toEqual(drop);
        const off = withCommonFault(changed, 'drop', null);
        const before = findCommonFaults(faults).drop;
        expect(off).toEqual(faults.filter((fault) => fault !== before));
      }),
    );
  });

  it('have no switch if they affect a single operation or drop only some responses', () => {
    const faults: Fault[] = [{ ...delay, operation: 'POST' }, { ...drop, probability: 0.2 }, delay];
    expect(findCommonFaults(faults)).toEqual({ delay, status: null, rateLimit: null, drop: null });
    expect(findOtherFaults(faults)).toEqual([0, 1]);
  });

  it('have no switch if they have a limit or a custom body', () => {
    const status: Fault = { ...always, kind: 'status', status: 503 };
    const faults: Fault[] = [
      { ...drop, times: 2 },
      { ...delay, skip: 1 },
      { ...always, kind: 'rate-limit', retryAfter: 5, once: true },
      { ...status, body: '{}' },
    ];
    expect(findCommonFaults(faults)).toEqual({ delay: null, status: null, rateLimit: null, drop: null });
    expect(findOtherFaults(faults)).toEqual([0, 1, 2, 3]);
  });
});
