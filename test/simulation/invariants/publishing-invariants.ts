import type { Entry } from '../../../shared/library/entry.ts';
import { isSameDraft } from '../../../shared/library/entry-draft.ts';
import type { Departure } from '../simulated-network.ts';
import { parseDraft } from './question-record.ts';
import type { Violate } from './violation.ts';

/** Checks that requests are stored before they're sent and that they're sent to the right account. */
export interface PublishingInvariants {
  onDepart(departure: Departure): void;
  /**
   * Called after a question was fetched. A service identifies an account only by its author. From then on,
   * the fetched question's accounts may count as the same account.
   */
  onFetch(departure: Departure): void;
  /** Returns the entry whose create or edit has this request number, or undefined for other requests. */
  findSender(number: number): number | undefined;
  /**
   * Returns whether the account is the last one that the client wrote to. Returns true if there was no write
   * yet.
   */
  isSame(base: string, token: string): boolean;
  /** Returns whether this client wrote to the account. */
  isOwner(account: string, departure: Departure): boolean;
}

export interface PublishingInvariantsParts {
  violate: Violate;
  getEntries: () => ReadonlyMap<number, Entry>;
  /** Returns the token's author at a base URL, or undefined for an unknown token. */
  findAuthor: (url: string, token: string) => string | undefined;
}

export function createPublishingInvariants({
  violate,
  getEntries,
  findAuthor,
}: PublishingInvariantsParts): PublishingInvariants {
  /** Base URL and author by account key. */
  const owners = new Map<string, string>();
  /** Accounts with a fetched question, combined with the author at that time. */
  const vouched = new Set<string>();
  /**
   * The account of each linked question so far, by remote ID and account. A question may be deleted before
   * its fetch returns.
   */
  const bound = new Map<string, string>();
  /** The entry's ID by request number. */
  const senders = new Map<number, number>();
  /** Entries and start times of stored requests that were sent. */
  const sent = new Set<string>();
  let last: string | null = null;
  const findOwner = (url: string, token: string) =>
    `${url.replace(/\/(questions.*)?$/, '')} ${findAuthor(url, token)}`;

  /**
   * Returns the entry that has exactly this request in progress, or undefined. Another entry may have stored
   * the same content earlier.
   */
  function findSource({ method, url, body }: Departure): Entry | undefined {
    const content = parseDraft(body);
    const kind = method === 'POST' ? 'create' : 'edit';
    const possible = [...getEntries().values()].filter(
      ({ sync }) =>
        sync?.sending?.kind === kind &&
        isSameDraft(sync.sending.content, content) &&
        (kind === 'create' || url.endsWith(`/questions/${sync.remoteId}`)),
    );
    return possible.find((entry) => !entry.sync?.hold && !sent.has(createKey(entry))) ?? possible[0];
  }

  const createKey = ({ id, sync }: Entry): string => `${id} ${sync?.sending?.at}`;

  /**
   * Returns whether an account has a question on a service. If not, its entries may be sent to any account.
   */
  const isBound = (account: string): boolean =>
    [...getEntries().values()].some(({ sync }) => sync?.account === account && sync.remoteId !== null);

  return {
    onDepart(departure) {
      const { method, url, token } = departure;
      for (const { sync } of getEntries().values())
        if (sync && sync.remoteId !== null) bound.set(`${sync.remoteId} ${sync.account}`, sync.account);
      for (const account of owners.keys()) if (!isBound(account)) owners.delete(account);
      if (method === 'GET') return;
      const source = findSource(departure);
      if (!source?.sync) return violate('frozen', `${method} ${url} sends content that was not stored`);
      senders.set(departure.number, source.id);
      sent.add(createKey(source));
      // A request with an unknown token doesn't write anything.
      if (findAuthor(url, token) === undefined) return;
      const owner = findOwner(url, token);
      const known = owners.get(source.sync.account) ?? owner;
      if (known !== owner && !vouched.has(`${source.sync.account} ${owner}`))
        violate('account', `${source.id} belongs to ${known} and was sent to ${owner}`);
      owners.set(source.sync.account, owner);
      last = owner;
    },
    onFetch({ url, token }) {
      for (const [what, account] of bound)
        if (url.endsWith(`/questions/${what.split(' ')[0]}`))
          vouched.add(`${account} ${findOwner(url, token)}`);
    },
    findSender: (number) => senders.get(number),
    isOwner: (account, { url, token }) => owners.get(account) === findOwner(url, token),
    isSame: (base, token) => last === null || last === findOwner(`${base}/`, token),
  };
}
