import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import type { ImportOptions } from '../../../electron/host/import-export/import-export.ts';
import { createNodeFiles } from '../../../electron/host/system/files.ts';
import { type ExchangeFormat, exchangeFormatSchema } from '../../../shared/import-export/file-formats.ts';
import { type Entry, isPurged } from '../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { createAnyEntries } from '../../support/any-entry.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createSmallEntry } from '../../support/store-workload.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const TEA = { title: 'Tea or coffee?', options: ':tea: - Tea\n☕ - Coffee' };
const BAD = { title: 'Tea?', options: 'Tea' };

type Open = Awaited<ReturnType<typeof openLibrary>>;

const exported = ({ tools }: Open, format: ExchangeFormat = 'jsonl') =>
  [...tools.exchange.export(format).pieces].join('');
const importText = ({ tools }: Open, text: string, options: Partial<ImportOptions> = {}) =>
  tools.exchange.import(text, { format: 'jsonl', dryRun: false, ...options });
const takeInputs = (open: Open, inputs: readonly object[], options: Partial<ImportOptions> = {}) =>
  importText(open, JSON.stringify(inputs), { format: 'json', ...options });
const listEntries = ({ library }: Open): Entry[] => [...library.entries()];

/** Runs `work` with a library that contains these entries. */
async function within<T>(
  entries: readonly Entry[],
  work: (open: Open, dir: string) => Promise<T>,
): Promise<T> {
  await using folder = await createTemporaryFolder();
  const open = await openLibrary(folder.dir);
  try {
    if (entries.length > 0) await open.library.replaceAll(() => entries);
    return await work(open, folder.dir);
  } finally {
    await open.close();
  }
}

const exportFile = (entries: readonly Entry[], format: ExchangeFormat = 'jsonl') =>
  [...formatExport(entries, { format, at: Date.parse('2026-11-09T09:00:00.000Z') })].join('');

/** Replaces all entries. Empties the library first so that the new entries keep their versions. */
async function refill({ library }: Open, entries: readonly Entry[]): Promise<void> {
  await library.replaceAll(() => []);
  if (entries.length > 0) await library.replaceAll(() => entries);
}

const withKey = (entry: Entry, key: string, editedAt: number): Entry => ({ ...entry, key, editedAt });

// Each run writes and reads a real library.
const SLOW = { timeout: 600_000 };

describe('importing into an empty library', () => {
  it('restores drafts, votes, IDs, deleted entries, times, and origins', SLOW, async () => {
    await within([], (open) =>
      fc.assert(
        fc.asyncProperty(createAnyEntries(), fc.constantFrom('json', 'jsonl'), async (all, format) => {
          await refill(open, all);
          const entries = all.filter((entry) => !isPurged(entry));
          const file = exported(open, format);
          expect(file).toBe(exportFile(entries, format));
          await refill(open, []);
          const report = await importText(open, file, { format });
          expect(report).toMatchObject({ state: 'done', skipped: { same: 0, older: 0 }, renumbered: 0 });
          expect(listEntries(open)).toEqual(entries);
        }),
        { numRuns: 100 },
      ),
    );
  });

  it('is complete on disk when it returns, and new IDs follow the exported ones', async () => {
    await using folder = await createTemporaryFolder();
    const removed = { ...createExampleEntry(9), removedAt: 5 };
    const first = await openLibrary(folder.dir);
    await importText(first, exportFile([createExampleEntry(2), removed]));
    await first.close();
    const again = await openLibrary(folder.dir);
    expect(listEntries(again)).toEqual([createExampleEntry(2), removed]);
    const { id } = await again.library.duplicate(2);
    expect(id).toBe(10);
    await again.close();
  });

  it('saves questions within the limits and keeps others as drafts', async () => {
    await within([], async (open) => {
      const report = await takeInputs(open, [TEA, BAD, { ...TEA, title: 'Coffee or tea?', footer: 'F' }]);
      expect(report).toEqual({
        state: 'done',
        added: { questions: 2, drafts: 1, deleted: 0 },
        skipped: { same: 0, older: 0 },
        renumbered: 0,
        invalid: 1,
        problems: [
          expect.objectContaining({ level: 'limit', path: '[1].title' }),
          expect.objectContaining({ level: 'limit', path: '[1].options' }),
          expect.objectContaining({ level: 'limit', path: '[1].options' }),
        ],
        problemCount: 3,
      });
      const [tea, bad, coffee] = listEntries(open);
      expect(tea).toMatchObject({
        id: 1,
        key: expect.any(String),
        origin: 'app',
        version: 1,
        saved: 1,
        draft: null,
      });
      expect(tea?.question).toMatchObject({ title: 'Tea or coffee?', status: 2, description: null });
      expect(tea?.question?.options[0]).toEqual({ typed: ':tea:', emoji: '🍵', text: 'Tea', votes: 0 });
      expect(bad).toMatchObject({ id: 2, saved: 0, question: null, draft: { input: BAD, basedOn: 0 } });
      expect(coffee).toMatchObject({ id: 3, question: { footer: 'F' } });
      expect(open.library.counts).toMatchObject({ all: 3, draft: 1, ready: 2 });
    });
  });

  it("doesn't import anything from a file with an error", async () => {
    await within([], async (open) => {
      const report = await takeInputs(open, [TEA, { title: 7 }]);
      expect(report).toMatchObject({ state: 'rejected', added: { questions: 0 }, problemCount: 2 });
      expect(report.problems.map(({ path }) => path)).toEqual(['[1].title', '[1].options']);
      expect(listEntries(open)).toEqual([]);
      expect(open.pointsChanged()).toBe(0);
    });
  });
});

describe('importing into a library with questions', () => {
  it('keeps the existing questions and can be undone in one step', async () => {
    const before = [createExampleEntry(1), createSmallEntry(2), { ...createExampleEntry(3), removedAt: 5 }];
    await within(before, async (open) => {
      const file = exportFile([createExampleEntry(1, 2), createExampleEntry(5)]);
      expect(await importText(open, file)).toMatchObject({ added: { questions: 1 }, skipped: { same: 1 } });
      expect(listEntries(open).slice(0, 3)).toEqual(before);
      expect((await open.tools.restorePoints.restore('before-last-change')).count).toBe(2);
      expect(listEntries(open)).toEqual(before);
      expect((await open.tools.restorePoints.restore('before-last-change')).count).toBe(3);
      expect(listEntries(open)).toEqual([...before, createExampleEntry(5)]);
    });
  });

  it('returns a preview without changes for a dry run', async () => {
    await within([createExampleEntry(1)], async (open) => {
      const eventCount = open.changed.length;
      const file = exportFile([createExampleEntry(1), { ...createExampleEntry(2), id: 1 + 1 }]);
      const planned = await importText(open, file, { dryRun: true });
      expect(planned).toMatchObject({ state: 'planned', added: { questions: 1 }, skipped: { same: 1 } });
      expect(open.changed).toHaveLength(eventCount);
      expect(listEntries(open)).toEqual([createExampleEntry(1)]);
      expect(await importText(open, file)).toEqual({ ...planned, state: 'done' });
    });
  });

  it('adds nothing the second time, even if an older entry equals an added one', async () => {
    const emptied = { ...createExampleEntry(1), question: null, draft: null, removedAt: 5 };
    await within([{ ...createExampleEntry(3), key: 'a', editedAt: 20, removedAt: 5 }], async (open) => {
      const file = exportFile([
        { ...emptied, key: 'a', editedAt: 10 },
        { ...emptied, id: 2, key: null },
      ]);
      const first = { added: { deleted: 1 }, skipped: { older: 1, same: 0 } };
      expect(await importText(open, file)).toMatchObject(first);
      const second = { added: { deleted: 0 }, skipped: { older: 1, same: 1 } };
      expect(await importText(open, file)).toMatchObject(second);
    });
  });

  it("doesn't add anything or create a restore point the second time", SLOW, async () => {
    const library = createAnyEntries(6);
    await within([], (open) =>
      fc.assert(
        fc.asyncProperty(library, library, async (existing, incoming) => {
          await refill(open, existing);
          await importText(open, exportFile(incoming));
          const once = listEntries(open);
          const snapshots = open.pointsChanged();
          const again = await importText(open, exportFile(incoming));
          expect(again.added).toEqual({ questions: 0, drafts: 0, deleted: 0 });
          expect(listEntries(open)).toEqual(once);
          expect(open.pointsChanged()).toBe(snapshots);
        }),
        { numRuns: 100 },
      ),
    );
  });

  it('keeps every imported entry, or a newer version of it', SLOW, async () => {
    const library = createAnyEntries(6);
    await within([], (open) =>
      fc.assert(
        fc.asyncProperty(library, library, async (existing, incoming) => {
          await refill(open, existing);
          const { added, skipped } = await importText(open, exportFile(incoming));
          const now = listEntries(open);
          expect(now.filter(({ id }) => existing.some((old) => old.id === id))).toEqual(existing);
          expect(now.length).toBe(existing.length + added.questions + added.drafts + added.deleted);
          expect(now.length - existing.length + skipped.same + skipped.older).toBe(incoming.length);
          for (const entry of incoming) {
            const text = JSON.stringify([entry.question, entry.draft?.input]);
            const isThere = now.some((one) => JSON.stringify([one.question, one.draft?.input]) === text);
            const newer = now.some(({ key, editedAt }) => key === entry.key && editedAt >= entry.editedAt);
            expect(isThere || (entry.key !== null && newer)).toBe(true);
          }
        }),
        { numRuns: 100 },
      ),
    );
  });

  it('assigns an ID above all others to an entry whose ID is taken', async () => {
    await within([createExampleEntry(1), createExampleEntry(8)], async (open) => {
      const other = { ...createExampleEntry(11), id: 1 };
      const report = await importText(
        open,
        exportFile([other, createExampleEntry(3), createExampleEntry(20)]),
      );
      expect(report).toMatchObject({ added: { questions: 3 }, renumbered: 1 });
      expect(listEntries(open).map(({ id }) => id)).toEqual([1, 3, 8, 20, 21]);
      expect(open.library.entry(21)).toEqual({ ...other, id: 21 });
      const { id } = await open.library.duplicate(1);
      expect(id).toBe(22);
    });
  });

  it('keeps 2 equal questions separate', async () => {
    const duplicate = { ...createExampleEntry(1), id: 2 };
    await within([createExampleEntry(1)], async (open) => {
      const file = exportFile([createExampleEntry(1), duplicate]);
      expect(await importText(open, file)).toMatchObject({ added: { questions: 1 }, skipped: { same: 1 } });
      expect(await importText(open, file)).toMatchObject({ added: { questions: 0 }, skipped: { same: 2 } });
      expect(await takeInputs(open, [TEA, TEA])).toMatchObject({ added: { questions: 2 } });
      expect(await takeInputs(open, [TEA, TEA])).toMatchObject({ skipped: { same: 2 } });
    });
  });

  it('adds a copy of a question that was deleted after the export', async () => {
    const removed = { ...createExampleEntry(1), removedAt: 5 };
    await within([removed], async (open) => {
      expect(await importText(open, exportFile([createExampleEntry(1)]))).toMatchObject({ renumbered: 1 });
      expect(listEntries(open)).toEqual([removed, { ...createExampleEntry(1), id: 2 }]);
    });
  });

  it("doesn't add a deleted entry if its text is in the library", async () => {
    await within([createExampleEntry(1)], async (open) => {
      const removed = { ...createExampleEntry(1), removedAt: 5 };
      expect(await importText(open, exportFile([removed]))).toMatchObject({ skipped: { same: 1 } });
    });
  });

  it('skips older versions and adds newer ones', async () => {
    const [first, second] = [createExampleEntry(1), { ...createExampleEntry(2), id: 1 }];
    await within([withKey(first, 'k', 100)], async (open) => {
      const older = exportFile([withKey(second, 'k', 100)]);
      expect(await importText(open, older)).toMatchObject({ skipped: { same: 0, older: 1 } });
      const newer = exportFile([withKey(second, 'k', 101)]);
      expect(await importText(open, newer)).toMatchObject({ added: { questions: 1 }, renumbered: 1 });
      expect(listEntries(open)).toEqual([
        withKey(first, 'k', 100),
        { ...second, id: 2, key: expect.any(String), editedAt: 101 },
      ]);
    });
    await within([{ ...withKey(first, 'k', 200), removedAt: 200 }], async (open) => {
      const shown = exportFile([withKey(second, 'k', 100)]);
      expect(await importText(open, shown)).toMatchObject({ added: { questions: 1 } });
    });
  });

  it("doesn't change a question that's open in the editor", async () => {
    await within([], async (open) => {
      const { library } = open;
      const input = { ...createEmptyDraft(), ...TEA };
      const change = { id: null, key: 'k', version: 0, basedOn: 0, input };
      const draft = await library.saveDraft(change);
      await takeInputs(open, [BAD]);
      const saved = await library.saveDraft({
        ...change,
        id: draft.id,
        version: draft.version,
        input: { ...input, title: 'Tea or water?' },
      });
      expect(saved.draft?.input.title).toBe('Tea or water?');
    });
  });

  it('keeps questions that are added while the file is being read', async () => {
    await within([], async (open) => {
      const many = Array.from({ length: 500 }, (_, index) => ({ ...TEA, title: `Question ${index}` }));
      const importing = takeInputs(open, many);
      await open.library.addQuestions([createExampleEntry(1).question ?? expect.unreachable()], 'app');
      expect(await importing).toMatchObject({ added: { questions: 500 } });
      expect(new Set(listEntries(open).map(({ id }) => id)).size).toBe(501);
      expect(open.library.counts.all).toBe(501);
    });
  });

  it("doesn't change the library if the disk fails", async () => {
    await using folder = await createTemporaryFolder();
    const node = createNodeFiles();
    let isFull = false;
    const open = await openLibrary(folder.dir, {
      ...node,
      open(path, how) {
        if (isFull) return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
        return node.open(path, how);
      },
    });
    await open.library.replaceAll(() => [createExampleEntry(1)]);
    isFull = true;
    await expect(takeInputs(open, [TEA])).rejects.toMatchObject({ code: 'disk' });
    expect(listEntries(open)).toEqual([createExampleEntry(1)]);
    isFull = false;
    expect(await takeInputs(open, [TEA])).toMatchObject({ added: { questions: 1 } });
    await open.close();
  });
});

describe('importing', () => {
  it('accepts or rejects any text and returns a valid report', async () => {
    await within([createExampleEntry(1)], async (open) => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.constantFrom(...exchangeFormatSchema.options),
          async (text, format) => {
            const { state, problems, added } = await importText(open, text, { format, dryRun: true });
            expect(state === 'rejected').toBe(problems.some(({ level }) => level === 'error'));
            if (format === 'text' && state === 'planned')
              expect(added.questions + added.drafts).toBeGreaterThan(0);
          },
        ),
        { numRuns: 500 },
      );
    });
  });

  it('reports the first 200 problems and the total number', async () => {
    await within([], async (open) => {
      const report = await importText(open, 'ab\n\n'.repeat(300), { format: 'text', dryRun: true });
      expect(report).toMatchObject({ added: { drafts: 300 }, invalid: 300, problemCount: 600 });
      expect(report.problems).toHaveLength(200);
    });
  });
});
