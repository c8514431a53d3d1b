import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { readQuestions } from '../../../electron/host/import-export/read-import.ts';
import type { ExchangeFormat } from '../../../shared/import-export/file-formats.ts';
import { createExampleEntry } from '../../support/store-entries.ts';

type Options = Parameters<typeof readQuestions>[1];

function read(text: string, options: Options) {
  const { items, problems } = readQuestions(text, options);
  const days = items.map((item) =>
    item.kind === 'entry' ? item.entry.plannedFor : item.privateFields?.plannedFor,
  );
  return { days, problems };
}

describe("a planned date in another bot's JSON", () => {
  const list = (...dates: unknown[]) =>
    dates.map((plannedFor) => ({ title: 'Tea?', options: '🍵 - Yes\n☕ - No', plannedFor }));
  const readList = (dates: unknown[], options: Partial<Options> = {}) =>
    read(JSON.stringify(list(...dates)), { format: 'json', ...options });

  it.each(['plannedFor', 'planned_for', 'Planned date', 'date', 'Datum'])(
    'is read from the field %s',
    (name) => {
      const question = { options: '🍵 - Yes\n☕ - No', [name]: '24 Dec 2026' };
      const titled = { title: 'Tea?', ...question };
      const expected = { days: ['2026-12-24'], problems: [] };
      expect(read(JSON.stringify([titled]), { format: 'json' })).toEqual(expected);
      expect(read(`${JSON.stringify(titled)}\n`, { format: 'jsonl' })).toEqual(expected);
      expect(read(JSON.stringify([{ question: 'Tea?', [name]: 20261224 }]), { format: 'json' })).toEqual(
        expected,
      );
    },
  );

  it('is skipped with a note unless it can be read', () => {
    const { days, problems } = readList(['31 Feb 2026', 1798070400000, { day: 24 }, null, '']);
    expect(days).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(problems).toMatchObject(
      ['31 Feb 2026', '1798070400000', '{"day":24}'].map((typed, at) => ({
        level: 'note',
        path: `[${at}].plannedFor`,
        fault: { code: 'no-day', typed },
      })),
    );
  });

  it("is read like the file's other dates, or in the chosen order", () => {
    expect(readList(['3/4/2026', '23/12/2026']).days).toEqual(['2026-04-03', '2026-12-23']);
    expect(readList(['3/4/2026'], { dateOrder: 'month/day' }).days).toEqual(['2026-03-04']);
    expect(readList(['3/4/2026', '5/6/2026'])).toMatchObject({
      days: [undefined, undefined],
      problems: [{ line: 1, path: '[0].plannedFor', fault: { code: 'ambiguous-day', count: 2 } }],
    });
  });

  it('takes precedence over a field with another date', () => {
    const text = JSON.stringify([{ date: '2026-01-01', ...list('2026-12-24')[0] }]);
    expect(read(text, { format: 'json' })).toMatchObject({
      days: ['2026-12-24'],
      problems: [{ path: '[0].date', fault: { code: 'unknown-field' } }],
    });
  });

  it("is an unknown field in strict mode, because requests don't have it", () => {
    for (const format of ['json', 'jsonl'] as const) {
      const text = list('2026-12-24').map((one) => JSON.stringify(one));
      const { days, problems } = read(format === 'json' ? `[${text}]` : text.join('\n'), {
        format,
        isStrict: true,
      });
      expect(days).toEqual([undefined]);
      expect(problems).toMatchObject([{ level: 'limit', fault: { code: 'unknown-field' } }]);
    }
  });
});

describe('an old date outside the range of new dates', () => {
  const days = ['0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31'];
  const entries = days.map((plannedFor, at) => ({ ...createExampleEntry(at + 1), plannedFor }));

  it.each(['json', 'jsonl', 'csv'] satisfies ExchangeFormat[])('is kept in an export as %s', (format) => {
    const text = [...formatExport(entries, { format, at: 0 })].join('').replace(/^\ufeff/, '');
    for (const isStrict of [false, true])
      expect(read(text, { format, isStrict })).toMatchObject({ days, problems: [] });
  });
});

describe('a column named Tag', () => {
  it('contains dates if most of its cells are dates with names', () => {
    const text = 'Frage,Tag\nTee?,24. Dezember 2026\nKaffee?,\n';
    expect(read(text, { format: 'csv' }).days).toEqual(['2026-12-24', undefined]);
  });
});
