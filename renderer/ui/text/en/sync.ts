import type {
  Adoption,
  Check,
  FieldView,
  PauseCode,
  SyncAction,
  SyncField,
  SyncReason,
  SyncStanding,
  WaitCode,
} from '../../../../shared/sync-views.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { needingOf, waitingOf } from '../../../state/sync-store.ts';
import { type Facts, named, said, unstopped } from '../facts.ts';
import { checkWords } from './connection-check.ts';
import { listed } from './listed.ts';

/** Writes a moment as the time of the day. */
type Clock = (at: number) => string;

const quoted = (facts: Facts): string => {
  const words = said(facts, 'words');
  return words === null ? 'without a reason' : `“${unstopped(words)}”`;
};
const until = (facts: Facts, clock: Clock): string =>
  typeof facts.until === 'number' ? ` Next try at ${clock(facts.until)}.` : '';

const fields: Record<SyncField, string> = {
  title: 'Title',
  options: 'Options',
  description: 'Description',
  footer: 'Footer',
  image: 'Image',
};
const isField = (value: unknown): value is SyncField =>
  typeof value === 'string' && Object.hasOwn(fields, value);
const fieldsOf = (facts: Facts): string => {
  const names = Array.isArray(facts.fields)
    ? facts.fields.filter(isField).map((field) => fields[field].toLowerCase())
    : [];
  return names.length === 0 ? 'the text' : listed(names);
};

const reach: Readonly<Record<string, string>> = {
  dns: 'its name was not found',
  refused: 'nobody answers at its address',
  tls: 'its certificate could not be checked',
  proxy: 'the proxy did not let it through',
  timeout: 'it took too long',
};
const unreached = (facts: Facts): string => reach[said(facts, 'cause') ?? ''] ?? 'the connection failed';

/** Why the whole account does nothing until somebody acts. */
const pauses = {
  unauthorized: (facts: Facts) => `The service rejected the token: ${quoted(facts)}.`,
  redirect: (facts: Facts) =>
    `The service sent us to another address${said(facts, 'host') ? `, ${said(facts, 'host')}` : ''}. Nothing was sent there.`,
  'not-the-service': () => 'What answered is not the service. It may be a login page of the network.',
  'account-unsure': (facts: Facts) =>
    facts.reason === 'other-author'
      ? `What ${named(facts, 'was') ?? 'your account'} sent is not found there as it was${named(facts, 'is') ? `: there it is by ${named(facts, 'is')}` : ''}.`
      : 'Token or address changed, and nothing on the service tells whether it is the same account.',
  disk: () => 'This computer refused to keep an answer of the service.',
} satisfies Record<PauseCode, (facts: Facts) => string>;

const waits = {
  'rate-limited': (facts: Facts, clock: Clock) => `The service asked us to slow down.${until(facts, clock)}`,
  unreachable: (facts: Facts, clock: Clock) =>
    `You are offline, or the service is: ${unreached(facts)}.${until(facts, clock)}`,
  failing: (facts: Facts, clock: Clock) =>
    `The service failed on several new questions in a row, so the others wait.${until(facts, clock)}`,
} satisfies Record<WaitCode, (facts: Facts, clock: Clock) => string>;

const waitsFor = 'Nothing was sent.';

/** Why it isn't known whether a create arrived. */
const unconfirmed = (facts: Facts): string =>
  facts.cause === 'id-in-use'
    ? `the service responded with the ID of another question here, #${facts.remoteId}`
    : facts.cause === 'strange'
      ? 'the response has no usable ID'
      : 'no answer came back';

const unusable: Readonly<Record<string, string>> = {
  id: 'it has no usable ID',
  content: 'the title or the options are missing',
};

/** Why one question is not synced, in a sentence. */
const reasons = {
  unknown: (facts, clock, since) =>
    `Sent${since === null ? '' : ` at ${clock(since)}`}, but ${unconfirmed(facts)}. It will not be sent again until you choose.`,
  conflict: (facts) =>
    `Changed here and on the service since the last sync: ${fieldsOf(facts)}. Choose what to keep.`,
  compare: (facts) =>
    `Here and on the service it says different things: ${fieldsOf(facts)}. Choose what to keep.`,
  refused: (facts) =>
    `The service said ${quoted(facts)}. Edit ${isField(facts.field) ? `the ${fields[facts.field].toLowerCase()}` : 'it'}; what you save is tried again.`,
  forbidden: (facts) => `The service does not let this account change it: ${quoted(facts)}.`,
  gone: () => 'The service does not have it any more. What you wrote is still here.',
  'no-address': () =>
    'The service has no place for new questions there. Check the base URL in the settings; at another one it is tried again by itself.',
  sent: () =>
    'It was sent as a message meanwhile, and your edits are not on the service. Choose whether they go out.',
  another: () => 'Under its number the service has another question now. Choose what to do.',
  altered: (facts) => `The service keeps it otherwise than it was sent: ${fieldsOf(facts)}. Look at both.`,
  unusable: (facts) =>
    `The service’s response can’t be used: ${unusable[said(facts, 'reason') ?? ''] ?? 'the library can’t store it'}. Your text is still here. Refresh to try again.`,
  unauthorized: () => `Waits for a working token. ${waitsFor}`,
  redirect: () => `Waits until the address is right. ${waitsFor}`,
  'not-the-service': () => `Waits until the service itself answers. ${waitsFor}`,
  'account-unsure': () => `Waits until you say whose account this is. ${waitsFor}`,
  disk: () => 'Waits until this computer can save again.',
  'rate-limited': (facts, clock) => `The service asked us to slow down.${until(facts, clock)}`,
  unreachable: (facts, clock) => `Waits for the connection. ${waitsFor}${until(facts, clock)}`,
  failing: (facts, clock) => `The service has trouble with new questions. ${waitsFor}${until(facts, clock)}`,
  busy: (facts, clock) => `The service could not do it just now.${until(facts, clock)}`,
  'not-set-up': () => `Waits until you connect to the service in the settings. ${waitsFor}`,
  'other-account': (facts) =>
    `It belongs to another account${said(facts, 'baseUrl') ? ` at ${said(facts, 'baseUrl')}` : ''}.`,
} satisfies Record<SyncReason, (facts: Facts, clock: Clock, since: number | null) => string>;

const checkNames = {
  address: 'Address',
  name: 'Name found',
  connection: 'Service reached',
  tls: 'Encrypted',
  answer: 'The service answers',
  path: 'Base URL',
  token: 'Token accepted',
  clock: 'Clock',
} satisfies Record<Check['what'], string>;

/** Words of sync. */
export const sync = {
  service: 'Live service',
  fields,
  reason: (code: SyncReason, facts: Facts, clock: Clock, since: number | null): string =>
    reasons[code](facts, clock, since),
  paused: (code: PauseCode, facts: Facts): string => pauses[code](facts),
  waits: (code: WaitCode, facts: Facts, clock: Clock): string => waits[code](facts, clock),

  tile: {
    notSetUp: 'Not connected',
    connected: 'Connected',
    unused: 'Not used yet',
    paused: 'Paused',
    waiting: 'Waiting',
    syncing: 'Syncing',
    needs: (count: number) => `${count} to decide`,
    connect: 'Connect…',
    replaceToken: 'Replace token…',
    look: 'See why…',
    sync: (count: number) => (count === 0 ? 'Sync' : `Sync ${count}`),
    never: 'Not synced yet',
    changed: (count: number) => `${count} edited here, not queued`,
    /** `now`, `3 minutes ago`, `yesterday`. */
    synced: (when: string) => (when === 'now' ? 'Synced just now' : `Synced ${when}`),
    nextAt: (time: string) => `Next try at ${time}`,
    noAddress: 'Write offline. Connect to publish.',
    noToken: 'A token is missing.',
    label: (state: string) => `Live service: ${state}`,
    menu: 'Live service',
    settings: 'Connection settings…',
    activity: 'Sync activity',
    running: (done: number, total: number) => (total > 0 ? `${done} of ${total}` : 'Syncing'),
  },

  activity: {
    syncNow: 'Sync now',
    refreshAll: 'Refresh all',
    adopt: 'Fetch from service…',
    stillRunning: 'Syncing now',
    groups: {
      needs: 'Needs you',
      line: 'In line',
      paused: 'Paused',
      changed: 'Edited here, not queued',
      synced: 'Up to date',
    },
    list: (group: string, count: number) => `${group}: ${counted(count, 'question')}`,
    create: 'Create',
    edit: (id: number | null) => (id === null ? 'Update' : `Update service #${id}`),
    onService: (id: number) => `service #${id}`,
    sub: (standing: SyncStanding, clock: Clock): string => {
      const { counts, next, pause, wait } = standing;
      const needs = needingOf(standing);
      const waiting = waitingOf(standing);
      const parts = [
        needs > 0 ? `${needs} to decide` : '',
        counts.sending > 0 ? `${counts.sending} sending` : '',
        waiting > 0 ? `${waiting} waiting` : '',
      ].filter(Boolean);
      const halted = pause ? 'Paused.' : wait ? 'Waits.' : '';
      return [
        halted,
        parts.length > 0 ? `${parts.join(', ')}.` : halted === '' ? 'Nothing waiting.' : '',
        next === null ? '' : `Next sync at ${clock(next)}.`,
      ]
        .filter(Boolean)
        .join(' ');
    },
    sending: 'Going out now.',
    waiting: (next: string | null) =>
      next === null ? 'Goes out when you sync.' : `Goes out with the next sync, at ${next}.`,
    changed: 'Edited here since it was last on the service. It goes out when you queue it.',
    synced: 'The same here and on the service.',
    pausedTitle: (time: string) => `Sync is paused since ${time}.`,
    nothingLost: (count: number) =>
      count === 0
        ? 'Nothing is lost.'
        : `Nothing is lost. ${counted(count, 'question')} ${count === 1 ? 'waits' : 'wait'} on this computer.`,
    offline: 'You can keep writing; sync starts again by itself.',
    lastRound: (synced: number, time: string) => `Last round at ${time}: ${synced} synced.`,
    emptyTitle: 'Nothing to sync',
    empty:
      'Nothing is published unless you queue it. Questions in the queue and on the service are listed here.',
    notSetUp: 'You are not connected to a service. Everything stays on this computer.',
    more: (count: number) => `Show ${count} more`,
    resume: 'Try again',
    sameAccount: 'It is the same account',
    otherAccount: 'It is another account',
    named: (count: number) => `${counted(count, 'similar question')} named by the service`,
  },

  actions: {
    queue: 'Queue',
    unqueue: 'Hold back',
    refresh: 'Refresh',
    adopt: 'Decide',
    'send-again': 'Send again',
    'create-again': 'Create again',
    'keep-local': 'Keep as local',
    resolve: 'Compare',
    'go-ahead': 'Decide',
    resume: 'Try again',
    'confirm-account': 'Say whose it is',
    edit: 'Edit',
    settings: 'Settings',
  } satisfies Record<SyncAction, string>,
  decide: 'Decide',
  actionFor: (action: string, title: string) => `${action}: ${title}`,

  done: {
    queued: (count: number) => (count === 1 ? 'Queued for the service' : `Queued ${count} questions`),
    left: (why: 'not-found' | 'draft' | 'limits' | 'held' | 'same' | 'other-account', count: number) => {
      const few = counted(count, 'question');
      return {
        'not-found': `${few} not in the library any more.`,
        draft: `${few} not saved yet: drafts are not queued.`,
        limits: `${few} beyond the service’s limits.`,
        held: `${few} to decide first.`,
        same: `${few} the same on the service already.`,
        'other-account': `${few} of another account.`,
      }[why];
    },
    unqueued: (count: number) =>
      count === 1 ? 'Taken from the queue' : `Took ${count} questions from the queue`,
    onItsWay: 'It is on its way and can’t be called back.',
    refreshed: (count: number, changed: number, left: number) =>
      `Refreshed ${counted(count, 'question')}, ${changed} changed${left > 0 ? `, ${left} to go` : ''}.`,
    /** What stands at none is left unsaid. */
    synced: (count: number, needs: number, waiting: number) => {
      const left = [needs > 0 ? `${needs} to decide` : '', waiting > 0 ? `${waiting} waiting` : '']
        .filter(Boolean)
        .join(', ');
      if (left === '') return count === 0 ? 'Nothing to sync' : `Synced ${counted(count, 'question')}`;
      return `${count === 0 ? 'Nothing synced' : `Synced ${counted(count, 'question')}`}. ${left}.`;
    },
    keptLocal: 'Kept as local. Nothing was sent.',
    sendsAgain: 'It goes out again with the next sync.',
    resolved: 'Kept your choice.',
    linked: 'Linked. This is the one on the service now.',
    changedMeanwhile: 'It has changed meanwhile. Look at it again.',
  },

  editor: {
    queue: 'Queue for service',
    unqueue: 'Hold back',
    see: 'See activity',
    decide: 'Decide…',
    refused: (words: string) => `The service said “${unstopped(words)}”.`,
    refusedField: (words: string) => `The service refused this: “${unstopped(words)}”.`,
    named: (count: number) => `The service knows ${counted(count, 'similar question')} to this one.`,
    lookAtNamed: 'Look at them',
  },

  bulk: {
    menu: (count: number) => `Service: ${counted(count, 'question')}`,
    queue: (count: number) => `Queue ${counted(count, 'question')} for the service`,
    unqueue: (count: number) => `Take ${counted(count, 'question')} from the queue`,
    refresh: (count: number) => `Refresh ${counted(count, 'question')} from the service`,
  },

  desk: {
    label: 'Decide',
    back: 'Back to sync activity',
    choose: 'What to do',
    sentDetails: 'What was sent',
    hereDetails: 'What is here',
    nothing: 'There is nothing to decide about this question any more',
    nothingHelp: 'What it waited for is settled.',
    refused: (field: unknown) =>
      `The service did not take ${isField(field) ? `the ${fields[field].toLowerCase()}` : 'it'}. It said:`,
    unknown: (time: string, facts: Facts) =>
      `We sent this to the service${time ? ` at ${time}` : ''}, but ${unconfirmed(facts)}. It may be there, or it may not. It will not be sent again until you choose.`,
    choices: {
      adopt: {
        label: 'It’s there: link it',
        help: 'Nothing is sent. This copy becomes the one on the service.',
        action: 'Link it',
      },
      'send-again': {
        label: 'Send again',
        help: 'Use this if it never arrived. If it did arrive, the service will have it twice.',
        action: 'Send again',
      },
      'keep-local': {
        label: 'Keep as local',
        help: 'It goes back to Ready on this computer. You can queue it again later. What is on the service stays there.',
        action: 'Keep as local',
      },
      'create-again': {
        label: 'Create again',
        help: 'The service gets it as a new question, with a new number.',
        action: 'Create again',
      },
      'go-ahead': {
        label: 'Send my edits all the same',
        help: 'People may have voted on the text as it is there. Votes stay with options that stay.',
        action: 'Send my edits',
      },
      edit: {
        label: 'Edit it',
        help: 'Change what was refused. What you save is tried again by itself.',
        action: 'Edit',
      },
      queue: { label: 'Try again as it is', help: 'It goes out with the next sync.', action: 'Queue again' },
      resolve: {
        label: 'Compare both',
        help: 'Choose field by field what to keep.',
        action: 'Compare',
      },
      settings: {
        label: 'Check the connection',
        help: 'Look at address and token in the settings.',
        action: 'Open settings',
      },
      refresh: { label: 'Look again', help: 'Fetches it once more from the service.', action: 'Look again' },
    },
    reference: 'Its number, _ and the number of its message, or the link to the message',
    referenceWrong: 'Paste one number or one link.',
    candidates: 'The service named these, and they look the same',
    candidate: (id: number) => `service #${id}`,
  },

  compare: {
    yours: 'Yours',
    theirs: 'Service',
    result: 'Result',
    options: (count: number) => `${count} of 20 options`,
    before: 'Before',
    noBefore: 'Not known',
    combined: 'Combined',
    editFreely: 'edit freely',
    empty: 'Empty',
    notThere: 'Not there',
    edited: 'Your words',
    change: {
      none: 'The same on both sides',
      local: 'Only you changed it',
      remote: 'Only the service changed it',
      both: 'Changed to the same on both sides',
      conflict: 'Both changed',
    } satisfies Record<FieldView['change'], string>,
    decided: (done: number, total: number) => `${done} of ${total} decided`,
    lede: 'Changed here and on the service. Choose what to keep.',
    ledeCompare: 'This is on the service as well, and says something else there. Choose what to keep.',
    ledeSent: 'It was sent as a message meanwhile. What you choose goes out as an edit of that message.',
    sameFields: (names: readonly string[]) => `The same on both sides: ${listed(names)}.`,
    sameRows: (count: number) => `${counted(count, 'option')} the same on both sides`,
    order: 'Both changed the order',
    orderYours: 'Your order',
    orderTheirs: 'Order of the service',
    option: (position: number) => `Option ${position}`,
    editOption: 'Edit',
    editOptionThat: (position: number) => `Edit option ${position}`,
    ownOption: 'As emoji - text; empty leaves it out',
    allMine: 'Keep all mine',
    allTheirs: 'Keep all service',
    use: 'Use result',
    keepHere: 'Keep without sending',
    undecided: (count: number) => `Choose in ${counted(count, 'place')} first.`,
    invalid: 'The result breaks a limit of the service.',
    keys: { field: 'field', yours: 'yours', theirs: 'service', combine: 'combine', before: 'before' },
    askTitle: 'It was sent as a message',
    ask: 'People may have voted on the text as it is there. The edit changes what they see. Votes stay with options that stay.',
    askDo: 'Send the edit',
  },

  adopt: {
    title: 'Fetch questions from the service',
    help: 'Paste numbers, message ids with _ in front, or links to messages: one on each line.',
    field: 'Questions',
    fetch: 'Fetch',
    close: 'Done',
    results: 'What was found',
    outcome: {
      adopted: 'Fetched',
      compare: 'Differs from what is here',
      already: 'Here already',
      unreadable: 'This names no question',
      'not-found': 'No question with that number',
      failed: 'Could not be fetched',
      later: 'Not now: sync waits',
    } satisfies Record<Adoption['outcome'], string>,
    open: 'Open',
    openThat: (reference: string) => `Open ${reference}`,
    compare: 'Compare',
    compareThat: (reference: string) => `Compare ${reference}`,
    tooMany: 'At most 1000 at once.',
  },

  votes: {
    title: 'Votes over time',
    label: (count: number, from: string, to: string) => `${count} votes, from ${from} to ${to}`,
    row: (option: string, first: number, last: number) => `${option}: ${first} to ${last}`,
    now: (count: number) => `${count}`,
    refresh: 'Refresh',
  },

  named: {
    title: 'Similar questions on the service',
    help: 'The service named these when it took your question.',
    score: (score: string) => `Score ${score}`,
    open: 'Open',
    openThat: (title: string) => `Open “${title}”`,
    different: 'Not a duplicate',
    differentThat: (title: string) => `Not a duplicate: “${title}”`,
    keep: 'Keep mine, all seen',
    close: 'Close',
    told: (title: string) => `Remembered as different: “${title}”`,
    undone: (title: string) => `May be shown as similar again: “${title}”`,
  },

  settings: {
    page: 'Live service',
    connection: 'Connection',
    baseUrl: 'Base URL',
    baseUrlHelp: 'Ends with /api/v1. Leave it empty to stay offline.',
    baseUrlWrong: 'An address begins with https://. Only this computer may be reached by http://.',
    baseUrlFirst: 'Enter the base URL first.',
    token: 'Token',
    tokenNone: 'No token yet.',
    tokenThere: 'A token is kept.',
    tokenHelp: 'Never written to logs, exports or backups.',
    kept: {
      keychain: 'Kept in the system’s keychain.',
      readable: 'Kept in a file on this computer, readable for whoever can read your files.',
      session: 'Kept until you close the app: this system has no keychain that really protects it.',
      none: 'No token is kept.',
    },
    keychainFailed: {
      unresponsive: 'The keychain didn’t respond.',
      refused: 'The keychain refused access to saved tokens.',
    },
    untilQuit: 'Your token is kept until you quit.',
    savedUnread: 'A token that you saved is still in the keychain.',
    addToken: 'Add token…',
    replaceToken: 'Replace…',
    removeToken: 'Remove',
    tokenTitle: 'Token of the service',
    tokenDialogHelp: 'It is sent to the base URL above and nowhere else.',
    insist: 'Keep it after you quit, in a file. Anyone who can read your files can read the token.',
    saveToken: 'Keep token',
    removeTitle: 'Remove the token?',
    removeText: 'Nothing is sent until there is one again. Your questions and the queue stay here.',
    test: 'Test connection',
    testAgain: 'Test again',
    good: 'Connected',
    wrong: 'Something is wrong',
    doubtful: 'Not certain',
    useProposed: 'Use this address',
    checks: 'What was tested',
    check: (what: Check['what']): string => checkNames[what],
    checkWords,
    notNeeded: 'Not needed on this computer',
    accountWas: (name: string | null, where: string) =>
      `Account ${name === null ? '' : `${name} `}at ${where}`,
    confirm: 'Is this the same account as before?',
    same: 'Yes, the same',
    other: 'No, another',
    rounds: 'Sync',
    automatic: 'Sync by itself',
    automaticHelp: 'Sends what you queued. Nothing else is ever published.',
    every: 'How often',
    everyMinutes: (minutes: number) =>
      minutes === 60 ? 'Every hour' : minutes === 1 ? 'Every minute' : `Every ${minutes} minutes`,
    refreshEvery: 'Fetch votes and changes',
    refreshHelp: 'Reads all questions that are on the service.',
    refreshChoices: { off: 'Only when asked', hourly: 'Every hour', daily: 'Every day' },
    network: 'Network',
    proxy: 'Proxy',
    proxyHelp: 'Such as http://proxy.example:8080, or none. Empty: as the system’s environment says.',
    proxyWrong: 'A proxy begins with http:// or https://.',
    caFile: 'CA file',
    caFileHelp: 'A PEM file with a certificate of your own network, by its path.',
  },
};
