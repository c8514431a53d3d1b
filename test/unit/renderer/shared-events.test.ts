import { describe, expect, it } from 'vitest';
import { createSharedEvents, type EventsListener } from '../../../renderer/bridge/shared-events.ts';

interface Tab {
  heard: string[];
  leave: () => void;
}

/** A browser with any number of tabs, whose streams are in the test's hand. */
function browser() {
  const streams: EventsListener[] = [];
  const open = new Set<EventsListener>();
  const ears = new Set<(news: unknown) => void>();
  const queue: { hold: () => Promise<void>; signal: AbortSignal }[] = [];
  let held = false;
  const next = () => {
    const turn = held ? undefined : queue.shift();
    if (!turn) return;
    if (turn.signal.aborted) {
      next();
      return;
    }
    held = true;
    void turn.hold().then(() => {
      held = false;
      next();
    });
  };
  const tab = (): Tab => {
    const own = new Set<(news: unknown) => void>();
    const heard: string[] = [];
    const take = createSharedEvents({
      connect(on) {
        streams.push(on);
        open.add(on);
        return () => open.delete(on);
      },
      async lock(hold, signal) {
        queue.push({ hold, signal });
        next();
      },
      channel: {
        // A channel speaks to all but the one who speaks.
        say: (news) => {
          for (const ear of [...ears]) if (!own.has(ear)) ear(news);
        },
        hear(listener) {
          own.add(listener);
          ears.add(listener);
          return () => ears.delete(listener);
        },
      },
    });
    const leave = take({
      open: () => heard.push('open'),
      message: (data) => heard.push(data),
      error: () => heard.push('error'),
    });
    return { heard, leave };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { tab, streams, open, ears, settled };
}

describe('shared events', () => {
  it('need one stream, whatever the number of tabs, and reach each of them once', () => {
    const { tab, streams } = browser();
    const tabs = [tab(), tab(), tab()];
    expect(streams).toHaveLength(1);
    streams[0]?.open();
    streams[0]?.message('one');
    streams[0]?.error();
    for (const { heard } of tabs) expect(heard).toEqual(['open', 'one', 'error']);
  });

  it('are open for a tab that comes later', () => {
    const { tab, streams } = browser();
    tab();
    streams[0]?.open();
    streams[0]?.message('one');
    const late = tab();
    streams[0]?.message('two');
    expect(late.heard).toEqual(['open', 'two']);
  });

  it('are not open for a tab that comes while the host is gone', () => {
    const { tab, streams } = browser();
    tab();
    streams[0]?.open();
    streams[0]?.error();
    expect(tab().heard).toEqual([]);
  });

  it('go on over another tab when the one with the stream leaves, and tell that some may be lost', async () => {
    const { tab, streams, open, settled } = browser();
    const [first, second, third] = [tab(), tab(), tab()];
    streams[0]?.open();
    first.leave();
    await settled();
    expect([streams.length, open.size]).toEqual([2, 1]);
    streams[1]?.open();
    streams[1]?.message('one');
    expect(second.heard).toEqual(['open', 'open', 'one']);
    expect(third.heard).toEqual(['open', 'open', 'one']);
    expect(first.heard).toEqual(['open']);
  });

  it('do not pass to a tab that has left', async () => {
    const { tab, streams, open, ears, settled } = browser();
    const [first, second] = [tab(), tab()];
    second.leave();
    first.leave();
    await settled();
    expect([streams.length, open.size, ears.size]).toEqual([1, 0, 0]);
  });

  it('pass over what a tab of another version says', () => {
    const { tab, ears } = browser();
    const { heard } = tab();
    for (const ear of ears)
      for (const news of [null, 'open', {}, { kind: 'message' }, { kind: 'new' }]) ear(news);
    expect(heard).toEqual([]);
  });
});
