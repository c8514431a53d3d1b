import type { Entry } from '../../../shared/library/entry.ts';
import { sameDraft } from '../../../shared/library/entry-draft.ts';
import type { Departure } from '../simulated-network.ts';
import { draftOfBody } from './question-history.ts';
import type { Violate } from './violation.ts';

/** What is sent was kept before, and goes to the account that it belongs to. */
export interface PublishingRules {
  departed(departure: Departure): void;
  /** A question came back: who wrote it is all that a service tells of an account, so from here on it may be taken for the same. */
  fetched(departure: Departure): void;
  /** The entry that a create or an edit of this number was sent for. */
  senderOf(number: number): number | undefined;
  /** Whether this is the account that was last written to, or none was yet. */
  isSame(base: string, token: string): boolean;
  /** Whether an account was written to, and by whoever sends this. */
  isOwner(account: string, departure: Departure): boolean;
}

export interface PublishingRulesParts {
  violate: Violate;
  /** What is on the disk. */
  entries: () => ReadonlyMap<number, Entry>;
  /** Who writes with a token at an address. */
  authorOf: (url: string, token: string) => string | undefined;
}

export function createPublishingRules({ violate, entries, authorOf }: PublishingRulesParts): PublishingRules {
  /** By the key of an account: where, and who. */
  const owners = new Map<string, string>();
  /** Accounts of which a question could be fetched, with who fetched it. */
  const vouched = new Set<string>();
  /** By id on the service and account: accounts of all that was ever there; it may be gone when its fetch comes back. */
  const bound = new Map<string, string>();
  /** By number of the request: the entry that it was sent for. */
  const senders = new Map<number, number>();
  let last: string | null = null;
  const ownerOf = (url: string, token: string) =>
    `${url.replace(/\/(questions.*)?$/, '')} ${authorOf(url, token)}`;

  /** The entry that says that just this is on its way. */
  function sourceOf({ method, url, body }: Departure): Entry | undefined {
    const content = draftOfBody(body);
    const kind = method === 'POST' ? 'create' : 'edit';
    return [...entries().values()].find(
      ({ sync }) =>
        sync?.sending?.kind === kind &&
        sameDraft(sync.sending.content, content) &&
        (kind === 'create' || url.endsWith(`/questions/${sync.remoteId}`)),
    );
  }

  /** Whether anything of an account is on a service: one of which nothing is may go anywhere. */
  const isBound = (account: string): boolean =>
    [...entries().values()].some(({ sync }) => sync?.account === account && sync.remoteId !== null);

  return {
    departed(departure) {
      const { method, url, token } = departure;
      for (const { sync } of entries().values())
        if (sync && sync.remoteId !== null) bound.set(`${sync.remoteId} ${sync.account}`, sync.account);
      for (const account of owners.keys()) if (!isBound(account)) owners.delete(account);
      if (method === 'GET') return;
      const source = sourceOf(departure);
      if (!source?.sync) return violate('frozen', `${method} ${url} says what is kept nowhere`);
      senders.set(departure.number, source.id);
      // With a token that the service does not know nothing is written anywhere.
      if (authorOf(url, token) === undefined) return;
      const owner = ownerOf(url, token);
      const known = owners.get(source.sync.account) ?? owner;
      if (known !== owner && !vouched.has(`${source.sync.account} ${owner}`))
        violate('account', `${source.id} belongs to ${known} and went to ${owner}`);
      owners.set(source.sync.account, owner);
      last = owner;
    },
    fetched({ url, token }) {
      for (const [what, account] of bound)
        if (url.endsWith(`/questions/${what.split(' ')[0]}`))
          vouched.add(`${account} ${ownerOf(url, token)}`);
    },
    senderOf: (number) => senders.get(number),
    isOwner: (account, { url, token }) => owners.get(account) === ownerOf(url, token),
    isSame: (base, token) => last === null || last === ownerOf(`${base}/`, token),
  };
}
