import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { draftOfEntry } from '../../../shared/draft.ts';
import type { Draft } from '../../../shared/draft-shape.ts';
import { FIELDS } from '../../../shared/entry.ts';
import type { Entry } from '../../../shared/library.ts';

/** An entry, as far as it says something. */
type Told = Pick<Entry, 'question' | 'draft'>;

/** What entries say, in a form that is the same for the same. It is worked out once for each object. */
export interface Contents {
  /** Everything that an author wrote and a service answered. */
  whole(entry: Told): string;
  /** The five texts that an author sees. */
  typed(entry: Told): string;
  /** Works it out beforehand. The event loop runs in between: a library may have a hundred thousand of them. */
  prepare(entries: Iterable<Told>): Promise<void>;
}

/** Entries that are worked out before others get their turn: some milliseconds. */
const SLICE = 200;

/** The contents of no entry yet. */
export function createContents(): Contents {
  const known = new WeakMap<Told, string>();
  function whole(entry: Told): string {
    const before = known.get(entry);
    if (before !== undefined) return before;
    // The texts of a whole library would fill the memory a second time.
    const content = hash('sha256', contentOf(entry), 'base64');
    known.set(entry, content);
    return content;
  }
  return {
    whole,
    typed: (entry) => textOf(draftOfEntry(entry)),
    async prepare(entries) {
      let done = 0;
      for (const entry of entries) {
        whole(entry);
        done += 1;
        if (done % SLICE === 0) await setImmediate();
      }
    },
  };
}

const textOf = (draft: Draft): string => JSON.stringify(FIELDS.map((field) => draft[field]));

function contentOf({ question, draft }: Told): string {
  const { author, options, ...rest } = question ?? { author: null, options: [] };
  return JSON.stringify([
    question && sorted(rest),
    author && sorted(author),
    options.map(sorted),
    draft && textOf(draft.input),
  ]);
}

const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
