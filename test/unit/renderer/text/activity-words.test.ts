import { describe, expect, it } from 'vitest';
import { sync as german } from '../../../../renderer/ui/text/de/sync.ts';
import { sync as english } from '../../../../renderer/ui/text/en/sync.ts';
import type { SyncStanding } from '../../../../shared/sync-views.ts';

const COUNTS = {
  waiting: 0,
  sending: 0,
  synced: 0,
  changed: 0,
  unknown: 0,
  conflict: 0,
  refused: 0,
  held: 0,
  paused: 0,
};
const STANDING: SyncStanding = {
  setUp: 'ready',
  account: null,
  pause: null,
  wait: null,
  counts: COUNTS,
  running: null,
  lastRound: null,
  next: null,
  automatic: false,
};
const PAUSE: SyncStanding['pause'] = { code: 'disk', facts: {}, at: 0 };
const WAIT: SyncStanding['wait'] = { code: 'unreachable', facts: {}, at: 0, until: 0 };

describe('the head of sync activity', () => {
  it.each<[string, string, Partial<SyncStanding>]>([
    ['Nothing waiting.', 'Nichts wartet.', {}],
    ['Waits. Next sync at 09:00.', 'Wartet. Nächster Abgleich um 09:00.', { wait: WAIT, next: 9 }],
    ['Paused. 2 waiting.', 'Pausiert. 2 warten.', { pause: PAUSE, counts: { ...COUNTS, paused: 2 } }],
    ['1 waiting.', '1 wartet.', { counts: { ...COUNTS, waiting: 1 } }],
    [
      '3 to decide, 1 sending. Next sync at 09:00.',
      '3 zu klären, 1 unterwegs. Nächster Abgleich um 09:00.',
      { counts: { ...COUNTS, conflict: 2, held: 1, sending: 1 }, next: 9 },
    ],
  ])('says «%s»', (inEnglish, inGerman, given) => {
    const standing = { ...STANDING, ...given };
    expect(english.activity.sub(standing, () => '09:00')).toBe(inEnglish);
    expect(german.activity.sub(standing, () => '09:00')).toBe(inGerman);
  });
});
