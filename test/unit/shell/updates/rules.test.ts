import { describe, expect, it } from 'vitest';
import {
  DAY,
  step,
  type UpdateChoices,
  type UpdateEvent,
  type UpdateFacts,
  type Updates,
  type UpdateWork,
  viewOf,
} from '../../../../electron/shell/updates/rules.ts';
import type { UpdateWish } from '../../../../shared/updates.ts';

type Phase = Updates['phase'];

const NOW = 1_000 * DAY;
const facts: UpdateFacts = { version: '1.0.0', never: null, here: true, page: true };
const elsewhere: UpdateFacts = { ...facts, here: false };
const daily: UpdateChoices = { updates: 'check', lookedAt: NOW - DAY, skipped: null };
const chosen = (change: Partial<UpdateChoices>): UpdateChoices => ({ ...daily, ...change });

const rest: Phase = { at: 'rest' };
const looking: Phase = { at: 'looking', asked: false };
const asked: Phase = { at: 'looking', asked: true };
const answered: Phase = { at: 'answered', view: { kind: 'newest', version: '1.0.0', daily: true } };
const found: Phase = { at: 'found', version: '1.1.0' };
const downloading: Phase = { at: 'downloading', version: '1.1.0', percent: 0 };
const stopped: Phase = { at: 'stopped', version: '1.1.0', why: null };
const ready: Phase = { at: 'ready', version: '1.1.0', shown: true };
const hidden: Phase = { at: 'ready', version: '1.1.0', shown: false };
const installing: Phase = { at: 'installing', version: '1.1.0' };
const EVERY: readonly Phase[] = [
  rest,
  looking,
  asked,
  answered,
  found,
  downloading,
  stopped,
  ready,
  hidden,
  installing,
];

const tick: UpdateEvent = { kind: 'tick', now: NOW };
const wish = (what: UpdateWish): UpdateEvent => ({ kind: 'wish', wish: what, now: NOW });
const looked = (version: string | null): UpdateEvent => ({ kind: 'looked', version });

interface Rule {
  what: string;
  from: Phase;
  choices?: UpdateChoices;
  facts?: UpdateFacts;
  event: UpdateEvent;
  to: Phase;
  work?: UpdateWork;
  /** What is chosen then; as before where it is left out. */
  kept?: UpdateChoices;
}

const now = chosen({ lookedAt: NOW });

const RULES: readonly Rule[] = [
  // By itself.
  { what: 'looks once a day', from: rest, event: tick, to: looking, work: 'look', kept: now },
  {
    what: 'looks at once where it never did',
    from: rest,
    choices: chosen({ lookedAt: null }),
    event: tick,
    to: looking,
    work: 'look',
    kept: now,
  },
  {
    what: 'does not look twice a day',
    from: rest,
    choices: chosen({ lookedAt: NOW - DAY + 1 }),
    event: tick,
    to: rest,
  },
  {
    what: 'looks where the clock was set back',
    from: rest,
    choices: chosen({ lookedAt: NOW + 1 }),
    event: tick,
    to: looking,
    work: 'look',
    kept: now,
  },
  {
    what: 'does not look before somebody has allowed it',
    from: rest,
    choices: chosen({ updates: 'ask' }),
    event: tick,
    to: rest,
  },
  {
    what: 'does not look where that was refused',
    from: rest,
    choices: chosen({ updates: 'never' }),
    event: tick,
    to: rest,
  },
  {
    what: 'does not look where there is no feed',
    from: rest,
    facts: { ...facts, never: 'no-address' },
    event: tick,
    to: rest,
  },
  { what: 'says nothing where there is none', from: looking, event: looked(null), to: rest },
  { what: 'tells of one', from: looking, event: looked('1.1.0'), to: found },
  {
    what: 'says nothing of one that was skipped',
    from: looking,
    choices: chosen({ skipped: '1.1.0' }),
    event: looked('1.1.0'),
    to: rest,
  },
  {
    what: 'tells of the one after it',
    from: looking,
    choices: chosen({ skipped: '1.0.5' }),
    event: looked('1.1.0'),
    to: found,
  },
  {
    what: 'says nothing where it could not look',
    from: looking,
    event: { kind: 'look-failed', why: 'offline' },
    to: rest,
  },
  // The first question.
  {
    what: 'looks where that is allowed now',
    from: rest,
    choices: chosen({ updates: 'ask' }),
    event: wish('allow'),
    to: looking,
    work: 'look',
    kept: now,
  },
  {
    what: 'keeps to once a day where that is allowed now',
    from: answered,
    choices: chosen({ updates: 'never', lookedAt: NOW - 1 }),
    event: wish('allow'),
    to: rest,
    kept: chosen({ lookedAt: NOW - 1 }),
  },
  {
    what: 'remembers a no',
    from: rest,
    choices: chosen({ updates: 'ask' }),
    event: wish('refuse'),
    to: rest,
    kept: chosen({ updates: 'never' }),
  },
  {
    what: 'lets somebody think again',
    from: answered,
    event: wish('refuse'),
    to: rest,
    kept: chosen({ updates: 'never' }),
  },
  // By hand.
  ...[rest, answered, found, stopped].map((from) => ({
    what: `looks at once where somebody asks, from ${from.at}`,
    from,
    choices: chosen({ updates: 'never', lookedAt: NOW - 1 }),
    event: wish('look'),
    to: asked,
    work: 'look' as const,
    kept: chosen({ updates: 'never' as const, lookedAt: NOW }),
  })),
  { what: 'answers with the look that is on its way', from: looking, event: wish('look'), to: asked },
  { what: 'shows again what is ready', from: hidden, event: wish('look'), to: ready },
  { what: 'does not look within a download', from: downloading, event: wish('look'), to: downloading },
  {
    what: 'says why there is nothing to look at',
    from: rest,
    facts: { ...facts, never: 'development' },
    event: wish('look'),
    to: { at: 'answered', view: { kind: 'never', why: 'development' } },
  },
  { what: 'says that it is the newest', from: asked, event: looked(null), to: answered },
  {
    what: 'tells of one that was skipped where somebody asks',
    from: asked,
    choices: chosen({ skipped: '1.1.0' }),
    event: looked('1.1.0'),
    to: found,
  },
  {
    what: 'says why it could not look where somebody asked',
    from: asked,
    event: { kind: 'look-failed', why: 'no-feed' },
    to: { at: 'answered', view: { kind: 'failed', why: 'no-feed' } },
  },
  // What was found.
  { what: 'downloads', from: found, event: wish('download'), to: downloading, work: 'download' },
  { what: 'downloads again', from: stopped, event: wish('download'), to: downloading, work: 'download' },
  {
    what: 'downloads nothing that could not be installed',
    from: found,
    facts: elsewhere,
    event: wish('download'),
    to: found,
  },
  {
    what: 'skips a version',
    from: found,
    event: wish('skip'),
    to: rest,
    kept: chosen({ skipped: '1.1.0' }),
  },
  {
    what: 'skips a version that was not downloaded',
    from: stopped,
    event: wish('skip'),
    to: rest,
    kept: chosen({ skipped: '1.1.0' }),
  },
  { what: 'can wait', from: found, event: wish('later'), to: rest },
  { what: 'can wait with a download', from: stopped, event: wish('later'), to: rest },
  { what: 'opens the page', from: found, event: wish('page'), to: found, work: 'page' },
  {
    what: 'opens no page where there is none',
    from: found,
    facts: { ...facts, page: false },
    event: wish('page'),
    to: found,
  },
  // The download.
  {
    what: 'counts',
    from: downloading,
    event: { kind: 'progress', percent: 40 },
    to: { at: 'downloading', version: '1.1.0', percent: 40 },
  },
  { what: 'cancels', from: downloading, event: wish('cancel'), to: downloading, work: 'cancel' },
  {
    what: 'has stopped',
    from: downloading,
    event: { kind: 'download-ended', why: null },
    to: stopped,
  },
  {
    what: 'says why it has stopped',
    from: downloading,
    event: { kind: 'download-ended', why: 'disk-full' },
    to: { at: 'stopped', version: '1.1.0', why: 'disk-full' },
  },
  { what: 'is ready', from: downloading, event: { kind: 'downloaded' }, to: ready },
  // The installation.
  {
    what: 'installs where somebody says so',
    from: ready,
    event: wish('restart'),
    to: installing,
    work: 'install',
  },
  { what: 'can wait with it', from: ready, event: wish('later'), to: hidden },
  { what: 'closes an answer', from: answered, event: wish('later'), to: rest },
];

describe('updates', () => {
  it.each(RULES)('$what', (rule) => {
    const { from, choices = daily, event, to, work, kept = choices } = rule;
    const [next, todo] = step({ phase: from, choices }, event, rule.facts ?? facts);
    expect(next).toEqual({ phase: to, choices: kept });
    expect(todo).toBe(work);
  });

  const applies: Record<UpdateEvent['kind'] | UpdateWish, readonly Phase[]> = {
    wish: [],
    tick: [rest],
    looked: [looking, asked],
    'look-failed': [looking, asked],
    progress: [downloading],
    downloaded: [downloading],
    'download-ended': [downloading],
    look: [rest, looking, asked, answered, found, stopped, ready, hidden],
    // Both are kept from anywhere.
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
    ['looked', looked('1.1.0')],
    ['look-failed', { kind: 'look-failed', why: 'other' }],
    ['progress', { kind: 'progress', percent: 1 }],
    ['downloaded', { kind: 'downloaded' }],
    ['download-ended', { kind: 'download-ended', why: 'other' }],
    ['look', wish('look')],
    ['download', wish('download')],
    ['cancel', wish('cancel')],
    ['skip', wish('skip')],
    ['later', wish('later')],
    ['restart', wish('restart')],
  ];

  it.each(EVENTS)('change nothing by %s where it does not apply', (name, event) => {
    for (const phase of EVERY.filter((one) => !applies[name].includes(one))) {
      const before = { phase, choices: daily };
      expect(step(before, event, facts), phase.at).toEqual([before]);
    }
  });

  it.each(EVENTS.filter(([name]) => name !== 'restart'))('are never installed by %s', (_, event) => {
    for (const phase of EVERY) expect(step({ phase, choices: daily }, event, facts)[1]).not.toBe('install');
  });

  it.each(EVENTS.filter(([name]) => name !== 'download'))('are never downloaded by %s', (_, event) => {
    for (const phase of EVERY) expect(step({ phase, choices: daily }, event, facts)[1]).not.toBe('download');
  });
});

describe('what the window shows of updates', () => {
  const view = (phase: Phase, choices = daily, known = facts) => viewOf({ phase, choices }, known);
  it('is a question until somebody has answered, and only where there is a feed', () => {
    const ask = chosen({ updates: 'ask' });
    expect(view(rest, ask)).toEqual({ kind: 'ask' });
    expect(view(rest, ask, { ...facts, never: 'development' })).toEqual({ kind: 'nothing' });
    expect(view(rest)).toEqual({ kind: 'nothing' });
  });
  it('is nothing of a look that nobody asked for, and nothing of what can wait', () => {
    expect(view(looking)).toEqual({ kind: 'nothing' });
    expect(view(hidden)).toEqual({ kind: 'nothing' });
    expect(view(asked)).toEqual({ kind: 'looking' });
  });
  it('says of a version what can be done about it', () => {
    expect(view(found)).toEqual({ kind: 'found', version: '1.1.0', here: true, page: true });
    expect(view(found, daily, elsewhere)).toMatchObject({ here: false });
    expect(view(stopped)).toEqual({ kind: 'stopped', version: '1.1.0', why: null, page: true });
  });
});
