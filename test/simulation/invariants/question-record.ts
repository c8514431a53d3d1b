import type { Draft } from '../../../shared/library/entry.ts';
import { createRecord, FIELDS, type Field } from '../../../shared/question/question-fields.ts';

/** All values that fields and option rows ever had. */
export interface PastValues {
  add(draft: Draft): void;
  has(field: Field, text: string): boolean;
  hasRow(row: string): boolean;
  /** Whether the rows are the same except for trailing spaces. */
  hasRowIgnoringSpaces(row: string): boolean;
}

/** The history of one question of one client. */
export interface QuestionRecord {
  /** What its author saved. */
  readonly authored: PastValues;
  /** What the service accepted from this client. */
  readonly accepted: PastValues;
  /** Everything it contained here, and what its author saw of the service when resolving. */
  readonly local: PastValues;
  /** Its author chose to send edits although the question was posted. */
  isAgreed: boolean;
  /** Whether its author wants it on the service; `maybe` during a change of that. */
  wish: 'yes' | 'no' | 'maybe';
  /**
   * Called when the author starts a decision. The result is null if it failed. If several decisions overlap,
   * the last one counts.
   */
  startDecision(): (asked: 'yes' | 'no' | null) => void;
  /** It didn’t leave the queue: the disk failed. */
  recordStay(): void;
  /** Called if a removal from the queue isn't on disk. A decision that ended in the meantime still counts. */
  recordReturn(): void;
  /** It was added to the queue, or removed. */
  recordMove(isQueued: boolean): void;
  /** The author's choice in a conflict, or null after a later change. */
  chosen: Draft | null;
  /** Its author unlinked it: queued again, it is created again. */
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
        // It may be sent before its author knows that it is queued.
        if (open > 0) return;
        const isOut = hasLeft && !isQueued;
        unlessLeft = isOut ? last.asked : null;
        record.wish = isOut ? 'no' : last.asked;
      };
    },
    recordStay() {
      if (record.wish === 'no') record.wish = 'yes';
      // A decision that was made in the meantime is based on a failed one.
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

/** Emoji are equal with or without U+FE0F. */
const removeVariationSelectors = (row: string): string => row.replaceAll('\u{fe0f}', '');

/** The fields of a draft with a value that none of these ever had. Options are compared row by row. */
export function findNewValues(draft: Draft, by: readonly PastValues[]): Field[] {
  return FIELDS.filter((field) =>
    field === 'options'
      ? !draft.options.split('\n').every((row) => by.some((said) => said.hasRow(row)))
      : !by.some((said) => said.has(field, draft[field])),
  );
}

/** A request body as a draft, in which missing fields are empty. */
export function parseDraft(body: string | null): Draft {
  const sent: unknown = JSON.parse(body ?? '{}');
  const text = (name: Field): string => {
    const value: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return createRecord(FIELDS, text);
}
