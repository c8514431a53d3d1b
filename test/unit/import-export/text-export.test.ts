import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { readText } from '../../../electron/host/import-export/read-by-format.ts';
import { toDraft } from '../../../shared/library/entry-draft.ts';
import { createExampleEntry } from '../../support/store-entries.ts';

const other = fc.string({ unit: fc.constantFrom('a', ' ', '-', '☕', '?', '\n'), maxLength: 12 });

describe('a text export', () => {
  it('is imported with the same titles and options, whatever the other fields contain', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(other, other), { minLength: 1, maxLength: 4 }), (others) => {
        const entries = others.map(([description, footer], index) => {
          const { question, ...entry } = createExampleEntry(index + 1);
          const image = 'https://example.com/a.png';
          return { ...entry, question: question && { ...question, description, footer, image } };
        });
        const { items } = readText([...formatExport(entries, { format: 'text', at: 0 })].join(''));
        const expected = entries.flatMap(({ question }) => {
          if (!question) return [];
          const { title, options } = toDraft(question);
          return [{ kind: 'input', input: { title, options, description: '', footer: '', image: '' } }];
        });
        expect(items).toMatchObject(expected);
        expect(items).toHaveLength(entries.length);
      }),
    );
  });
});
