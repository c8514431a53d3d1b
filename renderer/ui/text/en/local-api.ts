import type { FaultKind, Operation } from '../../../../shared/local-api/fault.ts';
import type { Role } from '../../../../shared/local-api/profile.ts';
import { counted } from '../../../../shared/text/counted.ts';

const questions = (count: number): string => counted(count, 'question');

const drafts = (count: number): string => counted(count, 'draft');

const inLibrary = (saved: number, unfinished: number): string =>
  unfinished === 0 ? questions(saved) : `${questions(saved)} and ${drafts(unfinished)}`;

/** Where nobody knows how many are which. */
const both = (count: number): string => counted(count, 'question or draft', 'questions and drafts');

const kinds: Record<FaultKind, string> = {
  delay: 'Added latency',
  status: 'Fail with a status',
  'rate-limit': 'Answer 429',
  'drop-before': 'Drop before the work',
  'drop-during': 'Drop during the work',
  'drop-after': 'Drop after saving',
  'cut-answer': 'Half an answer',
  'slow-body': 'Slow body',
  'wrong-type': 'Wrong content type',
  truncated: 'Truncated JSON',
};

const kindHelp: Record<FaultKind, string> = {
  delay: 'Waits before the work begins.',
  status: 'Answers with this status. Nothing is done.',
  'rate-limit': 'Too many requests, with Retry-After. Nothing is done.',
  'drop-before': 'Cuts the connection. Nothing is done.',
  'drop-during': 'Cuts the connection at once, then finishes the work.',
  'drop-after': 'Does the work, then cuts the connection: the answer is lost.',
  'cut-answer': 'Does the work, sends half the answer, cuts the connection.',
  'slow-body': 'Does the work, then sends the answer in pieces.',
  'wrong-type': 'Does the work, then answers under another content type.',
  truncated: 'Does the work, then answers JSON that ends in the middle.',
};

const operations: Record<Operation | '*', string> = {
  '*': 'All calls',
  POST: 'Create',
  PUT: 'Edit',
  GET: 'Fetch',
};

const calls: Record<Operation | '*', string> = {
  '*': 'all calls',
  POST: 'creates',
  PUT: 'edits',
  GET: 'fetches',
};

const roles: Record<Role, { name: string; may: string }> = {
  administrator: { name: 'Administrator', may: 'Everything' },
  member: { name: 'Member', may: 'All but similarQuestions' },
};

/** The snapshot that is taken before a reset or a restore. */
const automatic = 'Before the last reset or restore';
const keptFirst = `What is there now is kept first, as the snapshot “${automatic}”. Undo brings it back, and can itself be undone.`;

/** Words of the local API's view. */
export const localApi = {
  running: 'Running',
  stopped: 'Stopped',
  failed: 'Could not start',
  start: 'Start',
  stop: 'Stop',
  docs: 'API docs',
  address: 'address',
  showLog: (count: number) => `Show ${counted(count, 'request')}`,
  stoppedTitle: 'The local API is stopped',
  stoppedText: 'Start it to practise against a copy of the service on this computer.',
  stoppedMore: 'No account and no internet needed.',
  failedTitle: 'The local API could not start',
  portTaken: (port: number, other: number) => `Port ${port} is taken by another program. Use ${other}?`,
  triedAgain: (time: string) => `Tried again at ${time}, with the same result.`,
  takePort: (port: number) => `Use ${port}`,
  notFetched: 'This could not be fetched.',

  requests: {
    title: 'Requests',
    filter: 'Filter requests',
    placeholder: 'Path or status',
    clearFilter: 'Clear the filter',
    clear: 'Clear',
    export: 'Export',
    exportHar: 'As HAR',
    exportJson: 'As JSON',
    exported: (file: string) => `Saved ${file}`,
    cleared: 'Requests cleared',
    clearTitle: (count: number) => `Clear ${counted(count, 'call')}?`,
    clearText: 'They can’t be brought back. Export them first if you need them.',
    tryIt: 'Try it',
    all: 'Also pictures and docs',
    count: (total: number, matching: number) => (matching === total ? `${total}` : `${matching} of ${total}`),
    columns: { time: 'Time', method: 'Method', path: 'Path', status: 'Status', ms: 'ms' },
    noStatus: '—',
    fault: 'fault',
    loading: 'Loading requests',
    failed: 'The requests could not be loaded',
    emptyTitle: 'No requests yet',
    emptyText: 'Every call of the local API shows up here, with its answer.',
    nothingFound: (search: string) => `Nothing matches “${search}”`,
    searchedIn: 'Looked at methods, paths, statuses and callers.',
    fresh: (count: number, most: number) => (count >= most ? `${most}+ new` : `${count} new`),
    older: 'Show older',
    request: 'Request',
    response: 'Response',
    /** The same as things to be copied. */
    requestName: 'request',
    responseName: 'response',
    noAnswer: 'No answer went out.',
    bodyCut: 'The rest is longer than what the log keeps.',
    gone: 'This call is not kept any more.',
    by: (name: string, role: Role) => `${name} (${roles[role].name.toLowerCase()})`,
    byNobody: 'No known token',
    bytes: (request: number, response: number) => `${request} bytes in, ${response} bytes out`,
    hitBy: 'Fault',
    copyCurl: 'Copy as curl',
    copyJson: 'Copy as JSON',
    noCurl: 'Its body can’t be written as a command.',
    noCurlCut: 'The log does not keep all of its body.',
    noCurlMasked: 'The log hides a token in its path or body.',
    noCurlStopped: 'The local API is stopped, so it has no address.',
  },

  tryIt: 'Try it',
  caller: 'Token of',
  fetchHint: (title: string) => `Fetches “${title}”.`,
  createHint: (title: string) => `Creates “${title}”. For a POSIX shell, such as bash or zsh.`,
  curl: 'curl command',
  tokenHidden: 'The token is hidden here and is in the copy.',
  sample: { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' },

  tokens: 'Tokens',
  roles,
  profileGone: 'Somebody else removed this token meanwhile.',
  tokensFull: (most: number) => `There can be at most ${most} tokens.`,
  add: 'Add…',
  keychainFailed: {
    unresponsive: 'The keychain didn’t respond.',
    refused: 'The keychain refused access to saved tokens.',
  },
  newTokens: 'These tokens are new. To get the saved ones back, restart the app.',
  tokenOf: (name: string) => `token of ${name}`,
  show: (what: string) => `Show ${what}`,
  hide: (what: string) => `Hide ${what}`,
  more: (name: string) => `More for ${name}`,
  lastProfile: 'The local API needs one profile at least.',
  rotate: 'New token…',
  edit: 'Edit…',
  remove: 'Remove…',
  rotateTitle: (name: string) => `New token for ${name}?`,
  rotateText: 'The old token stops working at once. Whoever uses it needs the new one.',
  rotateDo: 'Make a new token',
  rotated: (name: string) => `${name} has a new token`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'The token stops working at once. Questions keep their author.',
  removeDo: 'Remove',
  removed: (name: string) => `Removed ${name}`,
  profile: {
    addTitle: 'Add a token',
    addText: 'Whoever calls with it becomes the author of what is created.',
    editTitle: (name: string) => `Edit ${name}`,
    editText: 'The token stays. Questions that exist keep their author as it was.',
    role: 'Role',
    roleFixed: 'This profile keeps its role: a token given at the start of the host belongs to it.',
    id: 'Author id',
    idWrong: 'An author id is 1 to 20 digits.',
    username: 'Username',
    usernameWrong: 'A username needs 1 to 100 characters.',
    globalName: 'Name',
    globalNameWrong: 'A name needs 1 to 100 characters.',
    avatarURL: 'Avatar URL',
    displayAvatarURL: 'Display avatar URL',
    urlWrong: 'Must start with http:// or https://, or be empty.',
    optional: 'optional',
    addDo: 'Add',
    editDo: 'Save',
  },

  absent: 'An edit that leaves a field out',

  faults: {
    title: 'Faults',
    on: (count: number) => `${count} on`,
    allOff: 'Turn all off',
    latency: 'Added latency',
    milliseconds: (ms: number) => `${ms} ms`,
    jitter: 'Jitter, up to',
    ms: 'ms',
    failAtRandom: 'Fail at random',
    percent: (percent: number) => `${percent} %`,
    failWith: 'Fail with',
    rateLimit: 'Answer 429',
    rateLimitHelp: (seconds: number) => `Too many requests, retry after ${seconds} s`,
    retryAfter: 'Retry after',
    seconds: 's',
    drop: 'Drop the connection',
    dropOff: 'Off',
    dropWhen: {
      'drop-before': 'Before the work',
      'drop-during': 'During the work',
      'drop-after': 'After saving',
      'cut-answer': 'Half an answer',
    },
    others: 'Also on',
    removeFault: (spec: string) => `Turn off ${spec}`,
    addFault: 'Add fault…',
    addTitle: 'Add a fault',
    addDo: 'Turn on',
    full: (most: number) => `At most ${most} faults can be on.`,
    kind: 'What goes wrong',
    kinds,
    kindHelp,
    operation: 'On',
    operations,
    probability: 'How often',
    status: 'Status',
    wait: 'Wait',
    over: 'Over',
    type: 'Content type',
    typeWrong: 'A content type is 1 to 100 letters and signs of ASCII, such as text/html.',
    seed: 'Seed',
    seedHelp: 'The same seed, faults and calls give the same failures.',
    sentence: (kind: FaultKind, operation: Operation | '*', percent: string | null) =>
      `${kinds[kind]}, ${percent === null ? '' : `${percent} of `}${calls[operation]}`,
  },

  sent: {
    title: 'Mark as sent',
    question: 'Question',
    choose: 'Choose a question',
    search: 'Search saved questions',
    nothing: 'No saved question matches.',
    none: 'No question is saved yet. Save one, or add the samples below.',
    random: 'Random votes',
    mark: 'Mark as sent',
    change: 'Change',
  },

  data: {
    title: 'Data',
    counts: inLibrary,
    seed: 'Add samples',
    seeded: (count: number) => `Added ${counted(count, 'sample question')}`,
    unseeded: (count: number, kept: number) =>
      `Took ${counted(count, 'sample question')} out again${kept > 0 ? `; ${kept} changed since then, and stayed` : ''}`,
    reset: 'Reset…',
    resetTitle: 'Reset the library',
    resetText: keptFirst,
    resetWhat: 'What to take out',
    resetApi: 'What came through the local API, and the samples',
    resetApiHelp: (count: number | null) =>
      count === null
        ? 'What you wrote here stays.'
        : `Takes out ${questions(count)}. What you wrote here stays.`,
    resetAll: 'Everything',
    resetAllHelp: (saved: number, unfinished: number) =>
      `Takes out ${inLibrary(saved, unfinished)}. Ids begin at 1 again.`,
    resetDo: 'Reset',
    wasReset: (count: number) => `Took ${both(count)} out`,
    undone: (count: number) => `The library is back as it was, with ${both(count)}`,
  },

  snapshots: {
    title: 'Snapshots',
    help: 'A state of the whole library to come back to, such as before each run of your tests.',
    name: 'Name',
    nameWrong: 'Small letters, digits and hyphens, at most 60, no hyphen at the start.',
    save: 'Save snapshot',
    replace: 'Replace snapshot',
    replaces: (when: string) => `Takes the place of the one of ${when}.`,
    saved: (name: string) => `Saved the snapshot ${name}`,
    automatic,
    olderAutomatic: 'Before an earlier reset or restore',
    about: (count: number, ago: string) => `${both(count)} · ${ago}`,
    actions: (name: string) => `Actions for ${name}`,
    restore: 'Restore…',
    remove: 'Remove…',
    restoreTitle: (name: string) => `Restore “${name}”?`,
    restoreText: (count: number) =>
      `The library becomes what it was then, with ${both(count)} and their ids. ${keptFirst}`,
    restoreDo: 'Restore',
    restored: (count: number) => `Restored ${both(count)}`,
    removeTitle: (name: string) => `Remove the snapshot “${name}”?`,
    removeText: 'The snapshot is deleted. The library stays as it is.',
    removeDo: 'Remove',
    removed: (name: string) => `Removed the snapshot ${name}`,
  },
};
