import { describe, expect, it } from 'vitest';
import {
  CHECK_INTERVAL_MS,
  reduceUpdates,
  toUpdateView,
  type UpdateChoices,
  type UpdateContext,
  type UpdateEffect,
  type UpdateEvent,
  type UpdateState,
} from '../../../../electron/desktop/updates/update-state.ts';
import type { UpdateRequest } from '../../../../shared/bridge/update-view.ts';

type Phase = UpdateState['phase'];

const NOW = 1_000 * CHECK_INTERVAL_MS;
const context: UpdateContext = { version: '1.0.0', unavailableReason: null, canInstall: true, page: true };
const elsewhere: UpdateContext = { ...context, canInstall: false };
const daily: UpdateChoices = { updates: 'check', lookedAt: NOW - CHECK_INTERVAL_MS, skipped: null };
const chosen = (change: Partial<UpdateChoices>): UpdateChoices => ({ ...daily, ...change });

const rest: Phase = { at: 'idle' };
const checking: Phase = { at: 'checking', byUser: false };
const byUser: Phase = { at: 'checking', byUser: true };
const answered: Phase = { at: 'answered', view: { kind: 'newest', version: '1.0.0', daily: true } };
const found: Phase = { at: 'found', version: '1.1.0' };
const downloading: Phase = { at: 'downloading', version: '1.1.0', percent: 0 };
const stopped: Phase = { at: 'stopped', version: '1.1.0', why: null };
const ready: Phase = { at: 'ready', version: '1.1.0', shown: true };
const hidden: Phase = { at: 'ready', version: '1.1.0', shown: false };
const installing: Phase = { at: 'installing', version: '1.1.0' };
const EVERY: readonly Phase[] = [
  rest,
  checking,
  byUser,
  answered,
  found,
  downloading,
  stopped,
  ready,
  hidden,
  installing,
];

const tick: UpdateEvent = { kind: 'tick', now: NOW };
const wish = (what: UpdateRequest): UpdateEvent => ({ kind: 'wish', wish: what, now: NOW });
const looked = (version: string | null): UpdateEvent => ({ kind: 'checked', version });

type Rule = [
  what: string,
  from: Phase,
  event: UpdateEvent,
  to: Phase,
  /** `kept`: the stored choice, by default the previous one. */
  more?: { choices?: UpdateChoices; context?: UpdateContext; work?: UpdateEffect; kept?: UpdateChoices },
];

const now = chosen({ lookedAt: NOW });

const RULES: readonly Rule[] = [
  // Automatic checks.
  ['looks once a day', rest, tick, checking, { work: 'check', kept: now }],
  [
    'looks at once where it never did',
    rest,
    tick,
    checking,
    { choices: chosen({ lookedAt: null }), work: 'check', kept: now },
  ],
  [
    'does not look twice a day',
    rest,
    tick,
    rest,
    { choices: chosen({ lookedAt: NOW - CHECK_INTERVAL_MS + 1 }) },
  ],
  [
    'looks where the clock was set back',
    rest,
    tick,
    checking,
    { choices: chosen({ lookedAt: NOW + 1 }), work: 'check', kept: now },
  ],
  ['does not look before somebody has allowed it', rest, tick, rest, { choices: chosen({ updates: 'ask' }) }],
  ['does not look where that was refused', rest, tick, rest, { choices: chosen({ updates: 'never' }) }],
  [
    'does not look where there is no feed',
    rest,
    tick,
    rest,
    { context: { ...context, unavailableReason: 'no-address' } },
  ],
  ['says nothing where there is none', checking, looked(null), rest],
  ['tells of one', checking, looked('1.1.0'), found],
  [
    'says nothing of one that was skipped',
    checking,
    looked('1.1.0'),
    rest,
    { choices: chosen({ skipped: '1.1.0' }) },
  ],
  ['tells of the one after it', checking, looked('1.1.0'), found, { choices: chosen({ skipped: '1.0.5' }) }],
  ['says nothing where it could not look', checking, { kind: 'check-failed', why: 'offline' }, rest],
  // The first question.
  [
    'looks where that is allowed now',
    rest,
    wish('allow'),
    checking,
    { choices: chosen({ updates: 'ask' }), work: 'check', kept: now },
  ],
  [
    'keeps to once a day where that is allowed now',
    answered,
    wish('allow'),
    rest,
    { choices: chosen({ updates: 'never', lookedAt: NOW - 1 }), kept: chosen({ lookedAt: NOW - 1 }) },
  ],
  [
    'remembers a no',
    rest,
    wish('refuse'),
    rest,
    { choices: chosen({ updates: 'ask' }), kept: chosen({ updates: 'never' }) },
  ],
  ['lets somebody think again', answered, wish('refuse'), rest, { kept: chosen({ updates: 'never' }) }],
  // Manual checks.
  ...[rest, answered, found, stopped].map(
    (from): Rule => [
      `looks at once where somebody asks, from ${from.at}`,
      from,
      wish('check'),
      byUser,
      {
        choices: chosen({ updates: 'never', lookedAt: NOW - 1 }),
        work: 'check',
        kept: chosen({ updates: 'never', lookedAt: NOW }),
      },
    ],
  ),
  ['answers with the look that is on its way', checking, wish('check'), byUser],
  ['shows again what is ready', hidden, wish('check'), ready],
  ['does not look within a download', downloading, wish('check'), downloading],
  [
    'says why there is nothing to look at',
    rest,
    wish('check'),
    { at: 'answered', view: { kind: 'unavailable', why: 'development' } },
    { context: { ...context, unavailableReason: 'development' } },
  ],
  ['says that it is the newest', byUser, looked(null), answered],
  [
    'tells of one that was skipped where somebody asks',
    byUser,
    looked('1.1.0'),
    found,
    { choices: chosen({ skipped: '1.1.0' }) },
  ],
  [
    'says why a check that the user started failed',
    byUser,
    { kind: 'check-failed', why: 'no-feed' },
    { at: 'answered', view: { kind: 'failed', why: 'no-feed' } },
  ],
  // Results of a check.
  ['downloads', found, wish('download'), downloading, { work: 'download' }],
  ['downloads again', stopped, wish('download'), downloading, { work: 'download' }],
  ['downloads nothing that could not be installed', found, wish('download'), found, { context: elsewhere }],
  ['skips a version', found, wish('skip'), rest, { kept: chosen({ skipped: '1.1.0' }) }],
  [
    'skips a version that was not downloaded',
    stopped,
    wish('skip'),
    rest,
    { kept: chosen({ skipped: '1.1.0' }) },
  ],
  ['can wait', found, wish('later'), rest],
  ['can wait with a download', stopped, wish('later'), rest],
  ['opens the page', found, wish('page'), found, { work: 'page' }],
  ['opens no page where there is none', found, wish('page'), found, { context: { ...context, page: false } }],
  // The download.
  [
    'counts',
    downloading,
    { kind: 'progress', percent: 40 },
    { at: 'downloading', version: '1.1.0', percent: 40 },
  ],
  ['cancels', downloading, wish('cancel'), downloading, { work: 'cancel' }],
  ['has stopped', downloading, { kind: 'download-ended', why: null }, stopped],
  [
    'says why it has stopped',
    downloading,
    { kind: 'download-ended', why: 'disk-full' },
    { at: 'stopped', version: '1.1.0', why: 'disk-full' },
  ],
  ['is ready', downloading, { kind: 'downloaded' }, ready],
  // The installation.
  ['installs where somebody says so', ready, wish('restart'), installing, { work: 'install' }],
  ['can wait with it', ready, wish('later'), hidden],
  ['closes an answer', answered, wish('later'), rest],
];

describe('updates', () => {
  it.each(RULES)('%s', (_, from, event, to, more = {}) => {
    const { choices = daily, work, kept = choices } = more;
    const [next, todo] = reduceUpdates({ phase: from, choices }, event, more.context ?? context);
    expect(next).toEqual({ phase: to, choices: kept });
    expect(todo).toBe(work);
  });

  const applies: Record<UpdateEvent['kind'] | UpdateRequest, readonly Phase[]> = {
    wish: [],
    tick: [rest],
    checked: [checking, byUser],
    'check-failed': [checking, byUser],
    progress: [downloading],
    downloaded: [downloading],
    'download-ended': [downloading],
    check: [rest, checking, byUser, answered, found, stopped, ready, hidden],
    // Possible in every state.
    allow: EVERY,
    refuse: EVERY,
    download: [found, stopped],
    cancel: [downloading],
    skip: [found, stopped],
    later: [answered, found, stopped, ready, hidden],
    restart: [ready, hidden],
    page: EVERY,
  };
  const EVENTS: readonly (readonly [name: keyof typeof applies, UpdateEvent])[] = [
    ['tick', tick],
    ['checked', looked('1.1.0')],
    ['check-failed', { kind: 'check-failed', why: 'other' }],
    ['progress', { kind: 'progress', percent: 1 }],
    ['downloaded', { kind: 'downloaded' }],
    ['download-ended', { kind: 'download-ended', why: 'other' }],
    ['check', wish('check')],
    ['download', wish('download')],
    ['cancel', wish('cancel')],
    ['skip', wish('skip')],
    ['later', wish('later')],
    ['restart', wish('restart')],
  ];

  it.each(EVENTS)('ignore %s in other states', (name, event) => {
    for (const phase of EVERY.filter((one) => !applies[name].includes(one))) {
      const before = { phase, choices: daily };
      expect(reduceUpdates(before, event, context), phase.at).toEqual([before]);
    }
  });

  it.each(EVENTS.filter(([name]) => name !== 'restart'))('are never installed by %s', (_, event) => {
    for (const phase of EVERY)
      expect(reduceUpdates({ phase, choices: daily }, event, context)[1]).not.toBe('install');
  });

  it.each(EVENTS.filter(([name]) => name !== 'download'))('are never downloaded by %s', (_, event) => {
    for (const phase of EVERY)
      expect(reduceUpdates({ phase, choices: daily }, event, context)[1]).not.toBe('download');
  });
});

describe('the updates in the UI', () => {
  const view = (phase: Phase, choices = daily, known = context) => toUpdateView({ phase, choices }, known);
  it('ask only before the first choice, and only if there is a feed', () => {
    const ask = chosen({ updates: 'ask' });
    expect(view(rest, ask)).toEqual({ kind: 'ask' });
    expect(view(rest, ask, { ...context, unavailableReason: 'development' })).toEqual({ kind: 'nothing' });
    expect(view(rest)).toEqual({ kind: 'nothing' });
  });
  it('show nothing for a daily check, or for what can wait', () => {
    expect(view(checking)).toEqual({ kind: 'nothing' });
    expect(view(hidden)).toEqual({ kind: 'nothing' });
    expect(view(byUser)).toEqual({ kind: 'checking' });
  });
  it('show what can be done with a version', () => {
    expect(view(found)).toEqual({ kind: 'found', version: '1.1.0', canInstall: true, page: true });
    expect(view(found, daily, elsewhere)).toMatchObject({ canInstall: false });
    expect(view(stopped)).toEqual({ kind: 'stopped', version: '1.1.0', why: null, page: true });
  });
});
