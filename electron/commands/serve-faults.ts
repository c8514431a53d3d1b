import { type Fault, faultsSchema, MAX_FAULTS } from '../../shared/local-api/fault.ts';
import { parseFault } from '../../shared/local-api/fault-spec.ts';
import { UsageError } from './command.ts';

/** What `--fault SPEC`, given any number of times, asks for. Throws UsageError. */
export function faultsOf(specs: readonly string[]): Fault[] {
  if (specs.length > MAX_FAULTS) throw new UsageError(`--fault can be given at most ${MAX_FAULTS} times.`);
  return specs.map((spec) => {
    const parsed = parseFault(spec);
    if (parsed.ok) return parsed.fault;
    throw new UsageError(`--fault ${JSON.stringify(spec)}: ${parsed.why}`);
  });
}

/** What `--fault-seed N` asks for. Throws UsageError. */
export function faultSeedOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seed = faultsSchema.shape.seed.safeParse(/^\d{1,10}$/.test(text) ? Number(text) : null);
  if (seed.success) return seed.data;
  throw new UsageError(`--fault-seed takes a number from 0 to 4294967295, not ${JSON.stringify(text)}.`);
}
