/** Begins a piece of work when all that were given before have ended, and gives what becomes of it. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A queue for work that must not overlap, such as changes of one file: pieces run one after the other, in the order in which
 * they were given. One that fails rejects for whoever gave it, and keeps none behind it from running.
 */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
