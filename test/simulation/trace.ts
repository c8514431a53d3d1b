/** A log of one seed's events. `trace?.add(…)` formats a line only if the trace is recorded. */
export interface Trace {
  add(who: string, what: string): void;
  readonly lines: readonly string[];
}

export function createTrace(now: () => number): Trace {
  const lines: string[] = [];
  return {
    add(who, what) {
      lines.push(`${(now() / 1000).toFixed(3).padStart(10)}  ${who.padEnd(7)} ${what}`);
    },
    lines,
  };
}
