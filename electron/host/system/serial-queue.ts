export type SerialQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue for work that must not overlap, such as changes to one file. Failed work doesn't stop later
 * work.
 */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
