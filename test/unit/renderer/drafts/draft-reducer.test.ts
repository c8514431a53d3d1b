import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countOptions,
  type DraftEdit,
  formatSource,
  parseDraft,
  readSource,
  toDraft,
  trimTrailingBlanks,
} from '../../../../renderer/drafts/draft-content.ts';
import { createDraftState, type DraftState, reduceDraft } from '../../../../renderer/drafts/draft-reducer.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { createEmptyDraft, createRecord, TEXT_FIELDS } from '../../../../shared/question/question-fields.ts';

const source = fc
  .array(
    fc.constantFrom(
      '☕ - Tea',
      'Rain',
      '',
      ':tada: - Party',
      '$x$ - y',
      '  odd -  line ',
      ' - ',
      '☕',
      '☕ - ',
    ),
    { maxLength: 6 },
  )
  .map((lines) => lines.join('\n'));
const draft: fc.Arbitrary<Draft> = fc.record({
  ...createRecord(TEXT_FIELDS, () => fc.string()),
  options: source,
});
/** Rows have few different keys, because most edits should affect an existing row. */
const key = fc.nat(8).map((number) => `row-${number}`);
const rowText = fc.record({ emoji: fc.constantFrom('', '☕', ':tada:'), text: fc.string({ maxLength: 5 }) });
const edit: fc.Arbitrary<DraftEdit> = fc.oneof(
  fc.record({
    type: fc.constant('field' as const),
    field: fc.constantFrom('title' as const, 'description' as const, 'footer' as const, 'image' as const),
    value: fc.string(),
  }),
  fc.record({ type: fc.constant('row' as const), key, emoji: fc.constantFrom('', '☕'), text: fc.string() }),
  fc.record({ type: fc.constant('row' as const), key, text: fc.string() }),
  fc.record({
    type: fc.constant('insert' as const),
    at: fc.nat(9),
    rows: fc.array(rowText, { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('remove' as const), key }),
  fc.record({ type: fc.constant('move' as const), key, to: fc.integer({ min: -2, max: 9 }) }),
  fc.record({ type: fc.constant('spread' as const), key, rows: fc.array(rowText, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('source' as const), source }),
  fc.record({ type: fc.constant('replace' as const), draft }),
);
const later = fc.tuple(edit, fc.nat(3000));

/** Returns the state after the edits. Each edit has a delay in milliseconds. */
function play(
  start: Draft,
  edits: readonly (readonly [DraftEdit, number])[],
): { state: DraftState; now: number } {
  let state = createDraftState(start);
  let now = 0;
  for (const [action, pause] of edits) {
    now += pause;
    state = reduceDraft(state, action, now);
  }
  return { state, now };
}

const type = (value: string): DraftEdit => ({ type: 'field', field: 'title', value });
const formatRows = (state: DraftState) => state.content.rows.map(({ emoji, text }) => `${emoji}|${text}`);
const withOptions = (options: string) => createDraftState({ ...createEmptyDraft(), options });
const getKey = (state: DraftState, index: number) => state.content.rows[index]?.key ?? 'none';

describe('draft content', () => {
  it('is restored from its stored format, except for blank rows at the end', () => {
    fc.assert(
      fc.property(draft, (stored) => {
        const content = parseDraft(stored);
        expect(toDraft(content)).toEqual({
          ...stored,
          options: formatSource(trimTrailingBlanks(readSource(stored.options))),
        });
        expect(toDraft(parseDraft(toDraft(content)))).toEqual(toDraft(content));
      }),
    );
  });

  it('never has 2 rows with the same key', () => {
    fc.assert(
      fc.property(draft, fc.array(later, { maxLength: 12 }), (start, edits) => {
        const { rows } = play(start, edits).state.content;
        expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
      }),
    );
  });

  it('counts only nonempty options', () => {
    expect(countOptions(withOptions('☕ - Tea\n\nRain').content)).toBe(2);
  });
});

describe('the draft reducer', () => {
  it("starts with 2 empty rows that aren't stored", () => {
    const state = createDraftState(createEmptyDraft());
    expect(formatRows(state)).toEqual(['|', '|']);
    expect(toDraft(state.content)).toEqual(createEmptyDraft());
    expect(reduceDraft(state, { type: 'undo' }, 0)).toBe(state);
  });

  it('restores the same content after undo and redo', () => {
    fc.assert(
      fc.property(draft, fc.array(later, { minLength: 1, maxLength: 12 }), (start, edits) => {
        const { state, now } = play(start, edits);
        const undone = reduceDraft(state, { type: 'undo' }, now);
        fc.pre(undone !== state);
        const again = reduceDraft(undone, { type: 'redo' }, now);
        expect(again.content).toBe(state.content);
        expect(again.past).toEqual(state.past);
        expect(again.future).toEqual(state.future);
      }),
    );
  });

  it('undoes every step to the start and redoes every step to the end', () => {
    fc.assert(
      fc.property(draft, fc.array(later, { maxLength: 12 }), (start, edits) => {
        const { state } = play(start, edits);
        let back = state;
        for (const _ of state.past) back = reduceDraft(back, { type: 'undo' }, 0);
        expect(back.content).toEqual(createDraftState(start).content);
        let forth = back;
        for (const _ of state.past) forth = reduceDraft(forth, { type: 'redo' }, 0);
        expect(forth.content).toBe(state.content);
      }),
    );
  });

  it('combines typing in one place into one undo step', () => {
    const { state } = play(createEmptyDraft(), [
      [type('W'), 0],
      [type('Wh'), 200],
      [type('Why'), 200],
    ]);
    expect(state.past).toHaveLength(1);
    expect(reduceDraft(state, { type: 'undo' }, 0).content.title).toBe('');
  });

  it('starts a new undo step after a pause, in another field, and after a deletion', () => {
    const { state } = play(createEmptyDraft(), [
      [type('W'), 0],
      [type('Wh'), 1000],
      [type('W'), 10],
      [{ type: 'field', field: 'footer', value: 'x' }, 10],
    ]);
    expect(state.past).toHaveLength(4);
  });

  it('starts a new undo step if the text was changed at a different position', () => {
    const typeSteps = (...values: string[]) =>
      play(
        createEmptyDraft(),
        values.map((value): [DraftEdit, number] => [type(value), 10]),
      ).state.past.length;
    expect(typeSteps('Party?', '🎉Party?')).toBe(2);
    expect(typeSteps('Party?', 'Par-ty?', 'Par--ty?')).toBe(2);
    expect(typeSteps('a', 'aa', 'aaa', 'aaab')).toBe(1);
    expect(typeSteps('ab', 'aab', 'aaab', 'aaacb')).toBe(2);
    expect(typeSteps('abcd', 'abc', 'ab')).toBe(2);
    expect(typeSteps('abcdef', 'abcef', 'abcf', 'abc')).toBe(2);
    expect(typeSteps('abcdef', 'abcde', 'bcde')).toBe(3);
  });

  it('clears the redo steps after the next edit', () => {
    const { state } = play(createEmptyDraft(), [
      [type('a'), 0],
      [type('b'), 5000],
    ]);
    const edited = reduceDraft(reduceDraft(state, { type: 'undo' }, 0), type('c'), 9000);
    expect(reduceDraft(edited, { type: 'redo' }, 0)).toBe(edited);
  });

  it('returns the same state if an edit changes nothing', () => {
    const state = withOptions('☕ - Tea');
    expect(reduceDraft(state, { type: 'row', key: 'row-0', text: 'Tea' }, 0)).toBe(state);
    expect(reduceDraft(state, { type: 'source', source: '☕ - Tea' }, 0)).toBe(state);
    expect(reduceDraft(state, { type: 'remove', key: 'nobody' }, 0)).toBe(state);
    expect(reduceDraft(state, { type: 'move', key: 'row-0', to: 5 }, 0)).toBe(state);
  });

  it('moves a row to another position', () => {
    const state = withOptions('a\nb\nc');
    expect(formatRows(reduceDraft(state, { type: 'move', key: getKey(state, 0), to: 2 }, 0))).toEqual([
      '|b',
      '|c',
      '|a',
    ]);
    expect(formatRows(reduceDraft(state, { type: 'move', key: getKey(state, 2), to: 0 }, 0))).toEqual([
      '|c',
      '|a',
      '|b',
    ]);
  });

  it('replaces one row with several options', () => {
    const state = withOptions('a\nb');
    const rows = [
      { emoji: '☕', text: 'x' },
      { emoji: '', text: 'y' },
    ];
    const spread = reduceDraft(state, { type: 'spread', key: getKey(state, 0), rows }, 0);
    expect(formatRows(spread)).toEqual(['☕|x', '|y', '|b']);
    expect(getKey(spread, 0)).toBe(getKey(state, 0));
  });

  it('replaces the empty rows after a row, but no others, with several options', () => {
    const state = withOptions('a\n\n\nb\n\nc');
    const rows = [
      { emoji: '☕', text: 'x' },
      { emoji: '', text: 'y' },
    ];
    const spread = reduceDraft(state, { type: 'spread', key: getKey(state, 0), rows }, 0);
    expect(formatRows(spread)).toEqual(['☕|x', '|y', '|', '|b', '|', '|c']);
  });

  it('keeps the keys of unchanged rows', () => {
    const state = withOptions('a\nb\nc');
    const edited = reduceDraft(state, { type: 'source', source: 'a\nnew\nb2\nc' }, 0);
    expect(formatRows(edited)).toEqual(['|a', '|new', '|b2', '|c']);
    expect(getKey(edited, 0)).toBe(getKey(state, 0));
    expect(getKey(edited, 3)).toBe(getKey(state, 2));
  });

  it('replaces a line break in a row with a space', () => {
    const state = withOptions('a');
    expect(formatRows(reduceDraft(state, { type: 'row', key: getKey(state, 0), text: 'a\r\nb' }, 0))).toEqual(
      ['|a b'],
    );
  });
});

describe('an emoji', () => {
  it("adds one undo step when its name is typed and another when it's selected", () => {
    let state = createDraftState({ ...createEmptyDraft(), options: 'Tea\nMusic' });
    const key = state.content.rows[0]?.key ?? '';
    for (const emoji of [':', ':t', ':te', ':tea', ':tea:']) {
      state = reduceDraft(state, { type: 'row', key, emoji, typing: true }, 0);
    }
    expect(toDraft(state.content).options).toBe(':tea: - Tea\nMusic');
    state = reduceDraft(state, { type: 'row', key, emoji: '🎧' }, 1);
    expect(state.past).toHaveLength(2);
    state = reduceDraft(state, { type: 'undo' }, 2);
    state = reduceDraft(state, { type: 'undo' }, 3);
    expect(toDraft(state.content).options).toBe('Tea\nMusic');
  });
});
