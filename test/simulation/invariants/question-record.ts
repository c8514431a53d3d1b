import type { Draft } from '../../../shared/library/entry.ts';
import { createRecord, FIELDS, type Field } from '../../../shared/question/question-fields.ts';

/** All past values of a question's fields and option rows. */
export interface PastValues {
  add(draft: Draft): void;
  has(field: Field, text: string): boolean;
  hasRow(row: string): boolean;
  /** Returns whether the row exists, ignoring trailing spaces. */
  hasRowIgnoringSpaces(row: string): boolean;
}

/** One client's history of a question. */
export interface QuestionRecord {
  readonly authored: PastValues;
  readonly accepted: PastValues;
  /**
   * All content that the question has had on this client, and every remote version that the author saw when
   * resolving.
   */
  readonly local: PastValues;
  /** True if the author chose to send edits even though the question was posted. */
  isAgreed: boolean;
  /** The author's wish to have the question on the service, or `maybe` during a decision. */
  wish: 'yes' | 'no' | 'maybe';
  /**
   * Called when the author starts a decision. The returned function receives the result, or null if the
   * decision failed. If decisions overlap, the last one counts.
   */
  startDecision(): (asked: 'yes' | 'no' | null) => void;
  /** Called if the question remained in the queue because the disk failed. */
  recordStay(): void;
  /**
   * Called if a removal from the queue wasn't written to disk. A decision that ended after the removal still
   * counts.
   */
  recordReturn(): void;
  recordMove(isQueued: boolean): void;
  /** The author's choice in a conflict, or null after a later change. */
  chosen: Draft | null;
  /** True if the author unlinked the question. If it's queued again, it's created again. */
  isUnlinked: boolean;
}

export function createQuestionRecord(): QuestionRecord {
  let begun = 0;
  let open = 0;
  let [isQueued, hasLeft] = [false, false];
  let last: { number: number; asked: QuestionRecord['wish'] } = { number: 0, asked: 'no' };
  let unlessLeft: QuestionRecord['wish'] | null = null;
  const record: QuestionRecord = {
    authored: createPastValues(),
    accepted: createPastValues(),
    local: createPastValues(),
    isAgreed: false,
    wish: 'no',
    startDecision() {
      begun += 1;
      const number = begun;
      if (open === 0) last = { number: 0, asked: record.wish };
      if (open === 0) hasLeft = false;
      open += 1;
      unlessLeft = null;
      record.wish = 'maybe';
      return (asked) => {
        if (asked !== null && number > last.number) last = { number, asked };
        open -= 1;
        // The question may be sent before the author knows that it's queued.
        if (open > 0) return;
        const isOut = hasLeft && !isQueued;
        unlessLeft = isOut ? last.asked : null;
        record.wish = isOut ? 'no' : last.asked;
      };
    },
    recordStay() {
      if (record.wish === 'no') record.wish = 'yes';
      // A decision that's still open is based on one that failed.
      if (open > 0 && last.number === 0 && last.asked === 'no') last = { number: 0, asked: 'yes' };
    },
    recordReturn() {
      record.wish = unlessLeft ?? record.wish;
      unlessLeft = null;
    },
    recordMove(now) {
      if (isQueued && !now) hasLeft = true;
      isQueued = now;
    },
    chosen: null,
    isUnlinked: false,
  };
  return record;
}

export function createPastValues(): PastValues {
  const fields = new Map<Field, Set<string>>(FIELDS.map((field) => [field, new Set()]));
  const rows = new Set<string>();
  return {
    add(draft) {
      for (const field of FIELDS) fields.get(field)?.add(draft[field]);
      for (const row of draft.options.split('\n')) rows.add(removeVariationSelectors(row));
    },
    has: (field, text) => fields.get(field)?.has(text) ?? false,
    hasRow: (row) => rows.has(removeVariationSelectors(row)),
    hasRowIgnoringSpaces: (row) =>
      [...rows].some((said) => said.trimEnd() === removeVariationSelectors(row).trimEnd()),
  };
}

/** Removes U+FE0F, because emoji are equal with or without it. */
const removeVariationSelectors = (row: string): string => row.replaceAll('\u{fe0f}', '');

/** Returns the fields whose value doesn't occur in any of the records. Compares options row by row. */
export function findNewValues(draft: Draft, by: readonly PastValues[]): Field[] {
  return FIELDS.filter((field) =>
    field === 'options'
      ? !draft.options.split('\n').every((row) => by.some((said) => said.hasRow(row)))
      : !by.some((said) => said.has(field, draft[field])),
  );
}

/** Parses a request body as a draft. Missing fields are empty. */
export function parseDraft(body: string | null): Draft {
  const sent: unknown = JSON.parse(body ?? '{}');
  const text = (name: Field): string => {
    const value: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return createRecord(FIELDS, text);
}
