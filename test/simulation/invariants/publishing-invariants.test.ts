import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../shared/library/entry.ts';
import { createMemoryRepository, someDraft, unsynced } from '../../support/sync/memory-repository.ts';
import type { Departure } from '../simulated-network.ts';
import { createPublishingInvariants } from './publishing-invariants.ts';

/** Creates entries with the same content in two accounts, each with a create in progress. */
function withSameContent() {
  const repository = createMemoryRepository();
  const entries = new Map<number, Entry>();
  const violations: string[] = [];
  for (const [at, account] of ['first', 'second'].entries()) {
    const entry = repository.entry(repository.save(someDraft));
    const sending = { kind: 'create', content: someDraft, at } as const;
    entries.set(entry.id, { ...entry, sync: { ...unsynced, account, sending } });
  }
  const invariants = createPublishingInvariants({
    violate: (invariant, what) => violations.push(`${invariant}: ${what}`),
    getEntries: () => entries,
    findAuthor: () => 'Ada',
  });
  const { title, options, description, footer, image } = someDraft;
  const body = JSON.stringify({ title, options, description, footer, image });
  const create = (number: number, host: string): Departure => ({
    number,
    client: 'a',
    at: number,
    method: 'POST',
    url: `https://${host}.example/questions`,
    token: 'token',
    body,
    newConnection: true,
    timeoutMs: 1000,
  });
  return { entries, violations, invariants, create };
}

describe("a question's account", () => {
  it('is checked for the entry that stored the request, even if another entry sent the same content', () => {
    const { violations, invariants, create } = withSameContent();
    invariants.onDepart(create(1, 'one'));
    invariants.onDepart(create(2, 'two'));
    expect([1, 2].map(invariants.findSender)).toEqual([1, 2]);
    expect(violations).toEqual([]);
  });

  it('is reported as a violation if its base URL changes', () => {
    const { entries, violations, invariants, create } = withSameContent();
    for (const [id, entry] of entries)
      if (entry.sync) entries.set(id, { ...entry, sync: { ...entry.sync, account: 'first', remoteId: id } });
    invariants.onDepart(create(1, 'one'));
    invariants.onDepart(create(2, 'two'));
    expect(violations).toEqual([expect.stringMatching(/^account: 2 belongs to https:\/\/one/)]);
  });
});
