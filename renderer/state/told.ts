/** What the host tells by events, and gives as the answer of calls too. */
export interface Told<T> {
  /** What the host said last; null until it has. */
  known(): T | null;
  /** An event told it. */
  hear(value: T): void;
  /**
   * Makes the call, behind `turn` where there is one. Until it is settled, `change` is shown on top of what is known. What
   * it answers is known then, unless an event said something else meanwhile: see `createTold`. Rejects as the call does.
   */
  ask(call: () => Promise<T>, change?: (now: T) => T, turn?: Promise<unknown>): Promise<void>;
  /** Asks what holds now. Failing that, what is known stays: the next contact with the host asks again. */
  refresh(): Promise<void>;
}

/**
 * Events and answers come on ways of their own, so an event may overtake an answer that is older. Where one came while a
 * call was under way, the call's answer is not taken; should it differ from what is known, `fetch` asks once more. `show`
 * gets what is known, with all changes made to it whose calls are not settled yet, in the order in which they were asked.
 */
export function createTold<T extends object>(ports: {
  show: (value: T) => void;
  fetch: () => Promise<T>;
}): Told<T> {
  let known: T | null = null;
  let pending: readonly ((now: T) => T)[] = [];
  let heard = 0;
  const show = () => {
    if (known) ports.show(pending.reduce((now, change) => change(now), known));
  };
  const ask: Told<T>['ask'] = async (call, change, turn) => {
    if (change) {
      pending = [...pending, change];
      show();
    }
    let overtaken = false;
    try {
      if (turn) await turn;
      const before = heard;
      const answer = await call();
      if (heard === before) known = answer;
      else overtaken = JSON.stringify(answer) !== JSON.stringify(known);
    } finally {
      pending = pending.filter((other) => other !== change);
      show();
    }
    if (overtaken) await refresh();
  };
  const refresh = (): Promise<void> => ask(ports.fetch).catch(() => {});
  return {
    known: () => known,
    hear(value) {
      heard += 1;
      known = value;
      show();
    },
    ask,
    refresh,
  };
}
