import type {
  NoUpdatesReason,
  UpdateFailure,
  UpdateRequest,
  UpdateStatus,
} from '../../../shared/bridge/update-protocol.ts';

export interface UpdateChoices {
  /** Determines whether the app checks once a day. It's `ask` until the user has chosen. */
  updates: 'ask' | 'check' | 'never';
  /** When the last check ran, in milliseconds since 1970. Failed checks also count. */
  lookedAt: number | null;
  skipped: string | null;
}

type Phase =
  | { at: 'idle' }
  /** `byUser` is true if the user started the check and is waiting for the result. */
  | { at: 'checking'; byUser: boolean }
  | { at: 'answered'; view: UpdateStatus }
  | { at: 'found'; version: string }
  | { at: 'downloading'; version: string; percent: number }
  | { at: 'stopped'; version: string; why: UpdateFailure | null }
  /** `shown` is false if the user has postponed the restart. */
  | { at: 'ready'; version: string; shown: boolean }
  | { at: 'installing'; version: string };

export interface UpdateState {
  phase: Phase;
  choices: UpdateChoices;
}

/** Facts that don't change while the app runs. */
export interface UpdateContext {
  version: string;
  /** Null if the app checks for updates. */
  unavailableReason: NoUpdatesReason | null;
  /** True if the app can replace its installed version. */
  canInstall: boolean;
  page: boolean;
}

export type UpdateEvent =
  | { kind: 'request'; request: UpdateRequest; now: number }
  | { kind: 'tick'; now: number }
  /** Reports that a check has ended with a newer version or null. */
  | { kind: 'checked'; version: string | null }
  | { kind: 'check-failed'; why: UpdateFailure }
  | { kind: 'progress'; percent: number }
  | { kind: 'downloaded' }
  /** `why` is null if the user canceled the download. */
  | { kind: 'download-ended'; why: UpdateFailure | null }
  /** Reports that the version couldn't be installed. The app continues to run. */
  | { kind: 'install-failed'; why: UpdateFailure };

export type UpdateEffect = 'check' | 'download' | 'cancel' | 'install' | 'page';

export const CHECK_INTERVAL_MS = 24 * 60 * 60 * 1000;

const IDLE: Phase = { at: 'idle' };

type Step = [next: UpdateState, work?: UpdateEffect | undefined];

/** Returns the state after an event and the effect to run. Ignores events that don't apply. */
export function reduceUpdates(updates: UpdateState, event: UpdateEvent, context: UpdateContext): Step {
  const { phase, choices } = updates;
  const to = (next: Phase, work?: UpdateEffect): Step => [{ phase: next, choices }, work];
  const check = (byUser: boolean, now: number): Step => [
    { phase: { at: 'checking', byUser }, choices: { ...choices, lookedAt: now } },
    'check',
  ];
  switch (event.kind) {
    case 'request':
      return handleRequest(updates, event, context);
    case 'tick':
      return isCheckDue(updates, event.now, context) ? check(false, event.now) : [updates];
    case 'checked':
      return phase.at === 'checking' ? handleCheckResult(updates, phase, event.version, context) : [updates];
    case 'check-failed':
      if (phase.at !== 'checking') return [updates];
      return to(phase.byUser ? { at: 'answered', view: { kind: 'failed', why: event.why } } : IDLE);
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
    case 'install-failed':
      return phase.at === 'installing'
        ? to({ at: 'stopped', version: phase.version, why: event.why })
        : [updates];
  }
}

/** Returns true at most once a day, only if the user allowed checks, and only while idle. */
function isCheckDue(
  { phase, choices }: UpdateState,
  now: number,
  { unavailableReason }: UpdateContext,
): boolean {
  if (unavailableReason !== null || choices.updates !== 'check' || phase.at !== 'idle') return false;
  const { lookedAt } = choices;
  // A clock that was set back must not stop the checks.
  return lookedAt === null || now < lookedAt || now - lookedAt >= CHECK_INTERVAL_MS;
}

function handleCheckResult(
  { choices }: UpdateState,
  { byUser }: { byUser: boolean },
  version: string | null,
  context: UpdateContext,
): Step {
  const to = (phase: Phase): Step => [{ phase, choices }];
  if (version !== null && (byUser || version !== choices.skipped)) return to({ at: 'found', version });
  const daily = choices.updates === 'check';
  return to(byUser ? { at: 'answered', view: { kind: 'newest', version: context.version, daily } } : IDLE);
}

function handleRequest(
  updates: UpdateState,
  { request, now }: { request: UpdateRequest; now: number },
  context: UpdateContext,
): Step {
  const { phase, choices } = updates;
  const to = (next: Phase, work?: UpdateEffect): Step => [{ phase: next, choices }, work];
  switch (request) {
    case 'check':
      return handleCheckRequest(updates, now, context);
    case 'allow':
    case 'refuse': {
      const chosen = { ...choices, updates: request === 'allow' ? ('check' as const) : ('never' as const) };
      const next = { phase: phase.at === 'answered' ? IDLE : phase, choices: chosen };
      return request === 'allow' ? reduceUpdates(next, { kind: 'tick', now }, context) : [next];
    }
    case 'download':
      if ((phase.at !== 'found' && phase.at !== 'stopped') || !context.canInstall) return [updates];
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
      return context.page ? [updates, 'page'] : [updates];
  }
}

/** Handles a check that the user started. It always ends with a result, and reuses a running check. */
function handleCheckRequest(
  { phase, choices }: UpdateState,
  now: number,
  { unavailableReason }: UpdateContext,
): Step {
  const to = (next: Phase): Step => [{ phase: next, choices }];
  if (unavailableReason !== null)
    return to({ at: 'answered', view: { kind: 'unavailable', why: unavailableReason } });
  if (phase.at === 'checking') return to({ ...phase, byUser: true });
  if (phase.at === 'ready') return to({ ...phase, shown: true });
  if (phase.at === 'downloading' || phase.at === 'installing') return to(phase);
  return [{ phase: { at: 'checking', byUser: true }, choices: { ...choices, lookedAt: now } }, 'check'];
}

export function toUpdateView(
  { phase, choices }: UpdateState,
  { unavailableReason, canInstall, page }: UpdateContext,
): UpdateStatus {
  switch (phase.at) {
    case 'idle':
      return { kind: choices.updates === 'ask' && unavailableReason === null ? 'ask' : 'nothing' };
    case 'checking':
      return { kind: phase.byUser ? 'checking' : 'nothing' };
    case 'answered':
      return phase.view;
    case 'found':
      return { kind: 'found', version: phase.version, canInstall, page };
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
