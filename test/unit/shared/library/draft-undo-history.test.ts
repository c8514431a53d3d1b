import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createDraftUndoHistory,
  draftUndoHistorySchema,
  MAX_DRAFT_UNDO_HISTORY_LENGTH,
  textsOf,
} from '../../../../shared/library/draft-undo-history.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { emptyDraft, FIELDS, recordOf } from '../../../../shared/question/question-fields.ts';

const text = fc
  .array(fc.constantFrom('a', 'b', '\n', '😀', '😃', '☕ - ', '\ud83d'), { maxLength: 8 })
  .map((parts) => parts.join(''));
const draft: fc.Arbitrary<Draft> = fc.record(recordOf(FIELDS, () => text));
const walk = fc
  .array(draft, { minLength: 1, maxLength: 12 })
  .chain((texts) => fc.record({ texts: fc.constant(texts), position: fc.nat(texts.length - 1) }));
const titled = (title: string): Draft => ({ ...emptyDraft(), title });

describe('the undo history', () => {
  it('restores every text, also after it was saved and loaded', () => {
    fc.assert(
      fc.property(walk, ({ texts, position }) => {
        const history = createDraftUndoHistory(texts, position);
        const read = draftUndoHistorySchema.parse(JSON.parse(JSON.stringify(history)));
        expect(textsOf(read)).toEqual(texts);
        expect(read.position).toBe(position);
      }),
    );
  });

  it('never splits a character', () => {
    const history = createDraftUndoHistory([titled('x😀y'), titled('x😃y')], 1);
    expect(history?.steps).toEqual([[{ field: 'title', at: 1, out: '😀', in: '😃' }]]);
  });

  it('has a limit, drops the oldest steps first, and keeps its position', () => {
    fc.assert(
      fc.property(walk, fc.integer({ min: 0, max: 2000 }), ({ texts, position }, most) => {
        const history = createDraftUndoHistory(texts, position, most);
        if (!history) return;
        expect(JSON.stringify(history).length).toBeLessThanOrEqual(most);
        const restored = textsOf(history) ?? [];
        expect(restored[history.position]).toEqual(texts[position]);
        const from = position - history.position;
        expect(restored).toEqual(texts.slice(from, from + restored.length));
        if (restored.length < texts.length && history.position > 0)
          expect(from + restored.length).toBe(texts.length);
      }),
    );
  });

  it('has room for thousands of steps', () => {
    const texts = Array.from({ length: 4000 }, (_, index) => titled(`Question number ${index}`));
    const history = createDraftUndoHistory(texts, 3999);
    expect(history?.steps.length).toBeGreaterThan(3000);
    expect(JSON.stringify(history).length).toBeLessThanOrEqual(MAX_DRAFT_UNDO_HISTORY_LENGTH);
  });

  it("is rejected if a step doesn't start where the previous one ended", () => {
    const history = createDraftUndoHistory([titled('one'), titled('two')], 1);
    if (!history) throw new Error('no trail');
    expect(textsOf({ ...history, from: titled('six') })).toBeNull();
    expect(textsOf({ ...history, position: 2 })).toBeNull();
  });
});
