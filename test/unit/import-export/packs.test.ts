import { describe, expect, it } from 'vitest';
import type { CustomEmoji } from '../../../shared/emoji/custom-emoji.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const PARROT: CustomEmoji = { name: 'parrot', url: 'https://cdn.test/parrot.png', keywords: ['party'] };
const UNUSED: CustomEmoji = { name: 'unused', url: 'https://cdn.test/unused.png', keywords: [] };
const INFO = { name: 'Birds', description: 'All about birds', author: 'Ada' };
const QUESTION = { title: 'Parrot or owl?', options: ':parrot: - Parrot\n🦉 - Owl' };
const PACK = {
  format: 'qotd-studio pack',
  version: 1,
  ...INFO,
  emoji: [PARROT],
  questions: [
    { ...QUESTION, footer: 'Choose', tags: ['Birds, all'] },
    { title: 'Empty', options: '' },
  ],
};

/** Runs `work` with an empty library that has these custom emoji. */
async function runWithLibrary(
  custom: CustomEmoji[],
  work: (open: Awaited<ReturnType<typeof openLibrary>>) => Promise<void>,
) {
  await using folder = await createTemporaryFolder();
  const open = await openLibrary(folder.dir, undefined, custom);
  try {
    await work(open);
  } finally {
    await open.close();
  }
}

type Open = Parameters<Parameters<typeof runWithLibrary>[1]>[0];
const source = (value: object) => ({ text: JSON.stringify(value), format: 'json' as const, table: null });
const ALL = { skip: new Set<number>(), importAnyway: new Set<number>() };
const importPack = ({ tools }: Open, value: object) => tools.exchange.importChosen(source(value), ALL);
const strict = { format: 'json', dryRun: false } as const;

describe('a pack', () => {
  it('is imported with tags and custom emoji, and the import can be undone', () =>
    runWithLibrary([UNUSED], async (open) => {
      const { library, tools } = open;
      const preview = await tools.exchange.preview(source(PACK));
      expect(preview).toMatchObject({
        state: 'planned',
        pack: { ...INFO, emoji: [PARROT], keptEmoji: [] },
        rows: [{ will: 'ready', tags: ['Birds, all'] }, { will: 'draft' }],
        problems: [],
      });
      expect(open.customEmoji()).toEqual([UNUSED]);

      const report = await importPack(open, PACK);
      expect(report).toMatchObject({ state: 'done', added: { questions: 1, drafts: 1 } });
      expect(open.customEmoji()).toEqual([UNUSED, PARROT]);
      const [first] = [...library.entries()];
      expect(first?.question?.options[0]?.emoji).toBe('$[parrot](https://cdn.test/parrot.png)$');
      expect(first && getDraft(first)).toMatchObject({ ...QUESTION, footer: 'Choose' });

      await tools.exchange.undo(report.undo ?? 0);
      expect([...library.entries()].filter(({ removedAt }) => removedAt === null)).toEqual([]);
      expect(open.customEmoji()).toEqual([UNUSED]);
    }));

  it('includes only emoji in use and no private fields except tags', () =>
    runWithLibrary([PARROT, UNUSED], async ({ library, tools }) => {
      await tools.exchange.import(JSON.stringify(PACK), strict);
      await library.replaceAll((entries) =>
        [...entries.values()].map((entry) => ({ ...entry, plannedFor: '2026-12-24' })),
      );
      expect(JSON.parse(tools.exchange.exportPack(INFO))).toEqual(PACK);
      const [first = 0] = [...library.entries()].map(({ id }) => id);
      expect(JSON.parse(tools.exchange.exportPack({ name: 'One' }, [first]))).toEqual({
        format: 'qotd-studio pack',
        version: 1,
        name: 'One',
        emoji: [PARROT],
        questions: PACK.questions.slice(0, 1),
      });
    }));

  it("keeps the library's custom emoji with the same name", () => {
    const own = { ...PARROT, url: 'https://own.test/parrot.png' };
    return runWithLibrary([own], async (open) => {
      const preview = await open.tools.exchange.preview(source(PACK));
      expect(preview.pack).toMatchObject({ emoji: [], keptEmoji: ['parrot'] });
      await open.tools.exchange.import(JSON.stringify(PACK), strict);
      expect(open.customEmoji()).toEqual([own]);
      const [first] = [...open.library.entries()];
      expect(first?.question?.options[0]?.emoji).toBe('$[parrot](https://own.test/parrot.png)$');
    });
  });

  it('lists its emoji that hide standard ones in the preview and report', () =>
    runWithLibrary([], async (open) => {
      const pizza = { ...PARROT, name: 'pizza' };
      const pack = { ...PACK, emoji: [pizza, PARROT, UNUSED] };
      const { pack: previewed } = await open.tools.exchange.preview(source(pack));
      expect(previewed?.hidingEmoji).toEqual(['pizza', 'parrot']);
      const report = await open.tools.exchange.import(JSON.stringify(pack), strict);
      expect(report.pack).toEqual({
        emoji: ['pizza', 'parrot', 'unused'],
        keptEmoji: [],
        hidingEmoji: previewed?.hidingEmoji,
      });
      // The pack contains no new questions, so nothing is added.
      expect((await open.tools.exchange.import(JSON.stringify(pack), strict)).pack).toBeUndefined();
    }));

  it.each([
    ['version', 'version', { ...PACK, version: 'one' }],
    ['version', 'newer-export', { ...PACK, version: 2 }],
    ['name', 'name', { ...PACK, name: ' ' }],
    ['name', 'name', { ...PACK, name: 'x'.repeat(101) }],
    ['description', 'description', { ...PACK, description: 1 }],
    ['author', 'author', { ...PACK, author: 'x'.repeat(101) }],
    ['emoji', 'emoji', { ...PACK, emoji: Array.from({ length: 1_001 }, () => PARROT) }],
    ['emoji[0].url', 'emoji', { ...PACK, emoji: [{ ...PARROT, url: 'javascript:alert(1)' }] }],
    ['questions', 'questions', { ...PACK, questions: undefined }],
    ['questions[0].tags', 'tags', { ...PACK, questions: [{ ...QUESTION, tags: 'Birds' }] }],
    ['questions[0].title', 'no-text', { ...PACK, questions: [{ options: '' }] }],
  ])('is rejected if the field %s is invalid (%s)', (path, fault, value) =>
    runWithLibrary([], async (open) => {
      const report = await open.tools.exchange.import(JSON.stringify(value), strict);
      expect(report).toMatchObject({ state: 'rejected', problems: [{ path, level: 'error' }] });
      const [problem] = report.problems;
      expect(problem?.fault).toMatchObject(
        problem?.fault?.code === 'bad-pack' ? { field: fault } : { code: fault },
      );
      expect(open.customEmoji()).toEqual([]);
    }),
  );
});
