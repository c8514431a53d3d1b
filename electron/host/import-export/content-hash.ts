import { hash } from 'node:crypto';
import type { Entry } from '../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../shared/library/entry-draft.ts';
import type { Draft } from '../../../shared/question/draft.ts';
import { FIELDS } from '../../../shared/question/question-fields.ts';

type Content = Pick<Entry, 'question' | 'draft'>;

/** Hashes for finding equal entries. Each is computed once. */
export interface ContentHashes {
  /** Hashes the whole entry. */
  whole(entry: Content): string;
  /** Hashes the 5 fields that an author edits. */
  typed(entry: Content): string;
}

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

/** Returns a hash because a whole library's text would take too much memory. */
export function wholeContent({ question, draft }: Content): string {
  const { author, options, ...rest } = question ?? { author: null, options: [] };
  return hashOf([
    question && sorted(rest),
    author && sorted(author),
    options.map(sorted),
    draft && textOf(draft.input),
  ]);
}

/** Hashes the 5 fields that an author edits. */
export const typedContent = (draft: Draft): string => hashOf(textOf(draft));

const textOf = (draft: Draft): string => JSON.stringify(FIELDS.map((field) => draft[field]));

const hashOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64');

const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
