import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../electron/cli/command.ts';
import { readFaults } from '../../../electron/cli/command-options.ts';
import { methods } from '../../../shared/bridge/bridge-methods.ts';

const specs = (count: number) => Array.from({ length: count }, () => '*:delay=1');

/** docs/bots/fault-injection.md: `--fault SPEC` can be given "up to 20 times". */
describe('--fault', () => {
  const { input } = methods['api.setFaults'];

  it('accepts 20 faults, as the app does', () => {
    const faults = readFaults(specs(20));
    expect(faults).toHaveLength(20);
    expect(input.safeParse({ faults }).success).toBe(true);
  });

  it('rejects 21 faults, as the app does', () => {
    expect(() => readFaults(specs(21))).toThrow(UsageError);
    const [one] = readFaults(specs(1));
    expect(input.safeParse({ faults: Array(21).fill(one) }).success).toBe(false);
  });
});
