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
import type { UpdateRequest } from '../../../../shared/bridge/update-protocol.ts';

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
const request = (what: UpdateRequest): UpdateEvent => ({ kind: 'request', request: what, now: NOW });
const looked = (version: string | null): UpdateEvent => ({ kind: 'checked', version });

type Rule = [
  what: string,
  from: Phase,
  event: UpdateEvent,
  to: Phase,
  /** `kept` is the stored choice. By default, the choice doesn't change. */
  more?: { choices?: UpdateChoices; context?: UpdateContext; work?: UpdateEffect; kept?: UpdateChoices },
];

const now = chosen({ lookedAt: NOW });

const RULES: readonly Rule[] = [
  // Automatic checks
  ['checks once a day', rest, tick, checking, { work: 'check', kept: now }],
  [
    'checks immediately if it has never checked',
    rest,
    tick,
    checking,
    { choices: chosen({ lookedAt: null }), work: 'check', kept: now },
  ],
  [
    'doesn’t check twice a day',
    rest,
    tick,
    rest,
    { choices: chosen({ lookedAt: NOW - CHECK_INTERVAL_MS + 1 }) },
  ],
  [
    'checks if the clock was set back',
    rest,
    tick,
    checking,
    { choices: chosen({ lookedAt: NOW + 1 }), work: 'check', kept: now },
  ],
  ['doesn’t check before the user allows it', rest, tick, rest, { choices: chosen({ updates: 'ask' }) }],
  ['doesn’t check if the user declined', rest, tick, rest, { choices: chosen({ updates: 'never' }) }],
  [
    'doesn’t check without a feed',
    rest,
    tick,
    rest,
    { context: { ...context, unavailableReason: 'no-address' } },
  ],
  ['shows nothing without a new version', checking, looked(null), rest],
  ['shows a new version', checking, looked('1.1.0'), found],
  [
    'shows nothing for a skipped version',
    checking,
    looked('1.1.0'),
    rest,
    { choices: chosen({ skipped: '1.1.0' }) },
  ],
  [
    'shows the version after a skipped one',
    checking,
    looked('1.1.0'),
    found,
    { choices: chosen({ skipped: '1.0.5' }) },
  ],
  ['shows nothing if an automatic check failed', checking, { kind: 'check-failed', why: 'offline' }, rest],
  // The first choice
  [
    'checks once the user allows it',
    rest,
    request('allow'),
    checking,
    { choices: chosen({ updates: 'ask' }), work: 'check', kept: now },
  ],
  [
    'waits a day if it already checked before the user allows checks',
    answered,
    request('allow'),
    rest,
    { choices: chosen({ updates: 'never', lookedAt: NOW - 1 }), kept: chosen({ lookedAt: NOW - 1 }) },
  ],
  [
    'remembers that the user declined',
    rest,
    request('refuse'),
    rest,
    { choices: chosen({ updates: 'ask' }), kept: chosen({ updates: 'never' }) },
  ],
  [
    'lets the user decline checks later',
    answered,
    request('refuse'),
    rest,
    { kept: chosen({ updates: 'never' }) },
  ],
  // Checks by the user
  ...[rest, answered, found, stopped].map(
    (from): Rule => [
      `checks immediately on request, from ${from.at}`,
      from,
      request('check'),
      byUser,
      {
        choices: chosen({ updates: 'never', lookedAt: NOW - 1 }),
        work: 'check',
        kept: chosen({ updates: 'never', lookedAt: NOW }),
      },
    ],
  ),
  ['shows the check in progress', checking, request('check'), byUser],
  ['shows a downloaded version again', hidden, request('check'), ready],
  ['doesn’t check during a download', downloading, request('check'), downloading],
  [
    'shows why it can’t check',
    rest,
    request('check'),
    { at: 'answered', view: { kind: 'unavailable', why: 'development' } },
    { context: { ...context, unavailableReason: 'development' } },
  ],
  ['shows that this version is the latest', byUser, looked(null), answered],
  [
    'shows a skipped version if the user checks',
    byUser,
    looked('1.1.0'),
    found,
    { choices: chosen({ skipped: '1.1.0' }) },
  ],
  [
    'shows why a check by the user failed',
    byUser,
    { kind: 'check-failed', why: 'no-feed' },
    { at: 'answered', view: { kind: 'failed', why: 'no-feed' } },
  ],
  // Results of a check
  ['downloads on request', found, request('download'), downloading, { work: 'download' }],
  ['downloads again on request', stopped, request('download'), downloading, { work: 'download' }],
  [
    'doesn’t download a version that can’t be installed',
    found,
    request('download'),
    found,
    { context: elsewhere },
  ],
  ['skips a version', found, request('skip'), rest, { kept: chosen({ skipped: '1.1.0' }) }],
  [
    'skips a version whose download failed',
    stopped,
    request('skip'),
    rest,
    { kept: chosen({ skipped: '1.1.0' }) },
  ],
  ['lets the user postpone a version', found, request('later'), rest],
  ['lets the user postpone a version whose download stopped', stopped, request('later'), rest],
  ['opens the release page', found, request('page'), found, { work: 'page' }],
  [
    'doesn’t open a release page if there is none',
    found,
    request('page'),
    found,
    { context: { ...context, page: false } },
  ],
  // Download
  [
    'shows the download progress',
    downloading,
    { kind: 'progress', percent: 40 },
    { at: 'downloading', version: '1.1.0', percent: 40 },
  ],
  ['cancels the download on request', downloading, request('cancel'), downloading, { work: 'cancel' }],
  ['stops after the user cancels the download', downloading, { kind: 'download-ended', why: null }, stopped],
  [
    'shows why a download failed',
    downloading,
    { kind: 'download-ended', why: 'disk-full' },
    { at: 'stopped', version: '1.1.0', why: 'disk-full' },
  ],
  ['is ready after the download', downloading, { kind: 'downloaded' }, ready],
  // Installation
  ['installs on request', ready, request('restart'), installing, { work: 'install' }],
  [
    'shows why an installation failed before the app quits',
    installing,
    { kind: 'install-failed', why: 'untrusted' },
    { at: 'stopped', version: '1.1.0', why: 'untrusted' },
  ],
  ['lets the user postpone the installation', ready, request('later'), hidden],
  ['closes a message on request', answered, request('later'), rest],
];

describe('the updater', () => {
  it.each(RULES)('%s', (_, from, event, to, more = {}) => {
    const { choices = daily, work, kept = choices } = more;
    const [next, todo] = reduceUpdates({ phase: from, choices }, event, more.context ?? context);
    expect(next).toEqual({ phase: to, choices: kept });
    expect(todo).toBe(work);
  });

  const applies: Record<UpdateEvent['kind'] | UpdateRequest, readonly Phase[]> = {
    request: [],
    tick: [rest],
    checked: [checking, byUser],
    'check-failed': [checking, byUser],
    progress: [downloading],
    downloaded: [downloading],
    'download-ended': [downloading],
    'install-failed': [installing],
    check: [rest, checking, byUser, answered, found, stopped, ready, hidden],
    // Requests that are possible in every state.
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
    ['check', request('check')],
    ['download', request('download')],
    ['cancel', request('cancel')],
    ['skip', request('skip')],
    ['later', request('later')],
    ['restart', request('restart')],
  ];

  it.each(EVENTS)("ignores %s in states to which it doesn't apply", (name, event) => {
    for (const phase of EVERY.filter((one) => !applies[name].includes(one))) {
      const before = { phase, choices: daily };
      expect(reduceUpdates(before, event, context), phase.at).toEqual([before]);
    }
  });

  it.each(EVENTS.filter(([name]) => name !== 'restart'))('never installs an update on %s', (_, event) => {
    for (const phase of EVERY)
      expect(reduceUpdates({ phase, choices: daily }, event, context)[1]).not.toBe('install');
  });

  it.each(EVENTS.filter(([name]) => name !== 'download'))('never downloads an update on %s', (_, event) => {
    for (const phase of EVERY)
      expect(reduceUpdates({ phase, choices: daily }, event, context)[1]).not.toBe('download');
  });
});

describe('updates in the UI', () => {
  const view = (phase: Phase, choices = daily, known = context) => toUpdateView({ phase, choices }, known);
  it("ask for permission only if the user hasn't chosen yet and there is a feed", () => {
    const ask = chosen({ updates: 'ask' });
    expect(view(rest, ask)).toEqual({ kind: 'ask' });
    expect(view(rest, ask, { ...context, unavailableReason: 'development' })).toEqual({ kind: 'nothing' });
    expect(view(rest)).toEqual({ kind: 'nothing' });
  });
  it("aren't shown during daily checks or after being hidden", () => {
    expect(view(checking)).toEqual({ kind: 'nothing' });
    expect(view(hidden)).toEqual({ kind: 'nothing' });
    expect(view(byUser)).toEqual({ kind: 'checking' });
  });
  it('include the actions available for a version', () => {
    expect(view(found)).toEqual({ kind: 'found', version: '1.1.0', canInstall: true, page: true });
    expect(view(found, daily, elsewhere)).toMatchObject({ canInstall: false });
    expect(view(stopped)).toEqual({ kind: 'stopped', version: '1.1.0', why: null, page: true });
  });
});
