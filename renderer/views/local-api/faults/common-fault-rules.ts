import type { Fault, FaultKind } from '../../../../shared/local-api/fault.ts';

/** Faults that the panel has a control of their own for, if they hit all three operations. */
export interface QuickFaults {
  delay: Extract<Fault, { kind: 'delay' }> | null;
  status: Extract<Fault, { kind: 'status' }> | null;
  rateLimit: Extract<Fault, { kind: 'rate-limit' }> | null;
  drop: Extract<Fault, { kind: DropKind }> | null;
}

/** The ways to lose a connection, in the order of the work that is done by then. */
export const DROP_KINDS = [
  'drop-before',
  'drop-during',
  'drop-after',
  'cut-answer',
] as const satisfies FaultKind[];
type DropKind = (typeof DROP_KINDS)[number];

type Control = keyof QuickFaults;

const isDrop = (fault: Fault): fault is Extract<Fault, { kind: DropKind }> =>
  DROP_KINDS.some((kind) => kind === fault.kind);

/** The control that can show a fault; null where only the list can. A control has no room for «one in five», but one. */
function controlOf(fault: Fault): Control | null {
  if (fault.operation !== '*') return null;
  if (fault.kind === 'status') return 'status';
  if (fault.probability !== 1) return null;
  if (fault.kind === 'delay') return 'delay';
  if (fault.kind === 'rate-limit') return 'rateLimit';
  return isDrop(fault) ? 'drop' : null;
}

const indexOf = (faults: readonly Fault[], control: Control): number =>
  faults.findIndex((fault) => controlOf(fault) === control);

/** What each control shows: the first fault that it can. */
export function quickFaults(faults: readonly Fault[]): QuickFaults {
  const delay = faults[indexOf(faults, 'delay')];
  const status = faults[indexOf(faults, 'status')];
  const rateLimit = faults[indexOf(faults, 'rateLimit')];
  const drop = faults[indexOf(faults, 'drop')];
  return {
    delay: delay?.kind === 'delay' ? delay : null,
    status: status?.kind === 'status' ? status : null,
    rateLimit: rateLimit?.kind === 'rate-limit' ? rateLimit : null,
    drop: drop && isDrop(drop) ? drop : null,
  };
}

/** The places of those that no control shows: a list has to. */
export function otherFaults(faults: readonly Fault[]): number[] {
  return faults.flatMap((fault, at) => {
    const control = controlOf(fault);
    return control !== null && indexOf(faults, control) === at ? [] : [at];
  });
}

/** The faults with another one at that control, in the place of the one before; null turns it off. */
export function withQuickFault(
  faults: readonly Fault[],
  control: Control,
  fault: Fault | null,
): readonly Fault[] {
  const at = indexOf(faults, control);
  if (!fault) return at < 0 ? faults : faults.toSpliced(at, 1);
  return at < 0 ? [...faults, fault] : faults.with(at, fault);
}

/** A fault that hits every call of all three operations. */
export const always = { operation: '*', probability: 1 } as const;
