import { hash } from 'node:crypto';
import type { Entry } from '../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../shared/library/entry-draft.ts';
import type { Draft } from '../../../shared/question/draft.ts';
import { FIELDS } from '../../../shared/question/fields.ts';

/** An entry, as far as it says something. */
type Content = Pick<Entry, 'question' | 'draft'>;

/** What the entries of a library say, as a hash that is the same for the same. Each is computed once. */
export interface ContentHashes {
  /** Everything that an author wrote and a service answered. */
  whole(entry: Content): string;
  /** The five texts that an author sees. */
  typed(entry: Content): string;
}

/** The contents of no entry yet. */
export const createContentHashes = (): ContentHashes => ({
  whole: rememberedFor(wholeContent),
  typed: rememberedFor((entry) => typedContent(draftOfEntry(entry))),
});

function rememberedFor(contentOf: (entry: Content) => string): (entry: Content) => string {
  const known = new WeakMap<Content, string>();
  return (entry) => {
    const before = known.get(entry);
    if (before !== undefined) return before;
    const content = contentOf(entry);
    known.set(entry, content);
    return content;
  };
}

/** A hash of everything in an entry: the texts of a whole library would fill the memory a second time. */
export function wholeContent({ question, draft }: Content): string {
  const { author, options, ...rest } = question ?? { author: null, options: [] };
  return hashOf([
    question && sorted(rest),
    author && sorted(author),
    options.map(sorted),
    draft && textOf(draft.input),
  ]);
}

/** A hash of the five texts that an author sees. */
export const typedContent = (draft: Draft): string => hashOf(textOf(draft));

const textOf = (draft: Draft): string => JSON.stringify(FIELDS.map((field) => draft[field]));

const hashOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64');

const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
