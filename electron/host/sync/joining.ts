import type { Entry } from '../../../shared/library.ts';
import type { Asking, Session } from './asking.ts';
import type { Account } from './facts.ts';
import type { Keeping } from './keeping.ts';
import type { Memory } from './memory.ts';
import type { SyncBook } from './ports.ts';

/** Takes what belongs to others that are the same account into the one in use. */
export type Join = (account: Account, session: Session) => Promise<void>;

export interface JoiningPorts {
  book: SyncBook;
  memory: Memory;
  keeping: Keeping;
  asking: Asking;
}

/**
 * Two accounts with one address and one author are the same, as far as anybody can tell (docs/sync.md, «Accounts»). They
 * come about where an account moves to the address of another, or its author says of a new token that it is somebody
 * else's, and it is not: what belongs to the first would wait for ever.
 */
export function createJoin({ book, memory, keeping, asking }: JoiningPorts): Join {
  /** What was compared in this run, and need not be again. */
  const compared = new Set<string>();

  /** The author of the account, where he is known, or a question of another account at the same address tells him. */
  async function authorOf(account: Account, session: Session): Promise<Account['author']> {
    if (account.author) return account.author;
    for (const other of neighbours(account)) {
      const question = toCompare(book.synced(), other);
      const mark = `${other.key} ${account.token}`;
      if (!question || compared.has(mark)) continue;
      const outcome = await asking.ask(session, 'GET', `/questions/${question.sync?.remoteId}`);
      if (outcome?.kind !== 'question') continue;
      compared.add(mark);
      const isSame = outcome.answered.createdAt === question.sync?.seen?.createdAt;
      if (isSame && outcome.answered.author?.id === other.author?.id) return other.author;
    }
    return null;
  }

  const neighbours = ({ key, baseUrl }: Account): Account[] =>
    memory.get().accounts.filter((other) => other.key !== key && other.baseUrl === baseUrl);

  return async (account, session) => {
    if (neighbours(account).length === 0) return;
    const author = await authorOf(account, session);
    if (!author) return;
    const same = neighbours(account).filter((other) => other.author?.id === author.id);
    const keys = new Set(same.map(({ key }) => key));
    const ids = [...book.synced()].filter(({ sync }) => keys.has(sync?.account ?? '')).map(({ id }) => id);
    for (const id of ids) {
      await keeping.keep(id, ({ sync }) =>
        sync && keys.has(sync.account) ? { sync: { ...sync, account: account.key } } : null,
      );
    }
    // Until each of them says so on the disk, the next time does the rest.
    if (ids.some(keeping.isOwed)) return;
    const left = memory.get().accounts.filter(({ key }) => !keys.has(key));
    await memory.note({ accounts: left.map((one) => (one.key === account.key ? { ...one, author } : one)) });
  };
}

/** A question that tells by its author whose an account is: one that was made from here, if there is any. */
export function toCompare(entries: Iterable<Entry>, account: Account): Entry | undefined {
  const known = [...entries].filter(
    ({ sync }) => sync?.account === account.key && sync.remoteId !== null && sync.seen?.author,
  );
  return known.find(({ sync }) => sync?.own) ?? known[0];
}
