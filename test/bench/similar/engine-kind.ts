/** A question as engines are given it. */
export interface Document {
  id: string;
  text: string;
}

/** A question found; the higher the score, the more alike. */
export interface Ranked {
  id: string;
  score: number;
}

/** A search engine over all documents of its `build`. */
export interface Peer {
  /** At most `limit` documents, best first. */
  search(text: string, limit: number): Ranked[] | Promise<Ranked[]>;
  /**
   * Reads what the answers to these queries need, ahead of them; an engine without it reads nothing. Gives how many titles
   * it has read now, and the milliseconds that took.
   */
  read?(queries: readonly string[]): Read;
}

interface Read {
  titles: number;
  ms: number;
}

/** What is measured: QOTD Studio's engine, or one that others would take. */
export interface EngineKind {
  /** For `--engine`. */
  name: string;
  title: string;
  build(documents: readonly Document[]): Peer | Promise<Peer>;
}
