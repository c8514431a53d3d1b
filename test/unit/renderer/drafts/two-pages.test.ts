import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../shared/library/entry.ts';
import { TEST_LIMIT_SECONDS } from '../../../support/time-limit.ts';
import { asQuestion } from './fake-host.ts';
import { ENTRY, SAVED } from './open-drafts-fixture.ts';
import { findLetters, openTwoPages, type Page } from './two-pages.ts';

/** A question without letters, so every letter was typed on one of the pages. */
const DIGITS = { title: '1234 5678?', options: '☕ - 11\n🎧 - 22', description: '', footer: '', image: '' };
const QUESTION: Entry = { ...ENTRY, question: asQuestion(DIGITS) };

type Pages = Awaited<ReturnType<typeof openTwoPages>>;

/** Expects both pages to show the text on the disk, with every typed letter that wasn't removed. */
function expectNothingLost({ pages, onDisk }: Pages): void {
  const removed = new Set(pages.flatMap((page) => [...page.removed]));
  for (const { controller } of pages) expect(controller.view.draft).toEqual(onDisk());
  const left = findLetters(onDisk());
  for (const letter of pages.flatMap(({ typed }) => [...typed])) {
    if (!removed.has(letter)) expect(left).toContain(letter);
  }
}

/** The steps that can follow on a page whose user types in the title. */
const STEPS: readonly { name: string; can: (page: Page) => boolean; run: (page: Page) => unknown }[] = [
  { name: 'type', can: ({ typed }) => typed.size < 2, run: (page) => page.type('title') },
  { name: 'autosave', can: ({ controller }) => !controller.isOnDisk(), run: (page) => page.autosave() },
  { name: 'arrive', can: (page) => page.hasRequest('leaving'), run: (page) => page.arrive() },
  { name: 'respond', can: (page) => page.hasRequest('arrived'), run: (page) => page.respond() },
  { name: 'event', can: (page) => page.hasEvent(), run: (page) => page.receiveEvent() },
];
type StepName = readonly [page: 0 | 1, step: number];

/** The tests try every order of this many steps. Longer series are random. */
const MAX_ORDERED_STEPS = Number.isFinite(TEST_LIMIT_SECONDS) ? 4 : 6;

const listEnabledSteps = ({ pages }: Pages): StepName[] =>
  ([0, 1] as const).flatMap((at) =>
    STEPS.flatMap(({ can }, step) => (pages[at] && can(pages[at]) ? [[at, step] as const] : [])),
  );

async function replay(steps: readonly StepName[]): Promise<Pages> {
  const both = await openTwoPages(QUESTION);
  for (const page of both.pages) page.type('title');
  for (const [at, step] of steps) {
    const page = both.pages[at];
    if (page) await STEPS[step]?.run(page);
  }
  return both;
}

describe('two pages that type into the same title', () => {
  it('both show all typed text, whatever the order of events', async () => {
    const open: StepName[][] = [[]];
    for (let steps = open.pop(); steps; steps = open.pop()) {
      const both = await replay(steps);
      const next = steps.length < MAX_ORDERED_STEPS ? listEnabledSteps(both) : [];
      open.push(...next.map((step) => [...steps, step]));
      if (next.length > 0) continue;
      await both.rest();
      expectNothingLost(both);
    }
  });
});

const at = fc.constantFrom<0 | 1>(0, 1);
const randomStep = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ at, name: fc.constantFrom('autosave', 'arrive', 'respond', 'event', 'all') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      at,
      name: fc.constant('type'),
      field: fc.constantFrom('title', 'footer', 'description', 'image', 'options'),
      row: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      at,
      name: fc.constantFrom(
        'undo',
        'redo',
        'add row',
        'remove row',
        'move row',
        'emoji',
        'add line',
        'erase',
      ),
      row: fc.nat(3),
    }),
  },
  fc.record({ at, name: fc.constantFrom('save', 'lose', 'resync', 'delete', 'restore') }),
);
type RandomStep = typeof randomStep extends fc.Arbitrary<infer S> ? S : never;

async function runStep({ pages, host }: Pages, step: RandomStep): Promise<unknown> {
  const page = pages[step.at];
  const known = STEPS.find(({ name }) => name === step.name);
  if (!page) return;
  if (step.name === 'type' && 'field' in step) return page.type(step.field, step.row);
  if (known) return known.can(page) && known.run(page);
  if (step.name === 'all') {
    for (const { name, can, run } of [...STEPS, ...STEPS]) if (name !== 'type' && can(page)) await run(page);
    return;
  }
  if (step.name === 'save') return page.save();
  if (step.name === 'lose') return page.lose();
  if (step.name === 'resync') return page.resync();
  if (step.name === 'delete') return host.library.remove(SAVED);
  if (step.name === 'restore') return host.library.restore(SAVED);
  if (page.controller.view.phase !== 'ready' || !('row' in step)) return;
  const { rows, title } = page.controller.content.get();
  const key = rows[step.row]?.key ?? '';
  if (step.name === 'undo' || step.name === 'redo') return page.dispatch({ type: step.name });
  if (step.name === 'add row') {
    return page.dispatch({ type: 'insert', at: step.row, rows: [{ emoji: '', text: '' }] });
  }
  if (step.name === 'remove row') return page.dispatch({ type: 'remove', key });
  if (step.name === 'move row') return page.dispatch({ type: 'move', key, to: 0 });
  if (step.name === 'emoji') return page.dispatch({ type: 'row', key, emoji: ['🍎', '🍐'][step.at] ?? '' });
  if (step.name === 'erase')
    return page.dispatch({ type: 'field', field: 'title', value: title.slice(0, -1) });
  const source = `${page.controller.view.draft.options}\n3${step.at}`;
  return page.dispatch({ type: 'source', source });
}

const UNDO_AFTER_OTHER_EDIT: RandomStep[] = [
  { at: 0, name: 'type', field: 'title', row: 0 },
  { at: 0, name: 'all' },
  { at: 1, name: 'all' },
  { at: 1, name: 'undo', row: 0 },
];

describe('two pages that edit the same question', () => {
  it('both show all text that was typed and not removed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomStep, { maxLength: 60, size: 'max' }), async (steps) => {
        const both = await openTwoPages(QUESTION);
        for (const step of steps) await runStep(both, step);
        await both.host.library.restore(SAVED);
        for (const page of both.pages) await page.resync();
        await both.rest();
        expectNothingLost(both);
      }),
      { numRuns: 300, examples: [[UNDO_AFTER_OTHER_EDIT]] },
    );
  });
});
