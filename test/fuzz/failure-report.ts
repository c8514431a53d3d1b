export type Kind = 'crashes' | 'serverErrors' | 'partialWrites';

export interface Failure {
  kind: Kind;
  /** The case's number, or null if it's unknown. */
  number: number | null;
  what: string;
}

export interface Report {
  add(failure: Failure): void;
  readonly failures: readonly Failure[];
  /** True if there are so many failures that the run must end. */
  readonly isFull: boolean;
}

const MAX_FAILURES = 20;
/** The limit for crashes is lower, because finding the case that caused a crash takes a long time. */
const MAX_CRASHES = 3;

/** Creates an empty report. `onFailure` is called immediately for each failure. */
export function createReport(onFailure: (failure: Failure) => void = () => {}): Report {
  const failures: Failure[] = [];
  return {
    add(failure) {
      failures.push(failure);
      onFailure(failure);
    },
    failures,
    get isFull() {
      return failures.length >= MAX_FAILURES || countItems(failures, 'crashes') >= MAX_CRASHES;
    },
  };
}

export const countItems = (failures: readonly Failure[], kind: Kind): number =>
  failures.filter((failure) => failure.kind === kind).length;
