/** Reads titles somewhere else, one after the other, in the order in which they were given. */
export interface TitleThread {
  read(title: string): void;
  /** Ends it: nothing is told any more. */
  stop(): void;
}

export interface ThreadEvents {
  /** It can read. `model`: what tells the model from others, a whole number; the same one reads the same always. */
  onReady(model: number): void;
  /** `row`: see `Vectors`. */
  onRead(title: string, row: Int8Array): void;
  /** It could not begin, or has ended by itself, and reads nothing any more. */
  onEnd(error: unknown): void;
}

export type StartThread = (events: ThreadEvents) => TitleThread;
