import { isDeepStrictEqual } from 'node:util';
import type { Draft, Entry } from '../../../shared/library/entry.ts';
import { isSameDraft, toDraft } from '../../../shared/library/entry-draft.ts';
import { FIELDS, type Field } from '../../../shared/question/question-fields.ts';
import type { Quirks } from '../server/service-quirks.ts';
import { findNewValues, type PastValues, type QuestionRecord } from './question-record.ts';
import { isSameField } from './same-content.ts';
import type { Violate } from './violation.ts';

export interface ChangeInvariants {
  /** Called before the engine changes an entry. */
  onChange(before: Entry, after: Entry): void;
}

export interface ChangeInvariantsParts {
  violate: Violate;
  getRecord: (id: number) => QuestionRecord;
  /** Returns all content that the question has ever had on the current service. */
  getServed: (remoteId: number | null) => PastValues;
  getQuirks: () => Quirks;
  /** Returns whether anything other than this entry's edits has changed a field on the service. */
  isForeign: (id: number, remoteId: number, field: Field) => boolean;
}

/**
 * Checks the engine's changes to an entry. The author's text must not be lost before the service has received
 * it.
 */
export function createChangeInvariants({
  violate,
  getRecord: storyOf,
  getServed,
  getQuirks,
  isForeign,
}: ChangeInvariantsParts): ChangeInvariants {
  function checkRest(before: Entry, after: Entry): void {
    if (!isDeepStrictEqual(before.draft, after.draft) && before.draft !== null)
      violate('edit lost', `the draft of ${before.id} was changed`);
    if (before.removedAt !== after.removedAt)
      violate('edit lost', `${before.id} was restored from the trash`);
  }

  function checkContent(before: Entry, after: Entry): void {
    if (!before.question || !after.question || before.question === after.question) return;
    const [old, next] = [toDraft(before.question), toDraft(after.question)];
    const record = storyOf(before.id);
    if (record.chosen !== null && isSameDraft(record.chosen, next)) return;
    const served = getServed(after.sync?.remoteId ?? null);
    for (const field of FIELDS) {
      if (isSameField(field, old, next, getQuirks())) continue;
      const lost = findLost(field, old, next, record.authored, [record.accepted, served]);
      if (lost !== null)
        violate('edit lost', `${before.id}: ${field} “${lost}” was replaced by “${next[field]}”`);
      const unexpected = findUnheard(field, old, next, served);
      if (unexpected !== null)
        violate('edit lost', `${before.id}: ${field} became “${unexpected}”, which no one wrote`);
    }
  }

  /** Returns text by the author that the service hasn't received. Unchanged remote text isn't an edit. */
  function findLost(
    field: Field,
    old: Draft,
    next: Draft,
    authored: PastValues,
    had: readonly PastValues[],
  ): string | null {
    const isLost = (has: (said: PastValues) => boolean) => has(authored) && !had.some(has);
    if (field !== 'options') return isLost((said) => said.has(field, old[field])) ? old[field] : null;
    if (had.some((said) => said.has('options', old.options))) return null;
    const rows = new Set(next.options.split('\n'));
    const gone = old.options.split('\n').filter((row) => !rows.has(row));
    return gone.find((row) => isLost((said) => said.hasRow(row))) ?? null;
  }

  function findUnheard(field: Field, old: Draft, next: Draft, served: PastValues): string | null {
    if (field !== 'options') return served.has(field, next[field]) ? null : next[field];
    const rows = new Set(old.options.split('\n'));
    return next.options.split('\n').find((row) => !rows.has(row) && !served.hasRow(row)) ?? null;
  }

  /** Checks that only fields changed by another client conflict. */
  function checkHold({ id, sync: was }: Entry, { sync }: Entry): void {
    if (sync?.hold?.code !== 'conflict' || was?.hold?.code === 'conflict' || sync.remoteId === null) return;
    const fields: unknown = sync.hold.facts.fields;
    for (const field of Array.isArray(fields) ? fields : [])
      if (!isForeign(id, sync.remoteId, field) && !isUntold(id, field, was, sync.remoteId))
        violate('false conflict', `${id}: no other client changed ${field}`);
  }

  /**
   * Returns whether an edit with a lost response searched for an image while another client changed the
   * question. Either change could then have set the image (docs/project/sync-design.md).
   */
  const isUntold = (id: number, field: Field, was: Entry['sync'], remoteId: number): boolean =>
    field === 'image' &&
    was?.sending?.kind === 'edit' &&
    was.sending.content.image.startsWith('$$') &&
    FIELDS.some((other) => other !== field && isForeign(id, remoteId, other));

  function checkSending({ sync: was, removedAt, id }: Entry, { sync }: Entry): void {
    if (!sync?.sending || sync.sending === was?.sending) return;
    const record = storyOf(id);
    const content = sync.sending.content;
    const strange = findNewValues(content, [record.authored, getServed(sync.remoteId)]);
    if (strange.length > 0)
      violate(
        'published unasked',
        `${id}: no one wrote “${strange.map((field) => content[field]).join('”, “')}”`,
      );
    const { seen } = sync;
    const isInChat = seen !== null && (seen.sentAt !== null || seen.messageID !== null);
    if (isInChat && !record.isAgreed) violate('published unasked', `${id} was posted`);
    if (record.wish === 'no') violate('published unasked', `${id} is not queued`);
    if (removedAt !== null) violate('published unasked', `${id} is in the trash`);
  }

  return {
    onChange(before, after) {
      checkRest(before, after);
      checkContent(before, after);
      checkSending(before, after);
      checkHold(before, after);
    },
  };
}
