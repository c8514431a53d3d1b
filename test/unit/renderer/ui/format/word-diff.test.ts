import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, type WordChange } from '../../../../../renderer/ui/format/word-diff.tsx';
import { anySource } from '../../../shared/arbitraries.ts';
import { everyEmoji } from '../../../shared/emoji/every-emoji.ts';

const joinText = (pieces: readonly WordChange[], without: WordChange['kind']) =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');
const markChanges = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('');

/** Text from a few words and emoji, so two samples are often similar. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom('tea', 'coffee', ' ', '  ', '\n', ', ', '?', '日本語', 'क्षत्रिय', 'سؤال', 'e\u0301te'),
      fc.constantFrom(...everyEmoji.map(({ emoji }) => emoji)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const texts = fc.oneof(fc.tuple(words, words), fc.tuple(anySource, anySource));

describe('diffWords', () => {
  it('returns both texts completely and in order', () => {
    fc.assert(
      fc.property(texts, ([before, after]) => {
        const pieces = diffWords(before, after);
        expect(joinText(pieces, 'added')).toBe(before);
        expect(joinText(pieces, 'removed')).toBe(after);
      }),
      { numRuns: 2_000 },
    );
  });

  it('returns equal texts as one part and never returns empty parts', () => {
    fc.assert(
      fc.property(texts, ([before, after]) => {
        expect(diffWords(before, before)).toEqual(before === '' ? [] : [{ kind: 'same', text: before }]);
        const pieces = diffWords(before, after);
        expect(pieces.filter(({ text }) => text === '')).toEqual([]);
        const kinds = pieces.map(({ kind }) => kind);
        expect(kinds.filter((kind, at) => kind === kinds[at - 1])).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('returns both whole texts if they have too many different words', () => {
    const listWords = (word: string) => Array.from({ length: 100_000 }, (_, at) => `${word}${at}`).join(' ');
    const [before, after] = [listWords('tea'), listWords('coffee')];
    expect(diffWords(before, after)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  });

  it('never splits an emoji', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(words, words, (before, after) => {
        for (const [text, other] of [
          [before, 'added'],
          [after, 'removed'],
        ] as const) {
          const edges = new Set(Array.from(segmenter.segment(text), ({ index }) => index));
          let at = 0;
          for (const piece of diffWords(before, after)) {
            if (piece.kind === other) continue;
            expect(edges).toContain(at);
            at += piece.text.length;
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['Tea or coffee?', 'Tea or cocoa?', 'Tea or [-coffee-]{+cocoa+}?'],
    ['One two three', 'Four five six', '[-One two three-]{+Four five six+}'],
    ['Hello 👨‍👩‍👧 there', 'Hello 👨‍👩‍👦 there', 'Hello [-👨‍👩‍👧-]{+👨‍👩‍👦+} there'],
    ['👍🏽', '👍🏿', '[-👍🏽-]{+👍🏿+}'],
    ['1️⃣ 🇩🇪', '1️⃣ 🇩🇰', '1️⃣ [-🇩🇪-]{+🇩🇰+}'],
    ['a b', 'a  b', 'a[- -]{+  +}b'],
    ['', 'New', '{+New+}'],
    ['Old', '', '[-Old-]'],
    ['今日の気分は何色ですか', '今日の気分は何ですか', '今日の気分は何[-色-]ですか'],
  ])('compares %j with %j: %j', (before, after, diff) => {
    expect(markChanges(before, after)).toBe(diff);
  });
});
