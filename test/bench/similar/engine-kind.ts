/** A question in the format for engines. */
export interface Document {
  id: string;
  text: string;
}

/** A result. The higher the score, the more similar. */
export interface Ranked {
  id: string;
  score: number;
}

/** A search engine over all documents of its `build`. */
export interface Peer {
  /** Returns at most `limit` documents, most similar first. */
  search(text: string, limit: number): Ranked[] | Promise<Ranked[]>;
  /**
   * Embeds the titles that these queries need in advance, if the engine uses embeddings. Returns the number of titles
   * embedded now, and the milliseconds that took.
   */
  read?(queries: readonly string[]): Read;
}

interface Read {
  titles: number;
  ms: number;
}

/** The measured engine: QOTD Studio's or an alternative. */
export interface EngineKind {
  /** For `--engine`. */
  name: string;
  title: string;
  build(documents: readonly Document[]): Peer | Promise<Peer>;
}
