/** What the host tells by events, and gives as the answer of calls too. */
export interface Told<T> {
  /** An event told it. */
  hear(value: T): void;
  /** Takes what a call answers. Rejects as the call does. */
  ask(call: () => Promise<T>): Promise<void>;
  /** Asks what holds now. Failing that, all stays as it was: the next contact with the host asks again. */
  refresh(): Promise<void>;
}

/**
 * Events and answers come on ways of their own, so an event may overtake an answer that is older. Where one came while an
 * answer was under way and says something else than that, `fetch` asks once more. `known` is what was taken last.
 */
export function createTold<T>(ports: {
  take: (value: T) => void;
  known: () => T | null;
  fetch: () => Promise<T>;
}): Told<T> {
  let heard = 0;
  const ask = async (call: () => Promise<T>): Promise<void> => {
    const before = heard;
    const answer = await call();
    if (heard === before) ports.take(answer);
    else if (JSON.stringify(answer) !== JSON.stringify(ports.known())) await refresh();
  };
  const refresh = (): Promise<void> => ask(ports.fetch).catch(() => {});
  return {
    hear(value) {
      heard += 1;
      ports.take(value);
    },
    ask,
    refresh,
  };
}
