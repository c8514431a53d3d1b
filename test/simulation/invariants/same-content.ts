import type { Draft } from '../../../shared/library/entry.ts';
import { FIELDS, type Field } from '../../../shared/question/fields.ts';
import type { Quirks } from '../server/quirks.ts';
import { type Content, fieldText, storeContent } from '../server/stored-content.ts';

/** What the service would store for a draft, ignoring banned words; null if the draft is invalid. */
function storedContentOf(draft: Draft, quirks: Quirks): Content | null {
  const made = storeContent(draft, null, { ...quirks, bans: null });
  return 'content' in made ? made.content : null;
}

/** Whether the service treats a field of two drafts as equal. */
export function sameField(field: Field, a: Draft, b: Draft, quirks: Quirks): boolean {
  if (a[field] === b[field]) return true;
  const [held, other] = [storedContentOf(a, quirks), storedContentOf(b, quirks)];
  return held !== null && other !== null && isSameText(field, held, other);
}

/** A literal emoji is equal with or without U+FE0F, because either may have been typed. */
function isSameText(field: Field, a: Content, b: Content): boolean {
  const [one, other] = [a, b].map((content) => fieldText(content, field).replaceAll('\u{fe0f}', ''));
  return one === other;
}

/** The fields that would change on the service if this were sent. */
export function differing(draft: Draft, content: Content, quirks: Quirks): Field[] {
  const held = storedContentOf(draft, quirks);
  return FIELDS.filter((field) => held === null || !isSameText(field, held, content));
}

/**
 * Whether the options are the same, in alphabetical order. A sorting service can't be told from a client that sorted
 * them (docs/project/sync-design.md).
 */
export function isSortedForm(draft: Draft, content: Content, quirks: Quirks): boolean {
  const sorted = storedContentOf(draft, { ...quirks, sorts: true });
  return sorted !== null && isSameText('options', sorted, content);
}
