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
