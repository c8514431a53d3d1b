import { describe, expect, it } from 'vitest';
import { AUTOSAVE_DELAYS_MS } from '../../../../renderer/drafts/autosave.ts';
import { SLOW_WRITE_MS } from '../../../../renderer/drafts/disk-problem.ts';
import { AppError } from '../../../../shared/errors.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import { SAVED, setUp } from './open-drafts-fixture.ts';

const full = new AppError('disk', 'full', { reason: 'ENOSPC' });
const LONGEST = Math.max(...AUTOSAVE_DELAYS_MS.afterFailure);

describe('a failing disk', () => {
  it('is reported while any text isn’t on disk, even in a closed draft', async () => {
    const { open, host, timers, write, drafts } = setUp();
    const reported: (string | null)[] = [];
    drafts.diskProblem.subscribe(() => reported.push(drafts.diskProblem.get()?.kind ?? null));
    const controller = await open({ id: SAVED });
    host.fail(full);
    write(controller, 'Not on disk yet');
    await timers.pass(1000);
    expect(drafts.diskProblem.get()).toEqual({ kind: 'failed', problem: full });
    await open({ fresh: 0 });
    drafts.show(null);
    await timers.pass(3 * LONGEST);
    expect(drafts.diskProblem.get()).toEqual({ kind: 'failed', problem: full });
    expect(reported).toEqual(['failed']);
    host.fail(null);
    await timers.pass(LONGEST);
    expect(reported).toEqual(['failed', null]);
    expect(controller.isOnDisk()).toBe(true);
  });

  it('stores all text after it recovers, regardless of the typing order', async () => {
    const { open, host, timers, write } = setUp();
    const saved = await open({ id: SAVED });
    write(saved, 'On disk');
    await timers.pass(1000);
    host.fail(full);
    write(saved, 'Which one goes?');
    const first = await open({ fresh: 0 });
    write(first, 'Why');
    await timers.pass(40_000);
    write(first, 'Why not?');
    const second = await open({ fresh: 1 });
    write(second, 'Who?');
    await timers.pass(40_000);
    const onDisk = () => [...host.entries.values()].map((entry) => getDraft(entry).title).sort();
    expect(onDisk()).toEqual(['On disk']);
    host.fail(null);
    await timers.pass(LONGEST);
    expect(onDisk()).toEqual(['Which one goes?', 'Who?', 'Why not?']);
    for (const controller of [saved, first, second])
      expect(controller.view).toMatchObject({ problem: null, diskProblem: null });
  });

  it('is retried after another client’s write or a reconnect', async () => {
    const { open, host, timers, write, emitLibraryEvent, listeners, drafts } = setUp();
    const controller = await open({ id: SAVED });
    for (const tell of [
      () => emitLibraryEvent(99),
      async () => {
        for (const { onResync } of listeners) onResync();
      },
    ]) {
      host.fail(full);
      write(controller, `${controller.view.content.title}?`);
      await timers.pass(60_000 + 5000);
      host.fail(null);
      await tell();
      await timers.pass(AUTOSAVE_DELAYS_MS.afterFailure[0]);
      expect(drafts.diskProblem.get()).toBeNull();
      expect(controller.isOnDisk()).toBe(true);
    }
  });

  it('isn’t reported for other errors', async () => {
    const { open, host, timers, write, drafts } = setUp();
    const controller = await open({ id: SAVED });
    host.fail(new AppError('unreachable', 'gone'));
    write(controller, 'Which one goes?');
    await timers.pass(1000);
    expect(drafts.diskProblem.get()).toBeNull();
  });
});

describe('a slow disk', () => {
  it('is reported during a long write until the response arrives', async () => {
    const { open, host, timers, write, drafts } = setUp();
    const controller = await open({ id: SAVED });
    const respond = host.holdAnswer();
    write(controller, 'Which one goes?');
    await timers.pass(AUTOSAVE_DELAYS_MS.afterLastChange + SLOW_WRITE_MS - 1);
    expect(drafts.diskProblem.get()).toBeNull();
    await timers.pass(1);
    expect(drafts.diskProblem.get()).toEqual({ kind: 'slow' });
    expect(controller.isOnDisk()).toBe(false);
    respond();
    await timers.pass(0);
    expect(drafts.diskProblem.get()).toBeNull();
    await timers.pass(60_000);
    expect(drafts.diskProblem.get()).toBeNull();
  });

  it('isn’t reported for short writes, however many occur', async () => {
    const { open, timers, write, drafts } = setUp();
    const reported: unknown[] = [];
    drafts.diskProblem.subscribe(() => reported.push(drafts.diskProblem.get()));
    const controller = await open({ id: SAVED });
    for (let letters = 1; letters < 30; letters += 1) {
      write(controller, 'x'.repeat(letters));
      await timers.pass(300);
    }
    await timers.pass(10_000);
    expect(reported).toEqual([]);
  });
});
