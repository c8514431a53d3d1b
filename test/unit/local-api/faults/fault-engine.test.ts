import { describe, expect, it } from 'vitest';
import { createDice, createFaultEngine } from '../../../../electron/host/local-api/faults/fault-engine.ts';
import { systemClock } from '../../../../electron/host/ports.ts';
import type { Fault, Operation } from '../../../../shared/local-api/injected-fault.ts';

const drop = (operation: Fault['operation'], probability: number): Fault => ({
  operation,
  kind: 'drop-after',
  probability,
});

const hits = (engine: ReturnType<typeof createFaultEngine>, operations: readonly Operation[]): boolean[] =>
  operations.map((operation) => engine.planFaults(operation) !== null);

const posts = (count: number): Operation[] => Array.from({ length: count }, () => 'POST');

describe('random numbers for faults', () => {
  it('match the output of mulberry32', () => {
    const dice = createDice(0, -1);
    // Output of the C reference implementation for state 0.
    expect([dice(), dice(), dice()].map((number) => number * 2 ** 32)).toEqual([
      1144304738, 1416247, 958946056,
    ]);
  });

  it('are evenly distributed for every seed and position', () => {
    for (const seed of [0, 1, 7, 0x9e37_79b9, 0xffff_ffff]) {
      for (const place of [0, 1, 19]) {
        const dice = createDice(seed, place);
        const numbers = Array.from({ length: 10_000 }, dice);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...numbers)).toBeLessThan(1);
        const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
        expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
      }
    }
  });

  it('are independent for adjacent positions and seeds', () => {
    const streams = [createDice(1, 0), createDice(1, 1), createDice(2, 0)].map((dice) =>
      Array.from({ length: 10_000 }, () => dice() - 0.5),
    );
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const product = streams[a]?.reduce((sum, number, at) => sum + number * (streams[b]?.[at] ?? 0), 0) ?? 1;
      expect(Math.abs(product / 10_000 / (1 / 12))).toBeLessThan(0.05);
    }
  });
});

describe('the fault engine', () => {
  it("injects a fault with the configured probability, and always if it's 1", () => {
    const engine = createFaultEngine(3, systemClock);
    engine.set([drop('POST', 0.2)]);
    const count = hits(engine, posts(5_000)).filter(Boolean).length;
    expect(count).toBeGreaterThan(900);
    expect(count).toBeLessThan(1_100);
    engine.set([drop('POST', 1)]);
    expect(hits(engine, posts(1_000))).not.toContain(false);
  });

  it('decides each request independently of other operations and faults', () => {
    const alone = createFaultEngine(3, systemClock);
    alone.set([drop('POST', 0.3)]);
    const mixed = createFaultEngine(3, systemClock);
    mixed.set([
      drop('POST', 0.3),
      drop('GET', 0.5),
      { operation: 'PUT', kind: 'status', status: 500, probability: 0.5 },
    ]);
    const operations = posts(200).flatMap((post): Operation[] => ['GET', post, 'PUT', 'GET']);
    expect(hits(mixed, operations).filter((_, at) => at % 4 === 1)).toEqual(hits(alone, posts(200)));
  });

  it('makes the same decision for a fault, whether or not another fault precedes it', () => {
    const engine = (first: number) => {
      const made = createFaultEngine(3, systemClock);
      made.set([{ operation: '*', kind: 'status', status: 500, probability: first }, drop('POST', 0.5)]);
      return posts(200).map(() => made.planFaults('POST')?.outcome?.kind);
    };
    const rarely = engine(1e-9);
    const often = engine(0.5);
    expect(often.filter((kind) => kind === 'status').length).toBeGreaterThan(50);
    for (const [at, kind] of often.entries()) if (kind !== 'status') expect(kind).toBe(rarely[at]);
  });

  it('affects the same requests and more if the probability increases', () => {
    const hitAt = (probability: number) => {
      const engine = createFaultEngine(3, systemClock);
      engine.set([{ operation: 'POST', kind: 'delay', ms: 1, jitter: 1_000, probability }]);
      return posts(200).map(() => engine.planFaults('POST')?.delay);
    };
    const more = hitAt(0.6);
    for (const [at, delay] of hitAt(0.3).entries()) if (delay !== undefined) expect(delay).toBe(more[at]);
  });

  it('uses different random numbers for each fault', () => {
    const engine = createFaultEngine(3, systemClock);
    const half = { operation: 'GET', probability: 0.5 } as const;
    engine.set([
      { ...half, kind: 'truncated' },
      { ...half, kind: 'wrong-type', type: 'text/html' },
    ]);
    const both = posts(400).filter(() => engine.planFaults('GET')?.response.length === 2).length;
    expect(both).toBeGreaterThan(60);
    expect(both).toBeLessThan(140);
  });

  it('restarts its sequence after a change, with the same seed by default', () => {
    const engine = createFaultEngine(3, systemClock);
    engine.set([drop('POST', 0.5)]);
    const first = hits(engine, posts(100));
    engine.set([drop('POST', 0.5)]);
    expect(hits(engine, posts(100))).toEqual(first);
    engine.set([drop('POST', 0.5)], 4);
    expect(hits(engine, posts(100))).not.toEqual(first);
    expect(engine.current()).toEqual({ faults: [drop('POST', 0.5)], seed: 4 });
    engine.set([]);
    expect(engine.isOn).toBe(false);
    expect(engine.current()).toEqual({ faults: [], seed: 4 });
  });

  it("affects only requests in the fault's range", () => {
    const engine = createFaultEngine(3, systemClock);
    const first: Fault = { operation: 'POST', kind: 'status', status: 503, probability: 1, times: 2 };
    engine.set([first]);
    expect(hits(engine, ['POST', 'GET', 'POST', 'POST', 'POST'])).toEqual([true, false, true, false, false]);
    engine.set([{ ...first, skip: 1 }]);
    expect(hits(engine, posts(5))).toEqual([false, true, true, false, false]);
    engine.set([{ ...drop('POST', 1), skip: 3 }]);
    expect(hits(engine, posts(6))).toEqual([false, false, false, true, true, true]);
  });

  it('uses the same random numbers with and without a range', () => {
    const engine = createFaultEngine(3, systemClock);
    engine.set([drop('POST', 0.5)]);
    const all = hits(engine, posts(40));
    engine.set([{ ...drop('POST', 0.5), skip: 10, times: 20 }]);
    expect(hits(engine, posts(40))).toEqual(all.map((hit, at) => hit && at >= 10 && at < 30));
  });

  it('limits the rate only until Retry-After has passed if the limit applies once', () => {
    let now = 1_000_000;
    const engine = createFaultEngine(3, { now: () => now });
    const retryAfter = () => engine.planFaults('POST')?.retryAfter ?? null;
    engine.set([
      { operation: 'POST', kind: 'rate-limit', retryAfter: 5, probability: 1, once: true, skip: 1 },
    ]);
    expect([retryAfter(), retryAfter(), retryAfter()]).toEqual([null, 5, 5]);
    now += 1_500;
    expect(retryAfter()).toBe(4);
    now += 3_499;
    expect(retryAfter()).toBe(1);
    now += 1;
    expect([retryAfter(), retryAfter()]).toEqual([null, null]);
    engine.set([{ operation: 'POST', kind: 'rate-limit', retryAfter: 5, probability: 1 }]);
    now += 60_000;
    expect([retryAfter(), retryAfter()]).toEqual([5, 5]);
  });
});
