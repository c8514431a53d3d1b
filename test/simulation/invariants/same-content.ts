import type { Draft } from '../../../shared/library/entry.ts';
import { FIELDS, type Field } from '../../../shared/question/fields.ts';
import type { Quirks } from '../server/quirks.ts';
import { type Content, fieldText, taken } from '../server/stored-content.ts';

/** What the service would hold of a draft, whatever it bans; null where it is not one that it could hold. */
function heldOf(draft: Draft, quirks: Quirks): Content | null {
  const made = taken(draft, null, { ...quirks, bans: null });
  return 'content' in made ? made.content : null;
}

/** Whether a field of two drafts is the same to the service. */
export function sameField(field: Field, a: Draft, b: Draft, quirks: Quirks): boolean {
  if (a[field] === b[field]) return true;
  const [held, other] = [heldOf(a, quirks), heldOf(b, quirks)];
  return held !== null && other !== null && isSameText(field, held, other);
}

/** A literal emoji is the same one with or without U+FE0F: whoever wrote it may have typed either. */
function isSameText(field: Field, a: Content, b: Content): boolean {
  const [one, other] = [a, b].map((content) => fieldText(content, field).replaceAll('\u{fe0f}', ''));
  return one === other;
}

/** The fields in which the service would not hold what it holds if it were sent this. */
export function differing(draft: Draft, content: Content, quirks: Quirks): Field[] {
  const held = heldOf(draft, quirks);
  return FIELDS.filter((field) => held === null || !isSameText(field, held, content));
}

/**
 * Whether the options are the same ones, in the order of their texts. Nobody can tell a service that sorts from somebody who did
 * (docs/project/sync-design.md).
 */
export function isSortedForm(draft: Draft, content: Content, quirks: Quirks): boolean {
  const sorted = heldOf(draft, { ...quirks, sorts: true });
  return sorted !== null && isSameText('options', sorted, content);
}
