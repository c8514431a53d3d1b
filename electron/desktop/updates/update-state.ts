import type {
  NoUpdatesReason,
  UpdateFailure,
  UpdateRequest,
  UpdateView,
} from '../../../shared/bridge/update-view.ts';

/** The choices about updates that are stored between runs. */
export interface UpdateChoices {
  /** Whether the app checks once a day; `ask` until the user has chosen. */
  updates: 'ask' | 'check' | 'never';
  /** Time of the last check, also a failed one: milliseconds since 1970. */
  lookedAt: number | null;
  /** The version that the user skipped. */
  skipped: string | null;
}

type Phase =
  | { at: 'rest' }
  /** `asked`: the user started the check and waits for the result. */
  | { at: 'looking'; asked: boolean }
  | { at: 'answered'; view: UpdateView }
  | { at: 'found'; version: string }
  | { at: 'downloading'; version: string; percent: number }
  | { at: 'stopped'; version: string; why: UpdateFailure | null }
  /** `shown`: the user hasn't postponed it. */
  | { at: 'ready'; version: string; shown: boolean }
  | { at: 'installing'; version: string };

export interface UpdateState {
  phase: Phase;
  choices: UpdateChoices;
}

/** What stays the same while the app runs. */
export interface UpdateContext {
  /** The version that runs. */
  version: string;
  /** Null if it checks for updates. */
  never: NoUpdatesReason | null;
  /** Whether the app can install a new version in its own place. */
  here: boolean;
  /** Whether there is a page of releases. */
  page: boolean;
}

export type UpdateEvent =
  | { kind: 'wish'; wish: UpdateRequest; now: number }
  /** Some time has passed. */
  | { kind: 'tick'; now: number }
  /** A check has ended: the newer version, or null. */
  | { kind: 'looked'; version: string | null }
  | { kind: 'look-failed'; why: UpdateFailure }
  | { kind: 'progress'; percent: number }
  | { kind: 'downloaded' }
  /** `why`: null where it was cancelled. */
  | { kind: 'download-ended'; why: UpdateFailure | null };

/** The side effect that follows. */
export type UpdateEffect = 'look' | 'download' | 'cancel' | 'install' | 'page';

export const CHECK_INTERVAL_MS = 24 * 60 * 60 * 1000;

const IDLE: Phase = { at: 'rest' };

type Step = [next: UpdateState, work?: UpdateEffect | undefined];

/** Returns the state after an event, and the effect to run. Events that do not apply change nothing. */
export function reduceUpdates(updates: UpdateState, event: UpdateEvent, facts: UpdateContext): Step {
  const { phase, choices } = updates;
  const to = (next: Phase, work?: UpdateEffect): Step => [{ phase: next, choices }, work];
  const look = (asked: boolean, now: number): Step => [
    { phase: { at: 'looking', asked }, choices: { ...choices, lookedAt: now } },
    'look',
  ];
  switch (event.kind) {
    case 'wish':
      return handleRequest(updates, event, facts);
    case 'tick':
      return isCheckDue(updates, event.now, facts) ? look(false, event.now) : [updates];
    case 'looked':
      return phase.at === 'looking' ? handleCheckResult(updates, phase, event.version, facts) : [updates];
    case 'look-failed':
      if (phase.at !== 'looking') return [updates];
      return to(phase.asked ? { at: 'answered', view: { kind: 'failed', why: event.why } } : IDLE);
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

/** At most once a day, only if the user allowed it, and only while idle. */
function isCheckDue({ phase, choices }: UpdateState, now: number, { never }: UpdateContext): boolean {
  if (never !== null || choices.updates !== 'check' || phase.at !== 'rest') return false;
  const { lookedAt } = choices;
  // A clock that was set back must not stop the checks.
  return lookedAt === null || now < lookedAt || now - lookedAt >= CHECK_INTERVAL_MS;
}

function handleCheckResult(
  { choices }: UpdateState,
  { asked }: { asked: boolean },
  version: string | null,
  facts: UpdateContext,
): Step {
  const to = (phase: Phase): Step => [{ phase, choices }];
  if (version !== null && (asked || version !== choices.skipped)) return to({ at: 'found', version });
  const daily = choices.updates === 'check';
  return to(asked ? { at: 'answered', view: { kind: 'newest', version: facts.version, daily } } : IDLE);
}

function handleRequest(
  updates: UpdateState,
  { wish, now }: { wish: UpdateRequest; now: number },
  facts: UpdateContext,
): Step {
  const { phase, choices } = updates;
  const to = (next: Phase, work?: UpdateEffect): Step => [{ phase: next, choices }, work];
  switch (wish) {
    case 'look':
      return handleCheckRequest(updates, now, facts);
    case 'allow':
    case 'refuse': {
      const chosen = { ...choices, updates: wish === 'allow' ? ('check' as const) : ('never' as const) };
      const next = { phase: phase.at === 'answered' ? IDLE : phase, choices: chosen };
      return wish === 'allow' ? reduceUpdates(next, { kind: 'tick', now }, facts) : [next];
    }
    case 'download':
      if ((phase.at !== 'found' && phase.at !== 'stopped') || !facts.here) return [updates];
      return to({ at: 'downloading', version: phase.version, percent: 0 }, 'download');
    case 'cancel':
      return phase.at === 'downloading' ? [updates, 'cancel'] : [updates];
    case 'skip':
      if (phase.at !== 'found' && phase.at !== 'stopped') return [updates];
      return [{ phase: IDLE, choices: { ...choices, skipped: phase.version } }];
    case 'later':
      if (phase.at === 'ready') return to({ ...phase, shown: false });
      return ['found', 'stopped', 'answered'].includes(phase.at) ? to(IDLE) : [updates];
    case 'restart':
      return phase.at === 'ready' ? to({ at: 'installing', version: phase.version }, 'install') : [updates];
    case 'page':
      return facts.page ? [updates, 'page'] : [updates];
  }
}

/** Handles a check by the user, which always ends with a result; a running check is reused. */
function handleCheckRequest({ phase, choices }: UpdateState, now: number, { never }: UpdateContext): Step {
  const to = (next: Phase): Step => [{ phase: next, choices }];
  if (never !== null) return to({ at: 'answered', view: { kind: 'never', why: never } });
  if (phase.at === 'looking') return to({ ...phase, asked: true });
  if (phase.at === 'ready') return to({ ...phase, shown: true });
  if (phase.at === 'downloading' || phase.at === 'installing') return to(phase);
  return [{ phase: { at: 'looking', asked: true }, choices: { ...choices, lookedAt: now } }, 'look'];
}

/** Returns what the window shows. */
export function toUpdateView(
  { phase, choices }: UpdateState,
  { never, here, page }: UpdateContext,
): UpdateView {
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
