import { describe, expect, it } from 'vitest';
import type { ImportPreview, ImportSource } from '../../../shared/import-export/import-preview-schemas.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

type Open = Awaited<ReturnType<typeof openLibrary>>;

const NOTHING = { skip: new Set<number>(), importAnyway: new Set<number>() };
const lines = (text: string): ImportSource => ({ text, format: 'text', table: null });
const csv = (text: string, table: ImportSource['table'] = null): ImportSource => ({
  text,
  format: 'csv',
  table,
});
const json = (value: unknown): ImportSource => ({ text: JSON.stringify(value), format: 'json', table: null });

async function within<T>(work: (open: Open) => Promise<T>): Promise<T> {
  await using folder = await createTemporaryFolder();
  const open = await openLibrary(folder.dir);
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

const listTitles = ({ library }: Open): string[] =>
  [...library.entries()].map(({ question, draft }) => draft?.input.title ?? question?.title ?? '');
const listOutcomes = ({ rows }: ImportPreview) => rows.map(({ will, here }) => (here ? here.why : will));

const TEA = 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee';
const DOGS = 'Dogs or cats?\n🐶 - Dogs\n🐱 - Cats';

describe('previewing text', () => {
  it("shows each question's position and result without changing the library", () =>
    within(async (open) => {
      await open.tools.exchange.importChosen(lines(TEA), NOTHING);
      const preview = await open.tools.exchange.preview(
        lines(`${TEA}\n\n${DOGS}\n\nColour?\n🔵 - Blue\n\n${DOGS}`),
      );
      expect(listOutcomes(preview)).toEqual(['same', 'ready', 'draft', 'file']);
      expect(preview.rows.map(({ line }) => line)).toEqual([1, 5, 9, 12]);
      expect(preview.rows[0]?.here).toEqual({ why: 'same', id: 1, line: null });
      expect(preview.rows[3]?.here).toEqual({ why: 'file', id: null, line: 5 });
      expect(listTitles(open)).toEqual(['Tea or coffee?']);
    }));

  it('accepts informal option lists', () =>
    within(async ({ tools }) => {
      const preview = await tools.exchange.preview(
        lines('Tea or coffee?\n- 🍵 Tea\n2. :coffee: - Coffee\n• Milk'),
      );
      expect(preview.rows[0]?.input.options).toBe('🍵 - Tea\n:coffee: - Coffee\nMilk');
    }));

  it('accepts service responses, alone or in a list', () =>
    within(async ({ tools }) => {
      const response = {
        id: 7,
        question: 'Tea or coffee?',
        options: [{ emoji: '🍵', text: 'Tea', votes: 2 }],
      };
      for (const value of [response, [response]]) {
        const preview = await tools.exchange.preview(json(value));
        expect(preview.rows[0]?.input).toMatchObject({ title: 'Tea or coffee?', options: '🍵 - Tea' });
      }
    }));

  it('rejects a file without readable questions and reports the line', () =>
    within(async ({ tools }) => {
      const preview = await tools.exchange.preview({ text: '[\n{"title":', format: 'json', table: null });
      expect(preview).toMatchObject({ state: 'rejected', rows: [], problems: [{ level: 'error', line: 2 }] });
    }));
});

describe('a table', () => {
  const TABLE =
    'Question;Answer 1;Answer 2;Remark\nTea or coffee?;🍵 Tea;☕ Coffee;x\nDogs?;🐶 Dogs;🐱 Cats;';

  it('is read according to its headings', () =>
    within(async ({ tools }) => {
      const { table, rows } = await tools.exchange.preview(csv(TABLE));
      expect(table?.fields).toEqual(['title', 'options', 'options', null]);
      expect(table?.columns[3]).toEqual({ heading: 'Remark', example: 'x' });
      expect(rows.map(({ line, input }) => [line, input.options])).toEqual([
        [2, '🍵 - Tea\n☕ - Coffee'],
        [3, '🐶 - Dogs\n🐱 - Cats'],
      ]);
    }));

  it('can be read with selected columns and without headings', () =>
    within(async ({ tools }) => {
      const fields = ['title', 'options', 'options', 'footer'] as const;
      const chosen = { fields: [...fields], hasHeader: true, splitAt: 'line' as const };
      const preview = await tools.exchange.preview(csv(TABLE, chosen));
      expect(preview.rows[0]?.input.footer).toBe('x');
      const withoutHeadings = await tools.exchange.preview(csv('Tea or coffee?,🍵 Tea|☕ Coffee'));
      expect(withoutHeadings.table).toMatchObject({
        fields: ['title', 'options'],
        hasHeader: false,
        splitAt: 'bar',
      });
      expect(withoutHeadings.rows[0]).toMatchObject({ line: 1, input: { options: '🍵 - Tea\n☕ - Coffee' } });
    }));
});

describe('private fields in a table', () => {
  const head = 'Frage;Antwort A;Antwort B;Schlagwörter;Datum';

  it('are imported, and tags keep their spelling from the library or file', () =>
    within(async (open) => {
      const { exchange } = open.tools;
      const dogs = csv(`${head}\nDogs or cats?;🐶 Dogs;🐱 Cats;Tiere;2026-12-01`);
      expect((await exchange.preview(dogs)).table?.fields).toEqual([
        ...['title', 'options', 'options', 'tags', 'plannedFor'],
      ]);
      await exchange.importChosen(dogs, NOTHING);
      const more = csv(
        `${head}\nFish or birds?;🐟 Fish;🐦 Birds;tiere, Küche;2026-12-02\nTea?;🍵 Tea;☕ Coffee;küche, KÜCHE;2.12.`,
      );
      const preview = await exchange.preview(more);
      expect(preview.rows.map(({ tags, plannedFor }) => [tags, plannedFor])).toEqual([
        [['Tiere', 'Küche'], '2026-12-02'],
        [['Küche'], undefined],
      ]);
      expect(preview.problems).toMatchObject([
        { level: 'note', line: 3, path: 'Datum', fault: { code: 'no-day' } },
      ]);
      await exchange.importChosen(more, NOTHING);
      const imported = [...open.library.entries()].map(({ tags, plannedFor }) => ({ tags, plannedFor }));
      expect(imported).toEqual([
        { tags: ['Tiere'], plannedFor: '2026-12-01' },
        { tags: ['Tiere', 'Küche'], plannedFor: '2026-12-02' },
        { tags: ['Küche'], plannedFor: undefined },
      ]);
    }));
});

describe("questions that can't be imported", () => {
  const text =
    '{"title":"Tea or coffee?","options":"🍵 - Tea\\n☕ - Coffee"}\n{"title":\n{"title":"Dogs?","options":7}';
  const source: ImportSource = { text, format: 'jsonl', table: null };

  it("are shown in the list and don't prevent other imports", () =>
    within(async (open) => {
      const { rows } = await open.tools.exchange.preview(source);
      expect(rows.map(({ index, line, will }) => [index, line, will])).toEqual([
        [0, 1, 'ready'],
        [null, 2, 'impossible'],
        [null, 3, 'impossible'],
      ]);
      expect(rows[2]).toMatchObject({
        input: { title: 'Dogs?' },
        errors: [
          {
            message: expect.stringMatching('The options must be'),
            fault: { code: 'no-text', field: 'options', isThere: true },
          },
        ],
      });
      expect(await open.tools.exchange.importChosen(source, NOTHING)).toMatchObject({
        added: { questions: 1 },
      });
    }));

  it("are shown as plain text if they aren't questions", () =>
    within(async ({ tools }) => {
      const { rows } = await tools.exchange.preview({ text: '42\n["Tea?"]', format: 'jsonl', table: null });
      expect(rows.map(({ input }) => input.title)).toEqual(['42', '["Tea?"]']);
    }));

  it('are shown from the first invalid CSV row, and earlier rows are imported', () =>
    within(async (open) => {
      const table = csv(
        'title;options\n"Tea or coffee?";":tea: - Tea\n:coffee: - Coffee"\n"Unclosed;:a: - b',
      );
      const { state, rows } = await open.tools.exchange.preview(table);
      expect(state).toBe('planned');
      expect(rows.map(({ index, line, will }) => [index, line, will])).toEqual([
        [0, 2, 'ready'],
        [null, 4, 'impossible'],
      ]);
      expect(rows[1]?.errors).toEqual([
        {
          message: expect.stringMatching('read the CSV from here on'),
          fault: { code: 'no-csv', why: 'open-quote' },
        },
      ]);
      expect(await open.tools.exchange.importChosen(table, NOTHING)).toMatchObject({
        added: { questions: 1 },
      });
      expect(listTitles(open)).toEqual(['Tea or coffee?']);
    }));

  it('make an import without a preview reject the whole file', () =>
    within(async (open) => {
      const report = await open.tools.exchange.import(text, { format: 'jsonl', dryRun: false });
      expect(report.state).toBe('rejected');
      expect(listTitles(open)).toEqual([]);
    }));
});

describe('importing after a preview', () => {
  it('skips deselected questions and adds selected questions that are already in the library', () =>
    within(async (open) => {
      await open.tools.exchange.importChosen(lines(TEA), NOTHING);
      const source = lines(`${TEA}\n\n${DOGS}\n\nSun or moon?\n🌞 - Sun\n🌝 - Moon`);
      await open.tools.exchange.importChosen(source, { skip: new Set([1]), importAnyway: new Set([0]) });
      expect(listTitles(open)).toEqual(['Tea or coffee?', 'Tea or coffee?', 'Sun or moon?']);
    }));

  it("skips duplicates in the file unless they're selected", () =>
    within(async (open) => {
      const source = lines(`${TEA}\n\n${TEA}\n\n${TEA}`);
      await open.tools.exchange.importChosen(source, { ...NOTHING, importAnyway: new Set([2]) });
      expect(listTitles(open)).toEqual(['Tea or coffee?', 'Tea or coffee?']);
    }));

  it('can be undone without affecting other imports or later changes', () =>
    within(async (open) => {
      const { library, tools } = open;
      await tools.exchange.importChosen(lines(TEA), NOTHING);
      const { undo } = await tools.exchange.importChosen(
        lines(`${DOGS}\n\nSun or moon?\n🌞 - Sun\n🌝 - Moon`),
        NOTHING,
      );
      await tools.exchange.importChosen(lines('Sea or hills?\n🌊 - Sea\n⛰️ - Hills'), NOTHING);
      await library.remove(3);
      await library.restore(3);
      expect(await tools.exchange.undo(undo ?? 0)).toEqual({ removed: 1, kept: 1 });
      expect(listTitles(open)).toEqual(['Tea or coffee?', 'Sun or moon?', 'Sea or hills?']);
      await expect(tools.exchange.undo(undo ?? 0)).rejects.toMatchObject({ code: 'undo-expired' });
    }));

  it("can't be undone after all its questions are gone, until they're restored", () =>
    within(async (open) => {
      const { restorePoints, exchange } = open.tools;
      await restorePoints.create('before');
      const { undo } = await exchange.importChosen(lines(TEA), NOTHING);
      const restored = await restorePoints.restore('before');
      await expect(exchange.undo(undo ?? 0)).rejects.toMatchObject({ code: 'undo-expired' });
      await restorePoints.restore(restored.undo);
      expect(listTitles(open)).toEqual(['Tea or coffee?']);
      expect(await exchange.undo(undo ?? 0)).toEqual({ removed: 1, kept: 0 });
      expect(listTitles(open)).toEqual([]);
    }));

  it('gives a reused ID a new version after an undo', () =>
    within(async ({ library, tools }) => {
      const first = await tools.exchange.importChosen(lines(TEA), NOTHING);
      const before = library.entry(1).version;
      await tools.exchange.undo(first.undo ?? 0);
      await tools.exchange.importChosen(lines(DOGS), NOTHING);
      expect(library.entry(1).version).toBeGreaterThan(before);
    }));

  it("can't be undone if it didn't add anything", () =>
    within(async ({ tools }) => {
      await tools.exchange.importChosen(lines(TEA), NOTHING);
      expect(await tools.exchange.importChosen(lines(TEA), NOTHING)).toMatchObject({
        undo: null,
        skipped: { same: 1 },
      });
    }));
});

describe('exporting selected questions', () => {
  it("includes only selected questions that aren't deleted", () =>
    within(async ({ library, tools }) => {
      await tools.exchange.importChosen(
        lines(`${TEA}\n\n${DOGS}\n\nSun or moon?\n🌞 - Sun\n🌝 - Moon`),
        NOTHING,
      );
      await library.remove(2);
      expect([...tools.exchange.export('text', [1, 2]).pieces].join('')).toBe(`${TEA}\n`);
    }));
});

describe('importing with changed options', () => {
  it('adds a question instead of a draft, or a draft if a limit is exceeded', () =>
    within(async (open) => {
      const source = lines(`${TEA}\n\nColors?\nBlue\nRed\n\nPets?\n🐶 - Dogs\n🐱 - Cats`);
      const options = new Map([
        [1, '🔵 - Blue\n🔴 - Red'],
        [2, '🐶 - Dogs'],
      ]);
      await open.tools.exchange.importChosen(source, { ...NOTHING, options });
      const entries = [...open.library.entries()];
      expect(entries.map((entry) => entry.question?.options.length ?? null)).toEqual([2, 2, null]);
      expect(entries[1]?.question?.options.map(({ emoji }) => emoji)).toEqual(['🔵', '🔴']);
      expect(entries[2]?.draft?.input.options).toBe('🐶 - Dogs');
    }));

  it('skips a question if the library has it with the same options', () =>
    within(async (open) => {
      await open.tools.exchange.importChosen(lines(TEA), NOTHING);
      const options = new Map([[0, '🍵 - Tea\n☕ - Coffee']]);
      const report = await open.tools.exchange.importChosen(lines('Tea or coffee?\nTea\nCoffee'), {
        ...NOTHING,
        options,
      });
      expect(report.skipped.same).toBe(1);
      expect(listTitles(open)).toHaveLength(1);
    }));
});
