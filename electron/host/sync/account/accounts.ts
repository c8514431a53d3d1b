import type { Entry } from '../../../../shared/library/entry.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import type { SyncStatus } from '../../../../shared/sync/sync-views.ts';
import { createSerialQueue } from '../../system/serial-queue.ts';
import { isOfAccount, isUntied } from '../entry-sync-status.ts';
import { toComplete } from '../merge/apply-remote.ts';
import { isSameTime } from '../merge/remote-fields.ts';
import type { ApplyWhenIdle, ResultWriter } from '../queue/result-writer.ts';
import type { Account, SyncStateStore } from '../stored-sync-state.ts';
import type { Connection, SyncPorts } from '../sync-ports.ts';
import type { RemoteClient, Session } from '../transport/remote-client.ts';
import type { AccountPause } from './account-pause.ts';
import { mergeAccounts } from './merge-accounts.ts';

/**
 * Accounts on the live service. An account is a base URL and an author. A queued question is sent only to its
 * own account.
 */
export interface Accounts {
  getCurrent(): Account | null;
  find(key: string): Account | undefined;
  /**
   * Resolves with a session for the current base URL and token. Fetches one of the account's questions to
   * check whether a new base URL or token belongs to the same author. Resolves with null if the base URL or
   * token is missing, if the account is paused or waiting, or if the author couldn't be confirmed.
   */
  open(): Promise<Session | null>;
  /** Checks a paused account after the base URL or token changed, and ends an obsolete pause. */
  checkAgain(): Promise<void>;
  isSetUp(): boolean;
  readSetUp(): Promise<SyncStatus['setUp']>;
  /**
   * Sets the account's author to the author of a question that was created in this library. A fetch only adds
   * a missing name.
   */
  storeAuthor(account: string, seen: EntrySync['seen'], by: 'create' | 'fetch'): Promise<void>;
  /**
   * Applies the author's response to the `account-unsure` pause. Does nothing if the base URL or token has
   * changed since the pause.
   */
  confirm(same: boolean): Promise<void>;
}

const RECHECK_DELAY_MS = 30_000;

export function createAccounts(
  { repository, connection, digest, random }: SyncPorts,
  stateStore: SyncStateStore,
  accountPause: AccountPause,
  remoteClient: RemoteClient,
  resultWriter: ResultWriter,
  applyWhenIdle: ApplyWhenIdle,
  {
    isBusy,
    pull,
  }: { isBusy: (id: number) => boolean; pull: (session: Session, id: number) => Promise<boolean> },
): Accounts {
  let setUp: SyncStatus['setUp'] = 'ready';
  const find = (key: string | null) => stateStore.get().accounts.find((account) => account.key === key);
  const getCurrent = () => find(stateStore.get().current) ?? null;
  const createSession = ({ key }: Account, used: Connection): Session => ({ account: key, connection: used });

  /** Returns whether the current wait is for this base URL. */
  const isWaitingFor = (baseUrl: string): boolean => stateStore.get().wait?.facts.baseUrl === baseUrl;

  async function switchTo(account: Account): Promise<Account> {
    const others = stateStore.get().accounts.filter(({ key }) => key !== account.key);
    const before = stateStore.get();
    await stateStore.save({
      accounts: [...others, account],
      current: account.key,
      pause: before.pause?.code === 'disk' ? before.pause : null,
      wait: isWaitingFor(account.baseUrl) ? before.wait : null,
      refreshedTo: before.current === account.key ? before.refreshedTo : null,
      lastRound: before.current === account.key ? before.lastRound : null,
      unsureFor: null,
    });
    return account;
  }

  const createAccount = ({ baseUrl }: Connection, token: string): Account => ({
    key: random.uuid(),
    baseUrl,
    token,
    author: null,
  });

  const listEntries = (account: Account): Entry[] =>
    [...repository.listSyncedEntries()].filter(
      (entry) =>
        isOfAccount(entry, account.key) &&
        entry.sync?.account !== '' &&
        (entry.sync?.remoteId !== null || entry.sync.queued !== null || entry.sync.sending !== null),
    );

  /**
   * If the base URL changed, clears the `no-address` holds, because the previous base URL may have caused
   * them.
   */
  async function clearBaseUrlHolds(account: Account, { baseUrl }: Connection): Promise<void> {
    if (account.baseUrl === baseUrl) return;
    for (const { id, sync } of listEntries(account))
      if (sync?.hold?.code === 'no-address')
        await resultWriter.write(id, (now) =>
          now.sync?.hold?.code === 'no-address' ? { sync: { ...now.sync, hold: null } } : null,
        );
  }

  /**
   * Checks whether a new base URL or token belongs to the same account. Resolves with null if it doesn't or
   * if the check isn't conclusive.
   */
  async function checkCandidate(account: Account, used: Connection, token: string): Promise<Session | null> {
    const pauseUnsure = async (facts: Record<string, unknown>): Promise<null> => {
      await stateStore.trySave({ unsureFor: { baseUrl: used.baseUrl, token, account: account.key } });
      await accountPause.pause('account-unsure', facts);
      return null;
    };
    const asked = stateStore.get().unsureFor;
    if (asked?.baseUrl === used.baseUrl && asked.token === token && accountPause.getPause()) return null;
    const moved = { ...account, baseUrl: used.baseUrl, token };
    const entries = listEntries(account);
    const move = async () => {
      await clearBaseUrlHolds(account, used);
      return createSession(await switchTo(moved), used);
    };
    // If the service rejected the token from the start, nothing ties the queue to this account.
    const isRejected = accountPause.getPause()?.code === 'unauthorized';
    if (entries.length === 0 || (isRejected && entries.every(isUntied))) return move();
    // The pause was about the previous token or base URL.
    if (accountPause.getPause()?.code !== 'disk') await accountPause.resume();
    if (!isWaitingFor(used.baseUrl)) await accountPause.endWait(true);
    const comparison = findComparisonEntry(entries, account.key);
    const author = comparison?.sync?.seen?.author;
    if (!comparison || !author)
      return pauseUnsure({ reason: 'no-question', was: getAuthorName(account), is: null });
    const outcome = await remoteClient.request(
      createSession(moved, used),
      'GET',
      `/questions/${comparison.sync?.remoteId}`,
    );
    if (outcome?.kind === 'question') {
      const other = outcome.remoteQuestion.author;
      // Different services can use the same IDs, and the same author can have questions on both.
      const { createdAt } = outcome.remoteQuestion;
      const met = comparison.sync?.seen?.createdAt;
      if (met && createdAt && !isSameTime(met, createdAt))
        return pauseUnsure({ reason: 'no-question', was: author.name ?? author.id, is: null });
      if (other?.id === author.id) {
        const whole = toComplete(outcome.remoteQuestion);
        // If the disk is full, the write must be pending before the account is switched.
        if (whole) await applyWhenIdle(comparison.id, whole);
        return move();
      }
      const is = other?.name ?? other?.id ?? null;
      return pauseUnsure({ reason: 'other-author', was: author.name ?? author.id, is });
    }
    if (outcome?.kind === 'missing' || outcome?.kind === 'forbidden' || outcome?.kind === 'refused') {
      return pauseUnsure({ reason: 'other-author', was: author.name ?? author.id, is: null });
    }
    // Without a usable response, only the user can decide.
    if (outcome?.kind === 'unusable')
      return pauseUnsure({ reason: 'no-question', was: author.name ?? author.id, is: null });
    if (outcome?.kind === 'again') {
      const detail = String(outcome.facts.status ?? outcome.facts.cause);
      await accountPause.wait('unreachable', RECHECK_DELAY_MS, {
        cause: 'other',
        detail,
        baseUrl: used.baseUrl,
      });
    }
    // `openNow` ends this pause when the author restores the previous base URL and token.
    if (accountPause.getPause()?.code === 'unauthorized')
      await stateStore.trySave({ unsureFor: { baseUrl: used.baseUrl, token, account: account.key } });
    return null;
  }

  /**
   * Restores the accounts from the entries if `sync.json` is lost. The account with the most entries becomes
   * the current one. The next `open` checks it because its base URL and token are unknown.
   */
  async function restoreFromEntries(): Promise<Account | null> {
    const named = Map.groupBy(repository.listSyncedEntries(), ({ sync }) => sync?.account ?? '');
    named.delete('');
    const keys = [...named].sort(([, a], [, b]) => b.length - a.length).map(([key]) => key);
    const accounts = keys.map((key) => {
      const author = findComparisonEntry(named.get(key) ?? [], key)?.sync?.seen?.author ?? null;
      return { key, baseUrl: '', token: '', author };
    });
    const [first] = accounts;
    if (!first) return null;
    await stateStore.save({ accounts, current: first.key });
    return first;
  }

  /**
   * Resolves with the account that a new base URL and token may belong to, or null if there is none. Prefers
   * the current account if it has entries, and then an earlier account with this base URL.
   */
  async function findCandidate({ baseUrl }: Connection): Promise<Account | null> {
    const inUse = getCurrent();
    if (inUse && listEntries(inUse).length > 0) return inUse;
    const former = stateStore
      .get()
      .accounts.findLast((account) => account.baseUrl === baseUrl && listEntries(account).length > 0);
    return former ?? inUse ?? (await restoreFromEntries());
  }

  const isCurrent = ({ baseUrl, token }: Connection): boolean => {
    const account = getCurrent();
    return account?.baseUrl === baseUrl && account.token === digest(token);
  };

  /** Returns whether the service rejected the token of a connection that isn't in use yet. */
  const isRejectedCandidate = (): boolean =>
    accountPause.getPause()?.code === 'unauthorized' && stateStore.get().unsureFor !== null;

  async function openNow(): Promise<Session | null> {
    const used = await connection();
    if (used.baseUrl === '' || used.token === '') return null;
    const token = digest(used.token);
    const account = getCurrent();
    if (account && isCurrent(used)) {
      // The pause was about another connection.
      if (accountPause.getPause()?.code === 'account-unsure' || isRejectedCandidate())
        await accountPause.resume();
      if (stateStore.get().unsureFor) await stateStore.trySave({ unsureFor: null });
      if (accountPause.getPause() || accountPause.getWait()) return null;
      await stateStore.ensureSaved();
      const session = createSession(account, used);
      await mergeAccounts(account, {
        repository,
        stateStore,
        resultWriter,
        isBusy,
        pull: (id) => pull(session, id),
      });
      return session;
    }
    const known = stateStore
      .get()
      .accounts.find((one) => one.baseUrl === used.baseUrl && one.token === token);
    if (known) return createSession(await switchTo(known), used);
    const before = await findCandidate(used);
    return before
      ? checkCandidate(before, used, token)
      : createSession(await switchTo(createAccount(used, token)), used);
  }

  async function checkAgainNow(): Promise<void> {
    const pause = accountPause.getPause();
    const used = await connection();
    if (pause && (pause.code === 'account-unsure' || isRejectedCandidate() || !isCurrent(used)))
      await openNow();
  }

  async function confirmNow(same: boolean): Promise<void> {
    const used = await connection();
    const token = digest(used.token);
    const asked = stateStore.get().unsureFor;
    // The author's response was about another connection.
    if (asked?.baseUrl !== used.baseUrl || asked.token !== token) return;
    const account = find(asked.account ?? null) ?? getCurrent();
    if (same && account) await clearBaseUrlHolds(account, used);
    await switchTo(
      same && account ? { ...account, baseUrl: used.baseUrl, token } : createAccount(used, token),
    );
  }

  /** Runs calls one at a time, because concurrent calls would create an account twice. */
  const enqueue = createSerialQueue();

  return {
    getCurrent,
    find,
    open: () => enqueue(openNow),
    // Waits for a check of the previous connection, because that check may pause the account.
    checkAgain: () => enqueue(checkAgainNow),
    isSetUp: () => setUp === 'ready',
    async readSetUp() {
      const { baseUrl, token } = await connection();
      setUp = baseUrl === '' ? 'no-address' : token === '' ? 'no-token' : 'ready';
      return setUp;
    },
    async storeAuthor(key, seen, by) {
      const known = find(key);
      if (!seen?.author || !known) return;
      const isFirst = known.author === null && by === 'create';
      const isName = known.author?.id === seen.author.id && !known.author.name && seen.author.name !== null;
      if (!isFirst && !isName) return;
      const others = stateStore.get().accounts.filter((one) => one !== known);
      await stateStore.trySave({ accounts: [...others, { ...known, author: seen.author }] });
    },
    confirm: (same) => enqueue(() => confirmNow(same)),
  };
}

const getAuthorName = ({ author }: Account): string | null => author?.name ?? author?.id ?? null;

/** Returns a question whose author identifies the account. Prefers one that was created in this library. */
function findComparisonEntry(entries: readonly Entry[], account: string): Entry | undefined {
  const known = entries.filter(
    ({ sync }) => sync?.account === account && sync.remoteId !== null && sync.seen?.author,
  );
  return known.find(({ sync }) => sync?.own) ?? known[0];
}
