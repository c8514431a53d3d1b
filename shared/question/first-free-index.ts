/**
 * Returns a function that finds the first index whose key isn't in `taken`. Keys may only be added to
 * `taken`.
 */
export function createFreeIndexFinder<Key>(
  keys: readonly Key[],
  taken: ReadonlySet<number>,
): (key: Key) => number | null {
  const queues = new Map<Key, number[]>();
  for (const [at, key] of [...keys.entries()].toReversed()) {
    const queue = queues.get(key);
    if (queue) queue.push(at);
    else queues.set(key, [at]);
  }
  return (key) => {
    const queue = queues.get(key) ?? [];
    while (taken.has(queue.at(-1) ?? -1)) queue.pop();
    return queue.at(-1) ?? null;
  };
}
