/** Three things that must never happen. */
export type Kind = 'crashes' | 'serverErrors' | 'partialWrites';

/** One thing that a case brought to light. */
export interface Failure {
  kind: Kind;
  /** The number of the case; null where it can't be told which one it was. */
  number: number | null;
  what: string;
}

/** Collects what went wrong. */
export interface Report {
  add(failure: Failure): void;
  readonly failures: readonly Failure[];
  /** So many are enough: the run ends. */
  readonly isFull: boolean;
}

const ENOUGH = 20;
/** Each costs a search for the case that did it. */
const ENOUGH_CRASHES = 3;

/** A report with nothing in it; `onFailure` hears of each at once. */
export function createReport(onFailure: (failure: Failure) => void = () => {}): Report {
  const failures: Failure[] = [];
  return {
    add(failure) {
      failures.push(failure);
      onFailure(failure);
    },
    failures,
    get isFull() {
      return failures.length >= ENOUGH || countOf(failures, 'crashes') >= ENOUGH_CRASHES;
    },
  };
}

/** How often each kind came up. */
export const countOf = (failures: readonly Failure[], kind: Kind): number =>
  failures.filter((failure) => failure.kind === kind).length;
