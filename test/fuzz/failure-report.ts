/** What must never happen. */
export type Kind = 'crashes' | 'serverErrors' | 'partialWrites';

/** A case's failure. */
export interface Failure {
  kind: Kind;
  /** The case's number, or null if it isn't known. */
  number: number | null;
  what: string;
}

/** Collects failures. */
export interface Report {
  add(failure: Failure): void;
  readonly failures: readonly Failure[];
  /** The run ends after this many failures. */
  readonly isFull: boolean;
}

const MAX_FAILURES = 20;
/** Each of these needs a search for its case. */
const MAX_CRASHES = 3;

/** Creates an empty report. `onFailure` is called for each failure immediately. */
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
