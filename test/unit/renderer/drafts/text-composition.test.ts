import { describe, expect, it } from 'vitest';
import { createOpenDrafts } from '../../../../renderer/drafts/open-drafts.ts';
import { createTextComposition } from '../../../../renderer/drafts/text-composition.ts';
import { fakeHost } from './fake-host.ts';
import { createManualTimers, settle } from './manual-page-timers.ts';
import { ENTRY, SAVED } from './open-drafts-fixture.ts';

describe('a text composition', () => {
  it.each(['compositionend', 'focusout'])('delays changes from other tabs until %s', async (end) => {
    const window = new EventTarget();
    const composition = createTextComposition();
    composition.follow(window);
    const host = fakeHost([ENTRY]);
    const timers = createManualTimers();
    const drafts = createOpenDrafts({
      bridge: host,
      timers,
      createKey: () => 'key',
      onCreated: () => {},
      waitForComposition: composition.ended,
    });
    const controller = drafts.getController({ id: SAVED });
    drafts.show(controller);
    await settle();
    await host.editElsewhere(SAVED, { title: 'Which one stays here?' });
    window.dispatchEvent(new Event('compositionstart'));
    controller.dispatch({ type: 'field', field: 'title', value: 'こWhich one stays?' });
    await timers.pass(1000);
    expect(controller.view.content.title).toBe('こWhich one stays?');
    controller.dispatch({ type: 'field', field: 'title', value: '今Which one stays?' });
    window.dispatchEvent(new Event(end));
    await timers.pass(1000);
    expect(controller.view.content.title).toBe('今Which one stays here?');
    expect(host.entries.get(SAVED)?.draft?.input.title).toBe('今Which one stays here?');
  });

  it("doesn't delay anything if no text is composed or the window is no longer followed", async () => {
    const window = new EventTarget();
    const composition = createTextComposition();
    await composition.ended();
    const stop = composition.follow(window);
    window.dispatchEvent(new Event('compositionstart'));
    stop();
    await composition.ended();
    window.dispatchEvent(new Event('compositionstart'));
    await composition.ended();
  });
});
