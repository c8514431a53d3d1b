import { hash } from 'node:crypto';
import type { Entry } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import type { Draft } from '../../../shared/question/draft.ts';
import { FIELDS } from '../../../shared/question/question-fields.ts';

type Content = Pick<Entry, 'question' | 'draft'>;

/** Hashes for finding equal entries. An entry's hash is computed only once. */
export interface ContentHashes {
  /** Hashes the whole entry. */
  whole(entry: Content): string;
  /** Hashes the 5 fields that an author edits. */
  typed(entry: Content): string;
}

export const createContentHashes = (): ContentHashes => ({
  whole: memoizeHash(hashWholeContent),
  typed: memoizeHash((entry) => hashTypedContent(getDraft(entry))),
});

function memoizeHash(hashContent: (entry: Content) => string): (entry: Content) => string {
  const known = new WeakMap<Content, string>();
  return (entry) => {
    const before = known.get(entry);
    if (before !== undefined) return before;
    const content = hashContent(entry);
    known.set(entry, content);
    return content;
  };
}

/** Returns a hash instead of text because a whole library's text would take too much memory. */
export function hashWholeContent({ question, draft }: Content): string {
  const { author, options, ...rest } = question ?? { author: null, options: [] };
  return hashJson([
    question && sortFields(rest),
    author && sortFields(author),
    options.map(sortFields),
    draft && formatDraft(draft.input),
  ]);
}

/** Hashes the 5 fields that an author edits. */
export const hashTypedContent = (draft: Draft): string => hashJson(formatDraft(draft));

const formatDraft = (draft: Draft): string => JSON.stringify(FIELDS.map((field) => draft[field]));

const hashJson = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64');

const sortFields = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
