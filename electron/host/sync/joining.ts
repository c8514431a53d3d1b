import type { Entry } from '../../../shared/library.ts';
import { contentOf, differing } from './content.ts';
import type { Account } from './facts.ts';
import type { Keeping } from './keeping.ts';
import type { Memory } from './memory.ts';
import type { SyncBook } from './ports.ts';

/** Takes what belongs to others that are the same account into the one in use. */
export type Join = (account: Account) => Promise<void>;

export interface JoiningPorts {
  book: SyncBook;
  memory: Memory;
  keeping: Keeping;
}

/**
 * Two accounts with one address and one author, each as the service named him in answer to a create, are the same
 * (docs/sync.md, «Accounts»). They come about where an author says of a new token that it is somebody else's, and it is
 * not, or where nobody knows any more which accounts there were.
 */
export function createJoin({ book, memory, keeping }: JoiningPorts): Join {
  /** Two that are the same question of the service would undo each other's edits: one of them stays here alone. */
  async function letGoOfOne(id: number, key: string): Promise<void> {
    const one = book.latest(id);
    const { remoteId = null } = one?.sync ?? {};
    if (!one || remoteId === null) return;
    const other = [...book.synced()]
      .map((entry) => book.latest(entry.id) ?? entry)
      .find(({ sync }) => sync?.account === key && sync.remoteId === remoteId);
    if (!other) return;
    const { id: loser } = worthOf(one) > worthOf(other) ? other : one;
    await keeping.keep(loser, ({ sync }) => (sync?.remoteId === remoteId ? { sync: null } : null));
  }

  return async ({ key, baseUrl, author }) => {
    const same = memory
      .get()
      .accounts.filter(
        (other) =>
          other.key !== key &&
          (other.baseUrl === baseUrl || other.baseUrl === '') &&
          other.author?.id === author?.id,
      );
    if (!author || same.length === 0) return;
    const keys = new Set(same.map((other) => other.key));
    const belongs = ({ sync }: Entry) => keys.has(sync?.account ?? '');
    const ids = [...book.synced()].filter(belongs).map(({ id }) => id);
    for (const id of ids) {
      await letGoOfOne(id, key);
      await keeping.keep(id, (entry) =>
        entry.sync && belongs(entry) ? { sync: { ...entry.sync, account: key } } : null,
      );
    }
    // Until each of them says so on the disk, the next time does the rest.
    if (ids.some(keeping.isOwed)) return;
    await memory.note({ accounts: memory.get().accounts.filter((other) => !keys.has(other.key)) });
  };
}

/** How much speaks for an entry to stay with the service where another one is the same question there. */
function worthOf({ question, sync, removedAt }: Entry): number {
  const isEdited =
    question && sync?.base ? differing(contentOf(question), sync.base.sent).length > 0 : question !== null;
  const hasWork = isEdited || Boolean(sync?.queued || sync?.sending || sync?.hold);
  return (removedAt === null ? 4 : 0) + (hasWork ? 2 : 0) + (sync?.own ? 1 : 0);
}
