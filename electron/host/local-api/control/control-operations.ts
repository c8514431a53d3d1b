import { AppError } from '../../../../shared/errors.ts';
import type { StoredQuestion } from '../../../../shared/library/entry.ts';
import {
  type RestorePointInfo,
  restorePointNameSchema,
} from '../../../../shared/library/restore-point-info.ts';
import { createLocalProfile } from '../../../../shared/settings.ts';
import { pluralize } from '../../../../shared/text/pluralize.ts';
import { drawRandomVotes } from '../../library/commands/mark-sent-commands.ts';
import { BEFORE_CHANGE_ALIASES } from '../../library/restore-points/point-names.ts';
import { HttpError } from '../../system/http/http-error.ts';
import { createDice, type FaultEngine } from '../faults/fault-engine.ts';
import { FETCH_OUTPUT } from '../operations/documented-schemas.ts';
import { findQuestion } from '../operations/operations.ts';
import { toFetchResponse } from '../operations/question-json.ts';
import { toRequestEntry } from '../request-log/request-entry.ts';
import { BASE_PATH } from '../server/http-rules.ts';
import {
  CLOCK,
  CLOCK_INPUT,
  FAULTS,
  FAULTS_INPUT,
  QUESTION_PATCH,
  REMOVED,
  REQUEST_QUERY,
  REQUESTS,
  RESET_INPUT,
  RESTORED,
  SAMPLES,
  SENT_INPUT,
  SETTINGS,
  SNAPSHOT,
  SNAPSHOT_INPUT,
  SNAPSHOTS,
  TOKEN,
  TOKEN_INPUT,
  TOKENS,
} from './control-schemas.ts';
import {
  type ControlContext,
  type ControlOperation,
  defineWithInput,
  defineWithoutInput,
  toBodyInput,
} from './define-control-operation.ts';

const findQuestionOrThrow = (context: ControlContext, id: number) => {
  const { question } = findQuestion(String(id), context.library);
  return toFetchResponse(id, question, context.origin);
};

/** Throws HttpError 422 if votes are given but there isn't one number for each option. */
function checkVotes(votes: readonly number[] | undefined, { options }: StoredQuestion): void {
  if (votes === undefined || votes.length === options.length) return;
  const message = `has ${pluralize(votes.length, 'number')}, but the question has ${pluralize(options.length, 'option')}. Send one number per option.`;
  throw new HttpError(422, `The body is invalid. votes ${message}`, {
    errors: [{ path: 'votes', code: 'invalid-value', message }],
  });
}

const formatSnapshot = ({ name, at, count, kind }: RestorePointInfo) => ({
  name,
  takenAt: new Date(at).toISOString(),
  count,
  automatic: kind === 'before-change',
});

/**
 * Returns the undamaged restore points, except scheduled ones. Restore points made before a change get fixed
 * names by age.
 */
function listSnapshots(points: readonly RestorePointInfo[]) {
  const before = points.filter(({ kind }) => kind === 'before-change').map(({ name }) => name);
  before.sort().reverse();
  const findAlias = (name: string) => BEFORE_CHANGE_ALIASES[before.indexOf(name)] ?? name;
  return points
    .filter(({ kind, isDamaged }) => kind !== 'scheduled' && !isDamaged)
    .map((point) =>
      formatSnapshot({
        ...point,
        name: BEFORE_CHANGE_ALIASES.includes(point.name) ? point.name : findAlias(point.name),
      }),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Throws AppError('no-snapshot') if a snapshot name is invalid, such as a path to another file. */
function checkSnapshotName(name: string): string {
  if (restorePointNameSchema.safeParse(name).success) return name;
  throw new AppError('no-snapshot', 'No snapshot can have this name.', { name });
}

const describeClock = ({ clock }: ControlContext) => {
  const setting = clock.setting();
  return {
    now: new Date(clock.now()).toISOString(),
    fixed: 'fixed' in setting ? new Date(setting.fixed).toISOString() : null,
    offset: 'offset' in setting ? setting.offset : 0,
  };
};

const findToken = ({ apiTokens }: ControlContext, id: string) => {
  const found = apiTokens.list().find((token) => token.id === id);
  if (found) return found;
  throw new HttpError(
    404,
    `No API token has the ID ${JSON.stringify(id)}. To list all tokens, use GET /control/v1/tokens.`,
  );
};

/**
 * Returns a function that tests a request's path, with or without the base URL's path. A `*` at the end of
 * the pattern matches any characters.
 */
function createPathTest(pattern: string | undefined): (target: string) => boolean {
  if (pattern === undefined) return () => true;
  const wanted = pattern.replace(/\*$/, '');
  const test = (path: string) => (wanted === pattern ? path === wanted : path.startsWith(wanted));
  return (target) => {
    const [path = ''] = target.split('?', 1);
    return test(path) || (path.startsWith(BASE_PATH) && test(path.slice(BASE_PATH.length)));
  };
}

const SENT = '/questions/{id}/sent';
const SNAPSHOT_PATH = '/snapshots/{name}';
const TOKEN_PATH = '/tokens/{id}';

/**
 * All operations. The routes, validation, OpenAPI document, and contract tests are derived from these
 * definitions.
 */
export const CONTROL_OPERATIONS: readonly ControlOperation[] = [
  defineWithInput({
    id: 'markSent',
    method: 'POST',
    path: SENT,
    summary: 'Mark a question as sent, with votes',
    input: toBodyInput(SENT_INPUT),
    example: { votes: [3, 5], messageID: '1420000000000000042' },
    response: FETCH_OUTPUT,
    async handle(context, { votes, status, messageLink, messageID, sentAt }, address) {
      const { library, clock } = context;
      const { id, question } = findQuestion(address, library);
      // With a fixed clock, a question has the same votes in every run and after each reset.
      const dice = createDice(clock.now(), id);
      const counts = votes === 'random' ? drawRandomVotes(question.options.length, dice) : votes;
      checkVotes(counts, question);
      await library.markSent(id, counts ?? [], status, messageLink, { messageID, sentAt });
      return findQuestionOrThrow(context, id);
    },
  }),
  defineWithoutInput({
    id: 'undoMarkSent',
    method: 'DELETE',
    path: SENT,
    summary: 'Undo the last change that marked a question as sent',
    response: FETCH_OUTPUT,
    async handle(context, address) {
      const { id } = findQuestion(address, context.library);
      await context.library.undoMarkSent(id);
      return findQuestionOrThrow(context, id);
    },
  }),
  defineWithInput({
    id: 'patchQuestion',
    method: 'PATCH',
    path: '/questions/{id}',
    summary: "Change a question's author, creation time, or votes",
    input: toBodyInput(QUESTION_PATCH),
    example: { author: { globalName: 'Sam' }, createdAt: '2026-11-09T09:00:00Z', votes: [3, 5] },
    response: FETCH_OUTPUT,
    async handle(context, fields, address) {
      const { id, question } = findQuestion(address, context.library);
      checkVotes(fields.votes, question);
      await context.library.setServiceFields(id, fields);
      return findQuestionOrThrow(context, id);
    },
  }),
  defineWithInput({
    id: 'resetLibrary',
    method: 'POST',
    path: '/reset',
    summary: 'Restore the state at the start, or only delete questions',
    input: toBodyInput(RESET_INPUT),
    example: {},
    response: REMOVED,
    handle: async ({ admin, start }, { what }) => ({
      removed: what === undefined ? await start.restore() : (await admin.reset(what)).removed,
    }),
  }),
  defineWithoutInput({
    id: 'addSamples',
    method: 'POST',
    path: '/samples',
    summary: 'Add the missing sample questions',
    response: SAMPLES,
    handle: async ({ admin }) => ({ ids: await admin.samples.add() }),
  }),
  defineWithoutInput({
    id: 'listSnapshots',
    method: 'GET',
    path: '/snapshots',
    summary: 'List the snapshots',
    response: SNAPSHOTS,
    handle: async ({ admin }) => ({ snapshots: listSnapshots(await admin.restorePoints.list()) }),
  }),
  defineWithInput({
    id: 'takeSnapshot',
    method: 'POST',
    path: '/snapshots',
    summary: 'Take a snapshot of the library',
    input: toBodyInput(SNAPSHOT_INPUT),
    example: { name: 'start' },
    response: SNAPSHOT,
    async handle({ admin, start }, { name }) {
      const isNew = (await admin.restorePoints.list()).every((point) => point.name !== name);
      const saved = await admin.restorePoints.create(name);
      if (isNew) start.addSnapshot(name);
      return formatSnapshot(saved);
    },
  }),
  defineWithoutInput({
    id: 'deleteSnapshot',
    method: 'DELETE',
    path: SNAPSHOT_PATH,
    summary: 'Delete a snapshot',
    response: REMOVED,
    async handle({ admin }, name) {
      await admin.restorePoints.remove(checkSnapshotName(name));
      return { removed: 1 };
    },
  }),
  defineWithoutInput({
    id: 'restoreSnapshot',
    method: 'POST',
    path: `${SNAPSHOT_PATH}/restore`,
    summary: 'Restore a snapshot, including its IDs',
    response: RESTORED,
    async handle({ admin }, name) {
      const { count } = await admin.restorePoints.restore(checkSnapshotName(name));
      return { count };
    },
  }),
  defineWithoutInput({
    id: 'getFaults',
    method: 'GET',
    path: '/faults',
    summary: 'Get the active faults',
    response: FAULTS,
    handle: ({ faults }) => describeFaults(faults),
  }),
  defineWithInput({
    id: 'setFaults',
    method: 'PUT',
    path: '/faults',
    summary: 'Replace all faults, and reset their counts and random numbers',
    input: toBodyInput(FAULTS_INPUT),
    example: { faults: [{ kind: 'status', operation: 'POST', status: 503, times: 2 }] },
    response: FAULTS,
    handle({ faults, setFaults }, { faults: next, seed }) {
      setFaults(next, seed);
      return describeFaults(faults);
    },
  }),
  defineWithoutInput({
    id: 'clearFaults',
    method: 'DELETE',
    path: '/faults',
    summary: 'Turn off all faults',
    response: FAULTS,
    handle({ faults, setFaults }) {
      setFaults([]);
      return describeFaults(faults);
    },
  }),
  defineWithoutInput({
    id: 'getClock',
    method: 'GET',
    path: '/clock',
    summary: "Get the local API's clock",
    response: CLOCK,
    handle: describeClock,
  }),
  defineWithInput({
    id: 'setClock',
    method: 'PUT',
    path: '/clock',
    summary: 'Stop the clock at a time, or add an offset to it',
    input: toBodyInput(CLOCK_INPUT),
    example: { fixed: '2026-12-24T18:00:00Z' },
    response: CLOCK,
    handle(context, { fixed, offset = 0 }) {
      context.clock.set(fixed === undefined ? { offset } : { fixed });
      return describeClock(context);
    },
  }),
  defineWithoutInput({
    id: 'resetClock',
    method: 'DELETE',
    path: '/clock',
    summary: 'Reset the clock to the system time',
    response: CLOCK,
    handle(context) {
      context.clock.set({ offset: 0 });
      return describeClock(context);
    },
  }),
  defineWithInput({
    id: 'listRequests',
    method: 'GET',
    path: '/requests',
    summary: 'List the requests to the local API',
    input: { in: 'query', schema: REQUEST_QUERY },
    example: { method: 'POST', path: '/api/v1/questions', status: '422' },
    response: REQUESTS,
    handle({ requests }, { method, path, status }) {
      const hasPath = createPathTest(path);
      const calls = [...[...requests.details({ search: '' }).calls].reverse(), ...requests.pending()];
      const found = calls.filter(
        (call) =>
          (method === undefined || call.method === method.toUpperCase()) &&
          (status === undefined || String(call.status ?? 'none') === status) &&
          hasPath(call.path),
      );
      return { requests: found.map(toRequestEntry), evicted: requests.evicted };
    },
  }),
  defineWithoutInput({
    id: 'clearRequests',
    method: 'DELETE',
    path: '/requests',
    summary: 'Clear the request list',
    response: REMOVED,
    handle({ requests }) {
      const { total } = requests.list({ search: '', all: true, limit: 0 });
      requests.clear();
      return { removed: total };
    },
  }),
  defineWithoutInput({
    id: 'listTokens',
    method: 'GET',
    path: '/tokens',
    summary: 'List the API tokens',
    response: TOKENS,
    handle: ({ apiTokens }) => ({ tokens: [...apiTokens.list()] }),
  }),
  defineWithInput({
    id: 'addToken',
    method: 'POST',
    path: '/tokens',
    summary: 'Add an API token',
    input: toBodyInput(TOKEN_INPUT),
    example: { role: 'member', author: { id: '100000000000000042', username: 'sam', globalName: 'Sam' } },
    response: TOKEN,
    handle: ({ apiTokens }, { role, author }) =>
      apiTokens.add({ role, author: { ...createLocalProfile(role).author, ...author } }),
  }),
  defineWithInput({
    id: 'changeToken',
    method: 'PUT',
    path: TOKEN_PATH,
    summary: 'Change the role and the author of an API token',
    input: toBodyInput(TOKEN_INPUT),
    example: { role: 'member', author: { globalName: 'Sam' } },
    response: TOKEN,
    handle: (context, { role, author }, id) =>
      context.apiTokens.update(id, { role, author: { ...findToken(context, id).author, ...author } }),
  }),
  defineWithoutInput({
    id: 'removeToken',
    method: 'DELETE',
    path: TOKEN_PATH,
    summary: 'Remove an API token',
    response: REMOVED,
    async handle(context, id) {
      await context.apiTokens.remove(findToken(context, id).id);
      return { removed: 1 };
    },
  }),
  defineWithoutInput({
    id: 'rotateToken',
    method: 'POST',
    path: `${TOKEN_PATH}/rotate`,
    summary: "Replace an API token's secret",
    response: TOKEN,
    handle: (context, id) => context.apiTokens.rotate(findToken(context, id).id),
  }),
  defineWithoutInput({
    id: 'getSettings',
    method: 'GET',
    path: '/settings',
    summary: 'Get the local API settings',
    response: SETTINGS,
    handle: ({ absentFields }) => ({ absentFields: absentFields() }),
  }),
  defineWithInput({
    id: 'setSettings',
    method: 'PUT',
    path: '/settings',
    summary: 'Change the local API settings',
    input: toBodyInput(SETTINGS),
    example: { absentFields: 'clear' },
    response: SETTINGS,
    async handle({ absentFields, setAbsentFields }, settings) {
      await setAbsentFields(settings.absentFields);
      return { absentFields: absentFields() };
    },
  }),
];

const describeFaults = (engine: FaultEngine) => {
  const { faults, seed } = engine.current();
  return { faults: [...faults], seed };
};
