import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { formatPack } from '../../../electron/host/import-export/pack-file.ts';
import { decodeFile } from '../../../electron/host/import-export/read-by-format.ts';
import { readImport } from '../../../electron/host/import-export/read-import.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../shared/emoji/emoji-shortcodes.ts';
import type { ExchangeFormat } from '../../../shared/import-export/file-formats.ts';
import { formatOptions } from '../../../shared/question/option-line.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { acceptedOption } from '../shared/arbitraries.ts';

const resolver = createEmojiResolver(loadEmojiNames(), [
  { name: 'parrot', url: 'https://x.org/parrot.gif', keywords: [] },
]);

const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, ' ').toWellFormed();
const anyText = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.toWellFormed());
/** Parts that an import of other files reads differently. */
const part = fc.constantFrom(
  ...[
    '# ',
    '**',
    '__',
    'Q: ',
    'Question 2. ',
    '> ',
    '\\',
    '1. ',
    '2) ',
    '- ',
    '!poll ',
    '"a" ',
    ' ',
    '\ufeff',
  ],
  ...['Tea?', 'Tea or coffee', '☕', '=1+1', ':tea: - Tea', '\t', "'", ';', ','],
);
const title = fc
  .oneof(
    anyText,
    fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
  )
  .map(oneLine)
  .filter((text) => text.trim() !== '');

/** These forms of emoji are valid, but an import of a text file converts them. */
const isConverted = (emoji: string) => /^:.*(?:~\d{1,3}|_tone\d|skin-tone-\d):$/u.test(emoji);
const options = fc
  .array(
    acceptedOption
      .filter(({ emoji }) => !isConverted(emoji))
      .map(({ emoji, text }) => ({ emoji: oneLine(emoji), text: oneLine(text) })),
    { minLength: 2, maxLength: 4 },
  )
  .map(formatOptions);

const input = fc.record({
  title,
  options,
  description: anyText,
  footer: anyText,
  image: fc.constantFrom('', 'https://x.org/a.png'),
});
const tags: fc.Arbitrary<string[]> = fc.constantFrom(
  [],
  ['Birds'],
  ['a, b', '=1+1', 'ä;ö'],
  ['"a"', '"a, b', "'a"],
);
const entries = fc
  .array(fc.tuple(input, tags, fc.constantFrom(null, '2026-12-24')), { minLength: 1, maxLength: 4 })
  .map((drafts) =>
    drafts.map(([draft, itsTags, plannedFor], index) => ({
      ...createExampleEntry(index + 1),
      draft: { input: draft, basedOn: 1 },
      ...(itsTags.length > 0 && { tags: itsTags }),
      ...(plannedFor && { plannedFor }),
    })),
  );

const read = (file: string, format: ExchangeFormat, isStrict: boolean) => {
  const decoded = decodeFile(Buffer.from(file));
  const text = 'text' in decoded ? decoded.text : '';
  const how = { mode: 'loose', format, isStrict } as const;
  const { summary, questions } = readImport(text, { how, customEmoji: [] }, resolver, () => {});
  expect(summary.badCount).toBe(0);
  return [...questions];
};

const readTyped = (text: string, format: ExchangeFormat, isStrict: boolean) =>
  read(text, format, isStrict).flatMap((question) =>
    question.kind === 'typed' ? [{ input: question.input, privateFields: question.privateFields }] : [],
  );

describe.each([false, true])('an import with --strict: %s', (isStrict) => {
  it.each(['json', 'jsonl'] as const)('restores entries from an export as %s', (format) => {
    fc.assert(
      fc.property(entries, (all) => {
        const text = [...formatExport(all, { format, at: 0 })].join('');
        const found = read(text, format, isStrict).map((one) => (one.kind === 'entry' ? one.entry : one));
        expect(found).toEqual(all);
      }),
    );
  });

  it('restores all fields, tags, and the planned date from an export as csv', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const text = [...formatExport(all, { format: 'csv', at: 0 })].join('');
        expect(readTyped(text, 'csv', isStrict)).toEqual(
          all.map(({ draft, tags, plannedFor }) => ({
            input: draft.input,
            privateFields: { ...(tags && { tags }), ...(plannedFor && { plannedFor }) },
          })),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('restores titles and options from an export as text', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const text = [...formatExport(all, { format: 'text', at: 0 })].join('');
        expect(readTyped(text, 'text', isStrict)).toEqual(
          all.map(({ draft: { input: draft } }) => ({
            input: { ...createEmptyDraft(), title: draft.title, options: draft.options },
            privateFields: {},
          })),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('restores all fields and tags from a pack', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const text = formatPack(all, { name: 'Pack', description: '', author: '' }, resolver);
        expect(readTyped(text, 'json', isStrict)).toEqual(
          all.map(({ draft, tags = [] }) => ({ input: draft.input, privateFields: { tags } })),
        );
      }),
    );
  });
});
