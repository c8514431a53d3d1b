import type { Draft } from '../../../shared/library/entry.ts';
import { FIELDS, type Field } from '../../../shared/question/question-fields.ts';
import type { Quirks } from '../server/service-quirks.ts';
import { type Content, formatField, storeContent } from '../server/stored-content.ts';

/**
 * Returns the content that the service would store for a draft, ignoring banned words. Returns null for an
 * invalid draft.
 */
function toStoredContent(draft: Draft, quirks: Quirks): Content | null {
  const created = storeContent(draft, null, { ...quirks, bans: null });
  return 'content' in created ? created.content : null;
}

/** Returns whether the service treats a field of two drafts as equal. */
export function isSameField(field: Field, a: Draft, b: Draft, quirks: Quirks): boolean {
  if (a[field] === b[field]) return true;
  const [remote, other] = [toStoredContent(a, quirks), toStoredContent(b, quirks)];
  return remote !== null && other !== null && isSameText(field, remote, other);
}

/** Compares text and ignores U+FE0F, because authors can type an emoji with or without it. */
function isSameText(field: Field, a: Content, b: Content): boolean {
  const [one, other] = [a, b].map((content) => formatField(content, field).replaceAll('\u{fe0f}', ''));
  return one === other;
}

/** Returns the fields that sending the draft would change on the service. */
export function listDifferences(draft: Draft, content: Content, quirks: Quirks): Field[] {
  const remote = toStoredContent(draft, quirks);
  return FIELDS.filter((field) => remote === null || !isSameText(field, remote, content));
}

/**
 * Returns whether the options are equal after alphabetical sorting. The app can't tell a service that sorts
 * options from a client that sorted them (docs/project/sync-design.md).
 */
export function isSortedForm(draft: Draft, content: Content, quirks: Quirks): boolean {
  const sorted = toStoredContent(draft, { ...quirks, sorts: true });
  return sorted !== null && isSameText('options', sorted, content);
}
