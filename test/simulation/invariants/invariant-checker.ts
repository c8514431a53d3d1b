import { type Entry, isPurged, type StoredQuestion } from '../../../shared/library/entry.ts';
import { toDraft } from '../../../shared/library/entry-draft.ts';
import { FIELDS, type Field } from '../../../shared/question/question-fields.ts';
import type { SyncRow, SyncStatus } from '../../../shared/sync/sync-views.ts';
import { contentToDraft, findMark } from '../random-text.ts';
import type { LiveServer, Operation } from '../server/live-server.ts';
import type { RequestOutcome } from '../server/network-conditions.ts';
import type { RemoteQuestion } from '../server/response-body.ts';
import { type Content, formatField } from '../server/stored-content.ts';
import type { Disk } from '../simulated-disk.ts';
import type { Arrived, Departure } from '../simulated-network.ts';
import { createChangeInvariants } from './change-invariants.ts';
import { createPublishingInvariants } from './publishing-invariants.ts';
import {
  createPastValues,
  createQuestionRecord,
  type PastValues,
  parseDraft,
  type QuestionRecord,
} from './question-record.ts';
import { createReplacedVersions } from './replaced-versions.ts';
import { createRequestInvariants } from './request-invariants.ts';
import { isSortedForm, listDifferences } from './same-content.ts';
import { createStatusInvariants } from './status-invariants.ts';
import type { Violate } from './violation.ts';

/** Watches one client's author, disk, and network, and reports violated invariants. */
export interface InvariantChecker {
  onDepart(departure: Departure, outcome: RequestOutcome): void;
  onAct(departure: Departure, operation: Operation, again: boolean): void;
  onReturn(departure: Departure, arrived: Arrived): void;
  /** True while the running engine waits for a response. */
  readonly isBusy: boolean;
  /**
   * Called before the engine changes an entry. The returned function must be called after the change is on
   * disk or has failed.
   */
  changed(before: Entry | null, after: Entry): (isKept: boolean) => void;
  onSave(entry: Entry): void;
  /** Called when another client changes a question's fields on the service or when a delayed edit arrives. */
  onOvertake(remoteId: number, fields: readonly Field[]): void;
  getRecord(id: number): QuestionRecord;
  allowCreate(id: number): void;
  connect(base: string, token: string): void;
  /** Returns whether the account is the last one that the client wrote to. */
  isSame(base: string, token: string): boolean;
  /** Checks the client's views. `isWriting` is true while the disk is being written to. */
  checkViews(
    status: SyncStatus,
    rows: readonly SyncRow[],
    findEntry: (id: number) => Entry | undefined,
    isWriting: boolean,
  ): void;
  onCrash(): void;
}

export interface InvariantCheckerParts {
  violate: Violate;
  getTime: () => number;
  getWallTime: () => number;
  disk: Disk;
  servers: ReadonlyMap<string, LiveServer>;
  /** Returns all content that a question on the service has ever had. */
  getServed: (remoteId: number) => PastValues;
}

interface FieldChange {
  /**
   * The edited entry, or null if another client made the change. Several entries may be linked to one
   * question.
   */
  by: number | null;
  /**
   * Fetches that were sent after this edit but processed before it. These fetches matter because an edit by a
   * crashed process may arrive after them. If none of the fetches had a response, the author doesn't know of
   * the edit, and the edit counts as a remote change (docs/project/sync-design.md).
   */
  behind: readonly number[];
}

const BY_ANOTHER_CLIENT: FieldChange = { by: null, behind: [] };

export function createInvariantChecker({
  violate,
  getTime,
  getWallTime,
  disk,
  servers,
  getServed,
}: InvariantCheckerParts): InvariantChecker {
  const stories = new Map<number, QuestionRecord>();
  const acceptedThere = new Map<number, PastValues>();
  /** Changes by remote question and field. */
  const changed = new Map<string, Set<FieldChange>>();
  /** Numbers of processed fetches by remote question. */
  const fetches = new Map<number, number[]>();
  /** Numbers of fetches with a response. */
  const checks = new Set<number>();
  /** The marker of each further create that the author requested and that wasn't sent yet, by entry. */
  const asked = new Map<number, string>();
  /** Changes that are being written to disk. */
  const open = new Map<Entry, () => void>();
  let base = '';

  const getStory = (id: number): QuestionRecord => have(stories, id, createQuestionRecord);
  const getAccepted = (remoteId: number): PastValues => have(acceptedThere, remoteId, createPastValues);
  const nothingServed = createPastValues();
  const getQuirks = () => servers.get(base)?.quirks ?? getDefaultQuirks(servers);
  /**
   * Returns the entries linked to a remote question. If two accounts that are actually the same have an entry
   * each, returns only the entry that's being edited.
   */
  function withRemote(remoteId: number, departure: Departure): Entry[] {
    const all = [...disk.entries.values()].filter(
      ({ sync }) => sync?.remoteId === remoteId && publishing.isOwner(sync.account, departure),
    );
    const edited = all.filter(({ sync }) => sync?.sending?.kind === 'edit');
    return edited.length > 0 ? edited : all;
  }

  const isHeld = (remoteId: number, besides: number): boolean =>
    [...disk.entries.values()].some(({ id, sync }) => id !== besides && sync?.remoteId === remoteId);

  const requests = createRequestInvariants({ violate, getTime, getWallTime });
  const publishing = createPublishingInvariants({
    violate,
    getEntries: () => disk.entries,
    findAuthor: (url, token) =>
      [...servers].find(([address]) => url.startsWith(`${address}/`))?.[1].findAuthor(token),
  });
  const replaced = createReplacedVersions({
    violate,
    listHistories: (...which) => withRemote(...which).map(({ id }) => disk.getHistory(id)),
    listAccepted: (remoteId, departure) => [
      getAccepted(remoteId),
      ...withRemote(remoteId, departure).map(({ id }) => getStory(id).accepted),
    ],
    listLocal: (...which) => withRemote(...which).map(({ id }) => getStory(id).local),
    isOpen: (url) => {
      const remote = [...disk.entries.values()].filter(({ sync }) =>
        url.endsWith(`/questions/${sync?.remoteId}`),
      );
      return remote.length === 0 || remote.some(({ sync }) => sync?.sending?.kind === 'edit');
    },
  });
  const changes = createChangeInvariants({
    violate,
    getRecord: getStory,
    getServed: (remoteId) => (remoteId === null ? nothingServed : getServed(remoteId)),
    getQuirks,
    // If the author confirms that two services are the same account, each service may use the ID for a
    // different question.
    isForeign: (id, remoteId, field) =>
      [...servers.values()].filter(({ questions }) => questions.has(remoteId)).length > 1 ||
      [...(changed.get(`${remoteId} ${field}`) ?? [])].some(
        ({ by, behind }) => by !== id || behind.some((number) => checks.has(number)),
      ),
  });
  const standings = createStatusInvariants({ violate, getTime, getWallTime });

  /**
   * Returns the fields whose local and remote values differ. Excludes fields with an unknown remote value.
   */
  const findUnexpectedFields = (url: string, question: StoredQuestion, content: Content): Field[] => {
    const draft = toDraft(question);
    const isOrder = () => isSortedForm(draft, content, getQuirks());
    return listDifferences(draft, content, getQuirks()).filter(
      (field) => !replaced.doubts(url).includes(field) && !(field === 'options' && isOrder()),
    );
  };

  /**
   * Checks that a synced entry has the same content locally and on the service, as far as the client can
   * know.
   */
  function checkSynced({ id, remoteId, state, why }: SyncRow, entry: Entry | undefined) {
    const remote = servers.get(base)?.questions.get(remoteId ?? 0);
    const question = entry?.question;
    if (state !== 'synced' || why !== null || !question || !remote) return;
    const url = `${base}/questions/${remote.id}`;
    if (requests.isBusy) return;
    const edits = [...(requests.unverified.get(url) ?? [])];
    if (edits.some((edit) => !isOfAnother(edit, entry)))
      violate('verified', `${id} is synced but was not fetched since its edit`);
    // A fetch for another purpose doesn't merge. Only a sync merges.
    if (replaced.seen(url) !== remote.version) return;
    const fields = findUnexpectedFields(url, question, remote.content);
    if (fields.length > 0 && !isSeenByAnother(url, entry, remote))
      violate(
        'synced',
        `${id} is synced, but ${fields.join(', ')} differ: ${JSON.stringify(fields.map((field) => toDraft(question)[field]))} is here, and there ${JSON.stringify(remote.content)}`,
      );
  }

  /** The last entry linked to each remote question and account. The author may have unlinked it since. */
  const linked = new Map<string, Entry>();

  /**
   * Returns whether an edit belongs to another account's entry. If two accounts have the question, each entry
   * depends only on edits in the same account.
   */
  const isOfAnother = (edit: number, { id, sync }: Entry): boolean =>
    [...linked.values()].some(
      (other) =>
        other.id !== id &&
        other.id === publishing.findSender(edit) &&
        other.sync?.remoteId === sync?.remoteId &&
        other.sync?.account !== sync?.account,
    );

  /**
   * Returns whether another account may have seen this version. If two accounts have the question, each
   * account has only the versions that it saw.
   */
  const isSeenByAnother = (url: string, { sync }: Entry, remote: RemoteQuestion): boolean =>
    [...linked.values()].some(
      (other) =>
        other.question &&
        other.sync?.remoteId === remote.id &&
        other.sync.account !== sync?.account &&
        (findUnexpectedFields(url, other.question, remote.content).length === 0 || hasSeen(other, remote)),
    );

  /**
   * Returns whether the client has seen this content. The last version that the client saw remains the merge
   * base even if the author changes the question.
   */
  const hasSeen = ({ sync }: Entry, { content }: RemoteQuestion): boolean =>
    sync?.base != null && listDifferences(sync.base.echo, content, getQuirks()).length === 0;

  /** Checks that an entry that left the queue is on the service, as far as the client can know. */
  function checkDone({ id, sync, question }: Entry) {
    const remote = servers.get(base)?.questions.get(sync?.remoteId ?? 0);
    if (!sync?.remoteId) return violate('edit lost', `${id} left the queue but is not on the service`);
    if (!remote || !question || replaced.seen(`${base}/questions/${remote.id}`) !== remote.version) return;
    const fields = findUnexpectedFields(`${base}/questions/${remote.id}`, question, remote.content);
    if (fields.length > 0) violate('edit lost', `${id} left the queue, but ${fields.join(', ')} differ`);
  }

  function recordChange(change: FieldChange, remoteId: number, fields: readonly Field[]): void {
    for (const field of fields) have(changed, `${remoteId} ${field}`, () => new Set()).add(change);
  }

  /** Records the processing order of fetches and edits. */
  function recordOperation({ method, number }: Departure, { held: remote, before }: Operation): void {
    if (!remote) return;
    const all = have(fetches, remote.id, () => []);
    if (method === 'GET') all.push(number);
    if (method !== 'PUT' || !before) return;
    const fields = FIELDS.filter(
      (field) => formatField(before, field) !== formatField(remote.content, field),
    );
    const behind = all.filter((other) => other > number);
    recordChange({ by: publishing.findSender(number) ?? null, behind }, remote.id, fields);
  }

  return {
    onDepart(departure, outcome) {
      requests.onDepart(departure, outcome);
      publishing.onDepart(departure);
      replaced.onDepart(departure);
      standings.onMove();
    },
    onAct(departure, operation, again) {
      const { held: remote } = operation;
      if (remote && departure.method !== 'GET') {
        const body = parseDraft(departure.body);
        for (const said of [getAccepted(remote.id), ...listOwners(remote.id, remote.content.title)]) {
          said.add(body);
          said.add(contentToDraft(remote.content));
        }
      }
      recordOperation(departure, operation);
      if (again) return;
      requests.onAct(departure, operation);
      replaced.onAct(departure, operation);
    },
    onReturn(departure, arrived) {
      const isWell = requests.onReturn(departure, arrived);
      replaced.onReturn(departure, isWell);
      if (!isWell || departure.method !== 'GET') return;
      publishing.onFetch(departure);
      checks.add(departure.number);
    },
    get isBusy() {
      return requests.isBusy;
    },
    changed(before, after) {
      if (after.question) getStory(after.id).local.add(toDraft(after.question));
      if (before) changes.onChange(before, after);
      if (after.sync && after.sync.remoteId !== null)
        linked.set(`${after.sync.remoteId} ${after.sync.account}`, after);
      const record = getStory(after.id);
      if (after.sync?.remoteId) asked.delete(after.id);
      const remoteId = before?.sync?.remoteId ?? null;
      // Two accounts that are actually the same had this question. If the entry is queued again, it becomes a
      // different question.
      if (remoteId !== null && !after.sync && isHeld(remoteId, after.id)) record.isUnlinked = true;
      record.recordMove(Boolean(after.sync?.queued));
      if (before?.sync?.sending?.kind === 'create' && remoteId === null && after.sync?.remoteId)
        replaced.onLink(`${base}/questions/${after.sync.remoteId}`, before.sync.sending.content);
      const isOut = before?.sync?.queued && !after.sync?.queued && !after.sync?.hold;
      const isDone = isOut && record.wish === 'yes';
      if (isDone) {
        checkDone(after);
        record.wish = 'no';
      }
      const undo = () => {
        record.recordMove(Boolean(disk.entries.get(after.id)?.sync?.queued));
        if (isDone) record.recordStay();
        else if (isOut) record.recordReturn();
        standings.onMove();
      };
      open.set(after, undo);
      return (isKept) => {
        open.delete(after);
        if (!isKept) undo();
      };
    },
    onSave(entry) {
      const record = getStory(entry.id);
      if (!entry.question) return;
      record.authored.add(toDraft(entry.question));
      record.local.add(toDraft(entry.question));
      record.chosen = null;
      // A requested create that wasn't sent yet uses the new title too.
      const mark = findMark(entry.question.title) ?? '';
      if (!asked.has(entry.id) || asked.get(entry.id) === mark) return;
      asked.set(entry.id, mark);
      requests.allowCreate(mark);
    },
    onOvertake(remoteId, fields) {
      recordChange(BY_ANOTHER_CLIENT, remoteId, fields);
    },
    getRecord: getStory,
    allowCreate(id) {
      const mark = findMark(disk.entries.get(id)?.question?.title ?? '') ?? '';
      asked.set(id, mark);
      requests.allowCreate(mark);
    },
    connect(address, given) {
      base = address;
      requests.connect(address, given);
    },
    isSame: publishing.isSame,
    checkViews(status, rows, findEntry, isWriting) {
      const there = rows.filter(({ id }) => {
        const entry = findEntry(id);
        return entry !== undefined && !isPurged(entry) && entry.removedAt === null;
      });
      // Views may show an entry's new state only after the entry is on disk.
      standings.checkViews(status, there, requests.isBusy || isWriting);
      // Views may show a response's result only after it's stored. Until the connection's account is known,
      // the status belongs to the previous account.
      const isAbout = status.account?.baseUrl === base;
      if (!isWriting && isAbout) for (const row of there) checkSynced(row, findEntry(row.id));
    },
    onCrash() {
      for (const [{ id }, undo] of open) if (disk.entries.get(id)?.sync?.queued) undo();
      open.clear();
      requests.onCrash();
      replaced.onCrash();
      standings.onMove();
    },
  };

  /**
   * Returns the accepted content of all entries that are linked to this question or may become linked to it
   * by a create in progress.
   */
  function listOwners(remoteId: number, title: string): PastValues[] {
    return [...disk.entries.values()]
      .filter(
        ({ sync, question }) =>
          sync &&
          (sync.remoteId === remoteId ||
            (sync.sending && findMark(question?.title ?? '') === findMark(title))),
      )
      .map(({ id }) => getStory(id).accepted);
  }
}

function have<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = make();
  map.set(key, created);
  return created;
}

function getDefaultQuirks(servers: ReadonlyMap<string, LiveServer>): LiveServer['quirks'] {
  for (const { quirks } of servers.values()) return quirks;
  throw new Error('There is no service.');
}
