import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { describe, expect, it } from 'vitest';
import { createPageFlush } from '../../../../electron/desktop/window/flush-before-close.ts';

const FRAME = { origin: 'app://qotd', parent: null };

function setUp({ isCrashed = false } = {}) {
  const sent: string[] = [];
  const timers: { milliseconds: number; run: () => void; stopped: boolean }[] = [];
  const page = Object.assign(new EventEmitter(), {
    send: (channel: string) => void sent.push(channel),
    isCrashed: () => isCrashed,
  });
  const contents = page as unknown as WebContents;
  let respond: (event: object) => void = () => {};
  const ask = createPageFlush(
    {
      after: (milliseconds, run) => {
        const timer = { milliseconds, run, stopped: false };
        timers.push(timer);
        return () => {
          timer.stopped = true;
        };
      },
    },
    {
      handle: (_channel, handler) => {
        respond = handler as typeof respond;
      },
    },
  );
  const state = { over: false };
  const flushed = ask(contents).then(() => {
    state.over = true;
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    sent,
    timers,
    contents,
    page,
    ask,
    answer: (event: object) => respond(event),
    flushed,
    state,
    settled,
  };
}

describe('the flush before a window closes', () => {
  it("waits until the page reports that it's done", async () => {
    const { sent, timers, contents, answer, flushed, state, settled } = setUp();
    expect(sent).toEqual(['qotd:closing']);
    await settled();
    expect(state.over).toBe(false);
    answer({ sender: contents, senderFrame: FRAME });
    await flushed;
    expect(timers.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it("doesn't wait for a page that has crashed or crashes during the flush", async () => {
    const { page, timers, flushed } = setUp();
    page.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    await flushed;
    expect(timers.map(({ stopped }) => stopped)).toEqual([true]);
    expect(page.listenerCount('render-process-gone')).toBe(0);

    const crashed = setUp({ isCrashed: true });
    await crashed.flushed;
    expect(crashed.sent).toEqual([]);
    expect(crashed.page.listenerCount('render-process-gone')).toBe(0);
  });

  it('waits at most 3 seconds', async () => {
    const { timers, flushed } = setUp();
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([3000]);
    timers[0]?.run();
    await flushed;
  });

  it('resolves concurrent requests together when the page is done', async () => {
    const { sent, timers, contents, ask, answer, state, settled } = setUp();
    let isOverAgain = false;
    void ask(contents).then(() => {
      isOverAgain = true;
    });
    answer({ sender: contents, senderFrame: FRAME });
    await settled();
    expect([state.over, isOverAgain]).toEqual([true, true]);
    expect(sent).toEqual(['qotd:closing']);
    expect(timers.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it("ignores reports that aren't from the app's own page", async () => {
    const { contents, answer, state, settled } = setUp();
    answer({ sender: {}, senderFrame: FRAME });
    answer({ sender: contents, senderFrame: { origin: 'https://qotd', parent: null } });
    await settled();
    expect(state.over).toBe(false);
  });
});
