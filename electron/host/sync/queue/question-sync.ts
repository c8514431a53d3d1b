import type { Draft, Entry } from '../../../../shared/library/entry.ts';
import type { Hold, HoldCode } from '../../../../shared/sync/entry-sync-schema.ts';
import type { Accounts } from '../account/accounts.ts';
import { findByRemoteId, isPostedByHand, isReadyToSend } from '../entry-sync-status.ts';
import {
  type ApplyContext,
  applyCreateResponse,
  applyEditResponse,
  applyRemote,
  type CompleteRemoteQuestion,
  createHold,
  createLinkedEntry,
  toComplete,
} from '../merge/apply-remote.ts';
import { formatRequestBody, getContent } from '../merge/remote-fields.ts';
import type { EntryChange, SyncPorts } from '../sync-ports.ts';
import type { RemoteClient, Session } from '../transport/remote-client.ts';
import { createIdInUseOutcome, type Outcome, type RemoteQuestion } from '../transport/remote-response.ts';
import type { RetrySchedule } from './backoff.ts';
import { findHighestRemoteId } from './created-lookup.ts';
import { isSameEntry, type ResultWriter } from './result-writer.ts';

/**
 * - `done`: the question is synced or no longer queued.
 * - `held`: the question needs attention.
 * - `later`: the question is retried automatically.
 * - `stopped`: the account is paused or waiting.
 */
export type QuestionResult = 'done' | 'held' | 'later' | 'stopped';

/** Syncs one question. The caller ensures that no other operation works on the question. */
export interface QuestionSync {
  /**
   * Sends a queued question: POST, or GET, merge, PUT, GET. `onAnswered` is called when all of a create's
   * requests have ended and the result is being written.
   */
  push(session: Session, id: number, onAnswered: () => void): Promise<QuestionResult>;
  /** Fetches a question and merges remote changes. Doesn't send local changes. */
  pull(session: Session, id: number): Promise<QuestionResult>;
}

/** The entry before a request and the content that was sent. */
interface Sent {
  entry: Entry;
  content: Draft;
}

export function createQuestionSync(
  { repository, clock, log, onSimilarQuestions: onNamed }: SyncPorts,
  remoteClient: RemoteClient,
  resultWriter: ResultWriter,
  retries: RetrySchedule,
  accounts: Accounts,
): QuestionSync {
  const applyContext = (): ApplyContext => ({ at: clock.now(), resolveEmoji: repository.resolveEmoji });

  const hold = async (id: number, code: HoldCode, facts: Record<string, unknown>, tried: Draft | null) => {
    await resultWriter.write(id, ({ sync }) =>
      sync ? { sync: { ...sync, sending: null, hold: createHold(code, clock.now(), facts, tried) } } : null,
    );
    return 'held' as const;
  };

  /** Holds a question after a fetch. An earlier edit remains in progress, because it may have arrived. */
  const holdAfterFetch: typeof hold = async (id, code, facts, tried) => {
    await resultWriter.write(id, ({ sync }) =>
      sync ? { sync: { ...sync, hold: createHold(code, clock.now(), facts, tried) } } : null,
    );
    return 'held';
  };

  /**
   * Handles outcomes without a question, except for unconfirmed creates. `step` is the request that failed.
   */
  async function handleOutcome(
    id: number,
    outcome: Outcome | null,
    tried: Draft | null,
    step: 'fetch' | 'send',
  ): Promise<QuestionResult> {
    const storeHold = step === 'send' ? hold : holdAfterFetch;
    switch (outcome?.kind) {
      case 'again':
        retries.schedule(id, outcome.facts);
        return 'later';
      case 'missing':
        return storeHold(id, 'gone', outcome.facts, null);
      case 'forbidden':
        // A forbidden edit isn't retried automatically, but a fetch is.
        return storeHold(id, 'forbidden', outcome.facts, step === 'send' ? tried : null);
      case 'refused':
        return storeHold(id, 'refused', outcome.facts, tried);
      case 'unusable':
        // The edit may have been applied, so it remains in progress.
        return holdAfterFetch(id, 'unusable', outcome.facts, null);
      default:
        return 'stopped';
    }
  }

  async function create(session: Session, id: number, onAnswered: () => void): Promise<QuestionResult> {
    let sending: Sent | null = null;
    const after = findHighestRemoteId(repository, session.account);
    // Nothing is sent unless the intent is on disk.
    const isStored = await resultWriter.writeBeforeSend(id, (entry) => {
      sending = null;
      const { sync, question } = entry;
      if (!isReadyToSend(entry) || !sync || !question || sync.remoteId !== null) return null;
      const content = getContent(question);
      sending = { entry, content };
      return {
        sync: {
          ...sync,
          account: session.account,
          hold: null,
          sending: { kind: 'create', content, at: clock.now(), ...(after !== undefined && { after }) },
        },
      };
    });
    if (!isStored) return 'stopped';
    return sending === null ? 'done' : post(session, sending, onAnswered);
  }

  /** Clears the intent after a request that had no effect. The question remains queued. */
  async function clearSending(id: number): Promise<void> {
    await resultWriter.write(id, ({ sync }) => (sync?.sending ? { sync: { ...sync, sending: null } } : null));
  }

  async function post(session: Session, sending: Sent, onAnswered: () => void): Promise<QuestionResult> {
    const { id } = sending.entry;
    const { content: sent } = sending;
    const isWanted = () => isStillQueued(sending.entry);
    const outcome = await remoteClient.request(session, 'POST', '/questions', {
      body: formatRequestBody(sent),
      isWanted,
    });
    if (!isCurrentEntry(sending.entry)) return addCreated(session, sending, outcome);
    if (!outcome && !isWanted()) return cancelSend(id);
    switch (outcome?.kind) {
      case 'question':
        return applyCreated(session, sending, outcome.remoteQuestion, onAnswered);
      case 'unknown':
        await resultWriter.write(id, (now) => holdUnconfirmed(now, outcome.facts, sent));
        return 'held';
      case 'missing':
        return hold(id, 'no-address', outcome.facts, null);
      case 'forbidden':
      case 'refused':
        return handleOutcome(id, outcome, sent, 'send');
      default:
        await clearSending(id);
        return 'stopped';
    }
  }

  const holdUnconfirmed = ({ sync }: Entry, facts: Hold['facts'], sent: Draft): EntryChange | null =>
    sync?.sending ? { sync: { ...sync, hold: createHold('unknown', clock.now(), facts, sent) } } : null;

  /** Returns whether the ID still belongs to this question. A restored library may reuse the ID. */
  const isCurrentEntry = (entry: Entry): boolean => isSameEntry(repository.getLatest(entry.id), entry);

  /** Returns whether the author still wants to send the question after it waited for other requests. */
  function isStillQueued(entry: Entry): boolean {
    const now = repository.getLatest(entry.id);
    if (now && isPostedByHand(now)) return false;
    return isCurrentEntry(entry) && now?.removedAt === null && Boolean(now.sync?.sending && now.sync.queued);
  }

  async function cancelSend(id: number): Promise<QuestionResult> {
    await clearSending(id);
    return 'done';
  }

  /** Returns a new entry for a created question, or null if an entry is already linked to its remote ID. */
  const createEntryForCreated = ({ account }: Session, { content }: Sent, remoteQuestion: RemoteQuestion) => {
    if (findByRemoteId(repository, account, remoteQuestion.id)) return null;
    const whole = { ...remoteQuestion, content: remoteQuestion.content ?? content };
    const { question, sync } = createLinkedEntry(account, whole, applyContext());
    return { question, sync: { ...sync, own: true } };
  };

  /** Adds the created question if its entry disappeared when the library was replaced. */
  async function addCreated(session: Session, sent: Sent, outcome: Outcome | null): Promise<QuestionResult> {
    if (outcome?.kind === 'unknown')
      log.warn('unconfirmed create request for a question that is no longer in the library');
    if (outcome?.kind !== 'question') return outcome ? 'later' : 'stopped';
    const added = createEntryForCreated(session, sent, outcome.remoteQuestion);
    return !added || (await resultWriter.add(added)) ? 'done' : 'stopped';
  }

  async function applyCreated(
    session: Session,
    sending: Sent,
    remoteQuestion: RemoteQuestion,
    onAnswered: () => void,
  ): Promise<QuestionResult> {
    const { account } = session;
    const { entry: of, content: sent } = sending;
    const { id } = of;
    const link = (now: Entry, by: RemoteQuestion): EntryChange | null => {
      // Another create may have returned the same ID while this write was pending.
      const other = findByRemoteId(repository, account, remoteQuestion.id);
      if (other && other.id !== id)
        return holdUnconfirmed(now, createIdInUseOutcome(remoteQuestion.id).facts, sent);
      return applyCreateResponse(now, { account, sent, remoteQuestion: by }, applyContext());
    };
    const stored = resultWriter.write(id, (now) => link(now, remoteQuestion), {
      addInstead: () => createEntryForCreated(session, sending, remoteQuestion),
      // Stores only the link. The next fetch returns the rest or shows that it can't be used.
      fallbackChange: (now) =>
        link(now, { id: remoteQuestion.id, content: null, similar: [], unknownFields: {} }),
    });
    onAnswered();
    const entry = await stored;
    retries.cancel(id);
    if (!entry) return resultWriter.isPending(id) ? 'stopped' : 'done';
    await accounts.storeAuthor(session.account, entry.sync?.seen ?? null, 'create');
    if (remoteQuestion.similar.length > 0 && entry.sync?.remoteId === remoteQuestion.id)
      onNamed(entry, remoteQuestion.similar);
    return getResult(entry);
  }

  /**
   * Fetches a question. Resolves with `elsewhere` if the entry isn't linked or was unlinked, relinked, or
   * replaced during the request.
   */
  async function fetch(session: Session, id: number): Promise<Outcome | null | 'elsewhere'> {
    const entry = repository.getLatest(id);
    const remoteId = entry?.sync?.remoteId ?? null;
    if (!entry || remoteId === null) return 'elsewhere';
    const outcome = await remoteClient.request(session, 'GET', `/questions/${remoteId}`);
    return isCurrentEntry(entry) && repository.getLatest(id)?.sync?.remoteId === remoteId
      ? outcome
      : 'elsewhere';
  }

  async function edit(session: Session, id: number): Promise<QuestionResult> {
    const outcome = await fetch(session, id);
    if (outcome === 'elsewhere') return 'done';
    const before = getCompleteQuestion(outcome);
    if (!before) return handleOutcome(id, outcome, getEntryContent(repository.getLatest(id)), 'fetch');
    let sent: Draft | null = null;
    // A delayed write isn't followed by an edit, so it must not store the intent to edit.
    let canSend = true;
    const entry = await resultWriter.write(id, (now) => {
      const change = applyRemote(now, before, canSend && isReadyToSend(now), applyContext());
      sent = change?.sync?.sending?.content ?? null;
      return change;
    });
    canSend = false;
    if (!entry) return resultWriter.isPending(id) ? 'stopped' : 'done';
    if (sent) return put(session, { entry, content: sent }, before);
    retries.cancel(id);
    return getResult(entry);
  }

  async function put(
    session: Session,
    { entry: of, content: sent }: Sent,
    before: CompleteRemoteQuestion,
  ): Promise<QuestionResult> {
    const { id } = of;
    const outcome = await remoteClient.request(session, 'PUT', `/questions/${before.id}`, {
      body: formatRequestBody(sent),
      isWanted: () => isStillQueued(of),
    });
    if (!isCurrentEntry(of)) return 'done';
    if (!outcome && !isStillQueued(of)) return cancelSend(id);
    if (outcome?.kind !== 'question') {
      if (isNotApplied(outcome)) await clearSending(id);
      return handleOutcome(id, outcome, sent, 'send');
    }
    const checked = await fetch(session, id);
    if (checked === 'elsewhere') return 'done';
    const after = getCompleteQuestion(checked);
    const response = outcome.remoteQuestion.id === before.id ? outcome.remoteQuestion.content : null;
    const edited = { sent, response, before: before.content, after };
    const entry = await resultWriter.write(id, (now) => applyEditResponse(now, edited, applyContext()));
    if (!entry) return resultWriter.isPending(id) ? 'stopped' : 'done';
    if (!after) return handleOutcome(id, checked, null, 'fetch');
    await accounts.storeAuthor(session.account, entry.sync?.seen ?? null, 'fetch');
    retries.cancel(id);
    return getResult(entry);
  }

  async function pull(session: Session, id: number): Promise<QuestionResult> {
    const outcome = await fetch(session, id);
    if (outcome === 'elsewhere') return 'done';
    const remoteQuestion = getCompleteQuestion(outcome);
    if (!remoteQuestion) return handleOutcome(id, outcome, null, 'fetch');
    const entry = await resultWriter.write(id, (now) =>
      applyRemote(now, remoteQuestion, false, applyContext()),
    );
    if (!entry) return resultWriter.isPending(id) ? 'stopped' : 'done';
    await accounts.storeAuthor(session.account, entry.sync?.seen ?? null, 'fetch');
    retries.cancel(id);
    return entry.sync?.hold ? 'held' : 'done';
  }

  /**
   * Holds this question after an unexpected error so that other questions can continue. A create that was
   * sent remains unconfirmed.
   */
  async function holdOnError(id: number, work: Promise<QuestionResult>): Promise<QuestionResult> {
    try {
      return await work;
    } catch (error) {
      log.error("couldn't sync a question", error);
      return holdAfterFetch(id, 'unusable', { reason: 'stored' }, null);
    }
  }

  return {
    async push(session, id, onAnswered) {
      const entry = repository.getLatest(id);
      if (!entry || !isReadyToSend(entry) || resultWriter.isPending(id)) return 'done';
      const isCreate = entry.sync?.remoteId === null;
      return holdOnError(id, isCreate ? create(session, id, onAnswered) : edit(session, id));
    },
    pull: (session, id) => holdOnError(id, pull(session, id)),
  };
}

/** Returns true only if it's certain that an edit had no effect. */
const isNotApplied = (outcome: Outcome | null): boolean =>
  outcome === null || ['unreachable', 'redirect', 'unauthorized', 'limited'].includes(outcome.kind);

const getResult = ({ sync }: Entry): QuestionResult => (sync?.hold ? 'held' : 'done');

const getEntryContent = (entry: Entry | undefined): Draft | null =>
  entry?.question ? getContent(entry.question) : null;

const getCompleteQuestion = (outcome: Outcome | null): CompleteRemoteQuestion | null =>
  outcome?.kind === 'question' ? toComplete(outcome.remoteQuestion) : null;
