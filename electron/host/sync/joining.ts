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
    const ids = [...book.synced()].filter(({ sync }) => keys.has(sync?.account ?? '')).map(({ id }) => id);
    for (const id of ids) {
      await keeping.keep(id, ({ sync }) =>
        sync && keys.has(sync.account) ? { sync: { ...sync, account: key } } : null,
      );
    }
    // Until each of them says so on the disk, the next time does the rest.
    if (ids.some(keeping.isOwed)) return;
    await memory.note({ accounts: memory.get().accounts.filter((other) => !keys.has(other.key)) });
  };
}
