import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createMemoryDisk, keepAll, keepSynced, type MemoryDisk } from '../../../support/store-disk.ts';
import { createManualClock } from '../../../support/test-library.ts';
import { openTitledLibrary, type TitledLibrary } from '../../../support/titled-library.ts';

/** All saved titles of each question, by creation time. */
class Model {
  readonly saved = new Map<string, string[]>();
  /** Questions that were created after the last restore or replacement. Their history must equal `saved`. */
  readonly exact = new Set<string>();

  note(createdAt: string, title: string): void {
    const titles = this.saved.get(createdAt) ?? [];
    if (titles.length === 0) this.exact.add(createdAt);
    if (titles.at(-1) !== title) titles.push(title);
    this.saved.set(createdAt, titles);
  }
}

interface TestState {
  disk: MemoryDisk;
  opened: TitledLibrary;
  model: Model;
  clock: ReturnType<typeof createManualClock>;
}

const DIR = '/home/library';
const TITLES = ['Tea or coffee?', 'Coffee or tea?', 'Neither of them', 'Both of them'];

const open = (disk: MemoryDisk, clock: TestState['clock']) =>
  openTitledLibrary({ dir: DIR, files: disk.files, checkpointAfterBytes: 400, clock });

const listIds = ({ opened }: TestState): number[] =>
  [...opened.library.entries()].filter(({ question }) => question !== null).map(({ id }) => id);

function recordAll(state: TestState): void {
  for (const { question } of state.opened.library.entries()) {
    if (question) state.model.note(question.createdAt, question.title);
  }
}

/** Clears `exact`, because a replaced library may contain older states. */
function replaced(state: TestState): void {
  recordAll(state);
  state.model.exact.clear();
}

type Step = (state: TestState) => Promise<unknown>;

/** Runs `work` for a question that isn't deleted, if there's such a question. */
const one = (pick: number, work: (state: TestState, id: number) => Promise<unknown>): Step => {
  return async (state) => {
    const ids = listIds(state).filter((id) => state.opened.library.entry(id).removedAt === null);
    const id = ids[pick % ids.length];
    if (id !== undefined) await work(state, id);
  };
};

async function reopen(state: TestState, disk: MemoryDisk): Promise<void> {
  state.disk = disk;
  state.opened = await open(disk, state.clock);
}

const number = fc.nat({ max: 9 });
const title = fc.constantFrom(...TITLES);
const save = fc
  .tuple(number, title, fc.boolean())
  .map(
    ([pick, text, isApi]): Step =>
      one(pick, ({ opened }, id) => (isApi ? opened.edit(id, text) : opened.save(id, text))),
  );
/** Edits one question concurrently. A checkpoint may occur between any 2 edits. */
const many = fc.tuple(number, fc.array(title, { minLength: 2, maxLength: 8 })).map(
  ([pick, all]): Step =>
    one(pick, async ({ opened, model }, id) => {
      const { question } = opened.library.entry(id);
      if (!question) return;
      for (const text of all) model.note(question.createdAt, text);
      await Promise.all(all.map((text) => opened.edit(id, text)));
    }),
);
const others = fc.oneof(
  title.map(
    (text): Step =>
      ({ opened }) =>
        opened.create(text),
  ),
  number.map((pick) => one(pick, ({ opened }, id) => opened.library.markSent(id, [pick, 1]))),
  number.map((pick) => one(pick, ({ opened }, id) => opened.library.remove(id))),
  fc.constant<Step>(async ({ opened }) => {
    const removed = [...opened.library.entries()].find(({ removedAt }) => removedAt !== null);
    if (removed) await opened.library.restore(removed.id);
  }),
  number.map((pick) =>
    one(pick, ({ opened }, id) => {
      const { version, saved } = opened.library.entry(id);
      const input = { ...createEmptyDraft(), title: 'Being written' };
      return opened.library.saveDraft({ id, key: 'k', version, basedOn: saved, input });
    }),
  ),
);
const files = fc.oneof(
  fc.constant<Step>(async (state) => {
    await state.opened.store.close();
    await reopen(state, state.disk);
  }),
  fc
    .constantFrom(keepAll, keepSynced, (changes: number) => changes >> 1)
    .map(
      (keep): Step =>
        (state) =>
          reopen(state, state.disk.simulateCrash(keep)),
    ),
);
const wholes = fc.oneof(
  fc.constant<Step>(({ opened }) => opened.restorePoints.create('kept')),
  fc.constant<Step>(async (state) => {
    await state.opened.restorePoints.restore('kept').catch(() => undefined);
    replaced(state);
  }),
  fc.constant<Step>(async (state) => {
    await state.opened.restorePoints.replace(() => []);
    replaced(state);
  }),
  fc.constant<Step>(async (state) => {
    await state.opened.restorePoints.restore('before-last-change').catch(() => undefined);
    replaced(state);
  }),
);

async function expectNothingLost(state: TestState): Promise<void> {
  const { opened, model } = state;
  for (const id of listIds(state)) {
    const { createdAt } = opened.library.entry(id).question ?? { createdAt: '' };
    const saved = model.saved.get(createdAt) ?? [];
    const found = await opened.titles(id);
    if (model.exact.has(createdAt)) expect(found).toEqual(saved);
    expect(new Set(found)).toEqual(new Set(saved));
    expect(found.filter((text, at) => text === found[at - 1])).toEqual([]);
    expect(found.at(-1)).toBe(opened.library.entry(id).question?.title);
  }
}

async function play(steps: readonly Step[]): Promise<void> {
  const clock = createManualClock();
  const disk = createMemoryDisk();
  const state: TestState = { disk, clock, model: new Model(), opened: await open(disk, clock) };
  for (const text of TITLES.slice(0, 2)) await state.opened.create(text);
  recordAll(state);
  for (const step of steps) {
    await step(state);
    recordAll(state);
  }
  await expectNothingLost(state);
  await state.opened.store.close();
  await reopen(state, state.disk);
  await expectNothingLost(state);
  await state.opened.store.close();
}

describe('the history', () => {
  it('matches a model after saves, requests, votes, drafts, restarts, and crashes', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: save },
      { weight: 1, arbitrary: many },
      { weight: 1, arbitrary: others },
      { weight: 1, arbitrary: files },
    );
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), play), { numRuns: 300 });
  });

  it('keeps every version even if the whole library is replaced or restored', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: save },
      { weight: 1, arbitrary: others },
      { weight: 2, arbitrary: files },
      { weight: 2, arbitrary: wholes },
    );
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), play), { numRuns: 300 });
  });
});
