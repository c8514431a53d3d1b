export interface Document {
  id: string;
  text: string;
}

/** A result. A higher score means more similar. */
export interface Ranked {
  id: string;
  score: number;
}

/** A search engine for the documents passed to `build`. */
export interface Peer {
  /** Returns at most `limit` documents, most similar first. */
  search(text: string, limit: number): Ranked[] | Promise<Ranked[]>;
  /**
   * Embeds the titles that the queries need in advance, if the engine uses embeddings. Returns the number of
   * titles embedded by this call and the time in milliseconds.
   */
  read?(queries: readonly string[]): Read;
}

interface Read {
  titles: number;
  ms: number;
}

/** An engine to measure: QOTD Studio's or an alternative. */
export interface EngineKind {
  /** The name for `--engine`. */
  name: string;
  title: string;
  build(documents: readonly Document[]): Peer | Promise<Peer>;
}
