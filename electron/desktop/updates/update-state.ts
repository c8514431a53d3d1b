import type { NoUpdates, UpdateFailure, UpdateView, UpdateWish } from '../../../shared/bridge/update-view.ts';

/** What the shell keeps of updates between two runs. */
export interface UpdateChoices {
  /** Whether the app looks once a day; `ask` until somebody has said. */
  updates: 'ask' | 'check' | 'never';
  /** When it looked last, in milliseconds since 1970, whatever came of it. */
  lookedAt: number | null;
  /** The version of which nobody wants to hear. */
  skipped: string | null;
}

type Phase =
  | { at: 'rest' }
  /** `asked`: somebody waits for the answer. */
  | { at: 'looking'; asked: boolean }
  | { at: 'answered'; view: UpdateView }
  | { at: 'found'; version: string }
  | { at: 'downloading'; version: string; percent: number }
  | { at: 'stopped'; version: string; why: UpdateFailure | null }
  /** `shown`: nobody has said «later». */
  | { at: 'ready'; version: string; shown: boolean }
  | { at: 'installing'; version: string };

export interface Updates {
  phase: Phase;
  choices: UpdateChoices;
}

/** What does not change while the app runs. */
export interface UpdateFacts {
  /** The version that runs. */
  version: string;
  /** Null where it looks for updates. */
  never: NoUpdates | null;
  /** Whether a version can be put in the place of this one from here. */
  here: boolean;
  /** Whether a page tells of versions. */
  page: boolean;
}

export type UpdateEvent =
  | { kind: 'wish'; wish: UpdateWish; now: number }
  /** Some time has passed. */
  | { kind: 'tick'; now: number }
  /** A look has come to its end: the version that is newer than this one, or null. */
  | { kind: 'looked'; version: string | null }
  | { kind: 'look-failed'; why: UpdateFailure }
  | { kind: 'progress'; percent: number }
  | { kind: 'downloaded' }
  /** `why`: null where it was cancelled. */
  | { kind: 'download-ended'; why: UpdateFailure | null };

/** What is to be done now. */
export type UpdateWork = 'look' | 'download' | 'cancel' | 'install' | 'page';

/** Milliseconds between two looks that nobody asked for. */
export const DAY = 24 * 60 * 60 * 1000;

const REST: Phase = { at: 'rest' };

type Step = [next: Updates, work?: UpdateWork | undefined];

/** The rules: what becomes of updates by an event, and what is to be done about it. What does not apply changes nothing. */
export function step(updates: Updates, event: UpdateEvent, facts: UpdateFacts): Step {
  const { phase, choices } = updates;
  const to = (next: Phase, work?: UpdateWork): Step => [{ phase: next, choices }, work];
  const look = (asked: boolean, now: number): Step => [
    { phase: { at: 'looking', asked }, choices: { ...choices, lookedAt: now } },
    'look',
  ];
  switch (event.kind) {
    case 'wish':
      return wished(updates, event, facts);
    case 'tick':
      return isDue(updates, event.now, facts) ? look(false, event.now) : [updates];
    case 'looked':
      return phase.at === 'looking' ? looked(updates, phase, event.version, facts) : [updates];
    case 'look-failed':
      if (phase.at !== 'looking') return [updates];
      return to(phase.asked ? { at: 'answered', view: { kind: 'failed', why: event.why } } : REST);
    case 'progress':
      return phase.at === 'downloading' ? to({ ...phase, percent: event.percent }) : [updates];
    case 'downloaded':
      return phase.at === 'downloading'
        ? to({ at: 'ready', version: phase.version, shown: true })
        : [updates];
    case 'download-ended':
      return phase.at === 'downloading'
        ? to({ at: 'stopped', version: phase.version, why: event.why })
        : [updates];
  }
}

/** Once a day at most, only where somebody has allowed it, and never in the middle of anything. */
function isDue({ phase, choices }: Updates, now: number, { never }: UpdateFacts): boolean {
  if (never !== null || choices.updates !== 'check' || phase.at !== 'rest') return false;
  const { lookedAt } = choices;
  // A clock that was set back would else keep the app from looking for as long as it was wrong.
  return lookedAt === null || now < lookedAt || now - lookedAt >= DAY;
}

function looked(
  { choices }: Updates,
  { asked }: { asked: boolean },
  version: string | null,
  facts: UpdateFacts,
): Step {
  const to = (phase: Phase): Step => [{ phase, choices }];
  if (version !== null && (asked || version !== choices.skipped)) return to({ at: 'found', version });
  const daily = choices.updates === 'check';
  return to(asked ? { at: 'answered', view: { kind: 'newest', version: facts.version, daily } } : REST);
}

function wished(
  updates: Updates,
  { wish, now }: { wish: UpdateWish; now: number },
  facts: UpdateFacts,
): Step {
  const { phase, choices } = updates;
  const to = (next: Phase, work?: UpdateWork): Step => [{ phase: next, choices }, work];
  switch (wish) {
    case 'look':
      return lookWished(updates, now, facts);
    case 'allow':
    case 'refuse': {
      const chosen = { ...choices, updates: wish === 'allow' ? ('check' as const) : ('never' as const) };
      const next = { phase: phase.at === 'answered' ? REST : phase, choices: chosen };
      return wish === 'allow' ? step(next, { kind: 'tick', now }, facts) : [next];
    }
    case 'download':
      if ((phase.at !== 'found' && phase.at !== 'stopped') || !facts.here) return [updates];
      return to({ at: 'downloading', version: phase.version, percent: 0 }, 'download');
    case 'cancel':
      return phase.at === 'downloading' ? [updates, 'cancel'] : [updates];
    case 'skip':
      if (phase.at !== 'found' && phase.at !== 'stopped') return [updates];
      return [{ phase: REST, choices: { ...choices, skipped: phase.version } }];
    case 'later':
      if (phase.at === 'ready') return to({ ...phase, shown: false });
      return ['found', 'stopped', 'answered'].includes(phase.at) ? to(REST) : [updates];
    case 'restart':
      return phase.at === 'ready' ? to({ at: 'installing', version: phase.version }, 'install') : [updates];
    case 'page':
      return facts.page ? [updates, 'page'] : [updates];
  }
}

/** Somebody asks: there is an answer in any case, and a look that is on its way already gives it. */
function lookWished({ phase, choices }: Updates, now: number, { never }: UpdateFacts): Step {
  const to = (next: Phase): Step => [{ phase: next, choices }];
  if (never !== null) return to({ at: 'answered', view: { kind: 'never', why: never } });
  if (phase.at === 'looking') return to({ ...phase, asked: true });
  if (phase.at === 'ready') return to({ ...phase, shown: true });
  if (phase.at === 'downloading' || phase.at === 'installing') return to(phase);
  return [{ phase: { at: 'looking', asked: true }, choices: { ...choices, lookedAt: now } }, 'look'];
}

/** What the window shows of it. */
export function viewOf({ phase, choices }: Updates, { never, here, page }: UpdateFacts): UpdateView {
  switch (phase.at) {
    case 'rest':
      return { kind: choices.updates === 'ask' && never === null ? 'ask' : 'nothing' };
    case 'looking':
      return { kind: phase.asked ? 'looking' : 'nothing' };
    case 'answered':
      return phase.view;
    case 'found':
      return { kind: 'found', version: phase.version, here, page };
    case 'downloading':
      return { kind: 'downloading', version: phase.version, percent: phase.percent };
    case 'stopped':
      return { kind: 'stopped', version: phase.version, why: phase.why, page };
    case 'ready':
      return phase.shown ? { kind: 'ready', version: phase.version } : { kind: 'nothing' };
    case 'installing':
      return { kind: 'installing', version: phase.version };
  }
}
