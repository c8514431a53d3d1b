/** Work on one question after the other, each question by itself. */
export interface Line {
  /** Runs when all earlier work on this question has ended, however it ended. */
  run<T>(id: number, work: () => Promise<T>): Promise<T>;
  /** Whether something is at work on it, or waits to be. */
  isBusy(id: number): boolean;
  /** Resolves when nothing is under way any more. */
  idle(): Promise<void>;
}

export function createLine(): Line {
  const last = new Map<number, Promise<unknown>>();
  return {
    run(id, work) {
      const before = last.get(id) ?? Promise.resolve();
      const next = before.then(work, work);
      const ended = next
        .catch(() => undefined)
        .then(() => {
          if (last.get(id) === ended) last.delete(id);
        });
      last.set(id, ended);
      return next;
    },
    isBusy: (id) => last.has(id),
    async idle() {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
