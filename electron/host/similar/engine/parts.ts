import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Meaning } from '../meaning/meaning.ts';
import type { Part } from './part.ts';
import type { Store } from './store.ts';
import type { Tuning } from './tuning.ts';

/** What the parts of the engine share. */
export interface Engine {
  store: Store;
  lexicon: Lexicon;
  /** Null where nothing reads titles. */
  meaning: Meaning | null;
  tuning: Tuning;
  uses(part: Part): boolean;
}
