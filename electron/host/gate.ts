/** Where work waits until it can be done. */
export interface Gate {
  /** Does it now or, while the gate is closed, once it opens. */
  pass(work: () => void): void;
  /** Does what waits, in order; from now on nothing does. */
  open(): void;
}

/** A gate that is closed. */
export function createGate(): Gate {
  let waiting: (() => void)[] | null = [];
  return {
    pass(work) {
      if (waiting) waiting.push(work);
      else work();
    },
    open() {
      // What waiting work brings along waits behind it.
      for (const work of waiting ?? []) work();
      waiting = null;
    },
  };
}
