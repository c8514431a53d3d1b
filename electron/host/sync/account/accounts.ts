import type { Entry } from '../../../../shared/library/entry.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync.ts';
import type { SyncStatus } from '../../../../shared/sync/sync-views.ts';
import { serialQueue } from '../../system/serial-queue.ts';
import { ifComplete } from '../merge/apply-remote.ts';
import { isSameTime } from '../merge/remote-fields.ts';
import type { ApplyWhenIdle, PendingWrites } from '../queue/pending-writes.ts';
import type { Connection, SyncPorts } from '../sync-ports.ts';
import type { Account, SyncStateStore } from '../sync-state.ts';
import { belongsTo } from '../sync-status.ts';
import type { RemoteClient, Session } from '../transport/remote-client.ts';
import type { AccountPause } from './account-pause.ts';
import { mergeAccounts } from './merge-accounts.ts';

/** The accounts: a base URL and an author each. A queued question goes to its account only. */
export interface Accounts {
  current(): Account | null;
  find(key: string): Account | undefined;
  /**
   * Returns a session for the current base URL and token; null if one is missing, or while it is unknown if the account is still the
   * same. To find out, it fetches one question of the account and compares the author.
   */
  open(): Promise<Session | null>;
  /** Checks the account after a change of base URL or token, and ends an obsolete pause. */
  recheck(): Promise<void>;
  /** Whether there are a base URL and a token, as of the last `readSetUp`. */
  isSetUp(): boolean;
  readSetUp(): Promise<SyncStatus['setUp']>;
  /** Stores the author of the account, which is the author of a created question. */
  noteAuthor(account: string, seen: EntrySync['seen'], by: 'create' | 'fetch'): Promise<void>;
  /** Applies the author's choice; does nothing if there was no question about it. */
  confirm(same: boolean): Promise<void>;
}

const CHECK_AGAIN = 30_000;

export function createAccounts(
  { repository, connection, digest, random }: SyncPorts,
  stateStore: SyncStateStore,
  accountPause: AccountPause,
  remoteClient: RemoteClient,
  pendingWrites: PendingWrites,
  applyWhenIdle: ApplyWhenIdle,
): Accounts {
  let setUp: SyncStatus['setUp'] = 'ready';
  const find = (key: string | null) => stateStore.get().accounts.find((account) => account.key === key);
  const current = () => find(stateStore.get().current) ?? null;
  const sessionOf = ({ key }: Account, used: Connection): Session => ({ account: key, connection: used });

  /** A wait applies to the service that caused it. */
  const isWaitOf = (baseUrl: string): boolean => stateStore.get().wait?.facts.baseUrl === baseUrl;

  /** Switches to an account and ends the pause of the previous one. */
  async function use(account: Account): Promise<Account> {
    const others = stateStore.get().accounts.filter(({ key }) => key !== account.key);
    const before = stateStore.get();
    await stateStore.save({
      accounts: [...others, account],
      current: account.key,
      pause: before.pause?.code === 'disk' ? before.pause : null,
      wait: isWaitOf(account.baseUrl) ? before.wait : null,
      refreshedTo: before.current === account.key ? before.refreshedTo : null,
      unsureFor: null,
    });
    return account;
  }

  const fresh = ({ baseUrl }: Connection, token: string): Account => ({
    key: random.uuid(),
    baseUrl,
    token,
    author: null,
  });

  /** The entries of the account that are linked, queued, or in progress. */
  const bound = (account: Account): Entry[] =>
    [...repository.entriesWithSync()].filter(
      (entry) =>
        belongsTo(entry, account.key) &&
        entry.sync?.account !== '' &&
        (entry.sync?.remoteId !== null || entry.sync.queued !== null || entry.sync.sending !== null),
    );

  /** Ends the holds that a wrong base URL caused. */
  async function release(account: Account, { baseUrl }: Connection): Promise<void> {
    if (account.baseUrl === baseUrl) return;
    for (const { id, sync } of bound(account))
      if (sync?.hold?.code === 'no-address')
        await pendingWrites.write(id, (now) =>
          now.sync?.hold?.code === 'no-address' ? { sync: { ...now.sync, hold: null } } : null,
        );
  }

  /** Checks if an account is the same with another base URL or token. */
  async function change(account: Account, used: Connection, token: string): Promise<Session | null> {
    const unsure = async (facts: Record<string, unknown>): Promise<null> => {
      await stateStore.trySave({ unsureFor: { baseUrl: used.baseUrl, token, account: account.key } });
      await accountPause.pause('account-unsure', facts);
      return null;
    };
    const asked = stateStore.get().unsureFor;
    if (asked?.baseUrl === used.baseUrl && asked.token === token && accountPause.currentPause()) return null;
    const moved = { ...account, baseUrl: used.baseUrl, token };
    const entries = bound(account);
    const move = async () => {
      await release(account, used);
      return sessionOf(await use(moved), used);
    };
    if (entries.length === 0) return move();
    // The pause was about the previous token or base URL.
    if (accountPause.currentPause()?.code !== 'disk') await accountPause.resume();
    if (!isWaitOf(used.baseUrl)) await accountPause.endWait(true);
    const own = toCompare(entries, account.key);
    const author = own?.sync?.seen?.author;
    if (!own || !author) return unsure({ reason: 'no-question', was: nameOf(account), is: null });
    const outcome = await remoteClient.request(
      sessionOf(moved, used),
      'GET',
      `/questions/${own.sync?.remoteId}`,
    );
    if (outcome?.kind === 'question') {
      const other = outcome.remoteQuestion.author;
      // Two services can use the same IDs, and one person can write on both.
      const { createdAt } = outcome.remoteQuestion;
      const met = own.sync?.seen?.createdAt;
      if (met && createdAt && !isSameTime(met, createdAt))
        return unsure({ reason: 'no-question', was: author.name ?? author.id, is: null });
      if (other?.id === author.id) {
        const whole = ifComplete(outcome.remoteQuestion);
        // First, so that the write is pending if the disk is full.
        if (whole) await applyWhenIdle(own.id, whole);
        return move();
      }
      const is = other?.name ?? other?.id ?? null;
      return unsure({ reason: 'other-author', was: author.name ?? author.id, is });
    }
    if (outcome?.kind === 'missing' || outcome?.kind === 'forbidden' || outcome?.kind === 'refused') {
      return unsure({ reason: 'other-author', was: author.name ?? author.id, is: null });
    }
    // Without an author in the response, only the user can decide.
    if (outcome?.kind === 'unusable')
      return unsure({ reason: 'no-question', was: author.name ?? author.id, is: null });
    if (outcome?.kind === 'again') {
      const detail = String(outcome.facts.status ?? outcome.facts.cause);
      await accountPause.wait('unreachable', CHECK_AGAIN, { cause: 'other', detail, baseUrl: used.baseUrl });
    }
    return null;
  }

  /**
   * Restores accounts from the entries if `sync.json` is lost. The account with the most entries becomes the current one, and is
   * checked as after any change.
   */
  async function rememberFromEntries(): Promise<Account | null> {
    const named = Map.groupBy(repository.entriesWithSync(), ({ sync }) => sync?.account ?? '');
    named.delete('');
    const keys = [...named].sort(([, a], [, b]) => b.length - a.length).map(([key]) => key);
    const accounts = keys.map((key) => {
      const author = toCompare(named.get(key) ?? [], key)?.sync?.seen?.author ?? null;
      return { key, baseUrl: '', token: '', author };
    });
    const [first] = accounts;
    if (!first) return null;
    await stateStore.save({ accounts, current: first.key });
    return first;
  }

  /**
   * The account that an unknown base URL and token may belong to: the current one or, if it has no entries, the former one with this
   * base URL.
   */
  async function meant({ baseUrl }: Connection): Promise<Account | null> {
    const inUse = current();
    if (inUse && bound(inUse).length > 0) return inUse;
    const former = stateStore
      .get()
      .accounts.findLast((account) => account.baseUrl === baseUrl && bound(account).length > 0);
    return former ?? inUse ?? (await rememberFromEntries());
  }

  const isCurrent = ({ baseUrl, token }: Connection): boolean => {
    const account = current();
    return account?.baseUrl === baseUrl && account.token === digest(token);
  };

  async function openNow(): Promise<Session | null> {
    const used = await connection();
    if (used.baseUrl === '' || used.token === '') return null;
    const token = digest(used.token);
    const account = current();
    if (account && isCurrent(used)) {
      // The pause was about another connection.
      if (accountPause.currentPause()?.code === 'account-unsure') await accountPause.resume();
      if (stateStore.get().unsureFor) await stateStore.trySave({ unsureFor: null });
      if (accountPause.currentPause() || accountPause.currentWait()) return null;
      await mergeAccounts(account, { repository, stateStore, pendingWrites });
      return sessionOf(account, used);
    }
    const known = stateStore
      .get()
      .accounts.find((one) => one.baseUrl === used.baseUrl && one.token === token);
    if (known) return sessionOf(await use(known), used);
    const before = await meant(used);
    return before ? change(before, used, token) : sessionOf(await use(fresh(used, token)), used);
  }

  async function confirmNow(same: boolean): Promise<void> {
    const used = await connection();
    const token = digest(used.token);
    const asked = stateStore.get().unsureFor;
    // The choice was about another connection.
    if (asked?.baseUrl !== used.baseUrl || asked.token !== token) return;
    const account = find(asked.account ?? null) ?? current();
    if (same && account) await release(account, used);
    await use(same && account ? { ...account, baseUrl: used.baseUrl, token } : fresh(used, token));
  }

  /**
   * One at a time: two in parallel would create an account twice.
   */
  const inTurn = serialQueue();
  const open = () => inTurn(openNow);

  return {
    current,
    find,
    open,
    async recheck() {
      const pause = accountPause.currentPause();
      const used = await connection();
      if (pause && (pause.code === 'account-unsure' || !isCurrent(used))) await open();
    },
    isSetUp: () => setUp === 'ready',
    async readSetUp() {
      const { baseUrl, token } = await connection();
      setUp = baseUrl === '' ? 'no-address' : token === '' ? 'no-token' : 'ready';
      return setUp;
    },
    async noteAuthor(key, seen, by) {
      const known = find(key);
      if (!seen?.author || !known) return;
      const isFirst = known.author === null && by === 'create';
      // The response to a create has no author name (docs/reference/service-api.md 2.2).
      const isName = known.author?.id === seen.author.id && !known.author.name && seen.author.name !== null;
      if (!isFirst && !isName) return;
      const others = stateStore.get().accounts.filter((one) => one !== known);
      await stateStore.trySave({ accounts: [...others, { ...known, author: seen.author }] });
    },
    confirm: (same) => inTurn(() => confirmNow(same)),
  };
}

const nameOf = ({ author }: Account): string | null => author?.name ?? author?.id ?? null;

/** The question whose author identifies the account, preferably one that was created here. */
function toCompare(entries: readonly Entry[], account: string): Entry | undefined {
  const known = entries.filter(
    ({ sync }) => sync?.account === account && sync.remoteId !== null && sync.seen?.author,
  );
  return known.find(({ sync }) => sync?.own) ?? known[0];
}
