import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createAttentionNotifier } from '../../../electron/desktop/attention-notifier.ts';
import { createDesktopTranslate } from '../../../electron/desktop/desktop-messages.ts';
import type { HostEvent } from '../../../shared/bridge/bridge-methods.ts';

const counts = (attention: number) => ({
  draft: 0,
  ready: 0,
  service: 0,
  sent: 0,
  attention,
  all: 9,
  trash: 0,
});
const event = (attention: number): HostEvent => ({
  type: 'library',
  revision: 1,
  ids: null,
  counts: counts(attention),
  entry: null,
});

function author(first: number) {
  const badges: number[] = [];
  const shown: { title: string; bell: EventEmitter }[] = [];
  const state = { isLooking: false, chosen: 0 };
  const heed = createAttentionNotifier(
    {
      os: { setBadgeCount: (count) => void badges.push(count) },
      isWindowFocused: () => state.isLooking,
      notify: ({ title = '' }) => {
        const bell = new EventEmitter();
        return Object.assign(bell, { show: () => void shown.push({ title, bell }) }) as never;
      },
      getTranslate: () => createDesktopTranslate('system', ['fr-FR', 'de-AT', 'en']),
      onClick: () => {
        state.chosen += 1;
      },
    },
    counts(first),
  );
  return { badges, shown, state, heed };
}

test('the badge shows the number of questions that need attention', () => {
  const { badges, heed } = author(2);
  heed(event(2));
  heed(event(0));
  expect(badges).toEqual([2, 0]);
});

test('a notification appears only if more questions need attention and no window has focus', () => {
  const { shown, state, heed } = author(0);
  heed({ type: 'requests', revision: 1 });
  heed(event(1));
  heed(event(0));
  heed(event(3));
  state.isLooking = true;
  heed(event(4));
  expect(shown.map(({ title }) => title)).toEqual(['1 Frage ist zu klären', '3 Fragen sind zu klären']);
  shown[1]?.bell.emit('click');
  expect(state.chosen).toBe(1);
});
