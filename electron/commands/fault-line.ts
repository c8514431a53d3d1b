import type { Faults } from '../../shared/local-api/fault.ts';
import { formatFault } from '../../shared/local-api/fault-spec.ts';

/** Which faults are on, in a line; nothing where none is. */
export function faultLine({ faults, seed }: Faults): string {
  return faults.length === 0 ? '' : `Faults: ${faults.map(formatFault).join(', ')} (seed ${seed})\n`;
}
