import { describe, expect, it } from 'vitest';
import { createLookup } from '../../../electron/host/library/lookup.ts';
import type { Entry } from '../../../shared/library.ts';
import { exampleEntry } from '../../support/store-entries.ts';

function sent(id: number, messageID: string | null, other: Partial<Entry> = {}): Entry {
  const entry = exampleEntry(id);
  return { ...entry, question: entry.question && { ...entry.question, messageID }, ...other };
}

describe('lookup', () => {
  it('finds by message and by key', () => {
    const lookup = createLookup([sent(1, '11'), sent(2, null, { key: 'k' })]);
    expect([lookup.byMessage('11'), lookup.byMessage('22'), lookup.byKey('k')]).toEqual([1, undefined, 2]);
  });

  it('forgets a message that a question has no more', () => {
    const lookup = createLookup([sent(1, '11')]);
    lookup.put(sent(1, '12'));
    expect([lookup.byMessage('11'), lookup.byMessage('12')]).toEqual([undefined, 1]);
    lookup.put(sent(1, null));
    expect(lookup.byMessage('12')).toBeUndefined();
  });

  it('leaves a message to whoever has it by now', () => {
    const lookup = createLookup([sent(1, '11')]);
    lookup.put(sent(2, '11'));
    lookup.put(sent(1, null));
    expect(lookup.byMessage('11')).toBe(2);
  });

  it('prefers one that is there to one that was removed', () => {
    const lookup = createLookup([sent(1, '11'), sent(2, '11', { removedAt: 5 })]);
    expect(lookup.byMessage('11')).toBe(1);
    lookup.put(sent(1, '11', { removedAt: 5 }));
    expect(lookup.byMessage('11')).toBeUndefined();
  });

  it('begins anew', () => {
    const lookup = createLookup([sent(1, '11', { key: 'k' })]);
    lookup.reset([sent(2, '12')]);
    expect([lookup.byMessage('11'), lookup.byKey('k'), lookup.byMessage('12')]).toEqual([
      undefined,
      undefined,
      2,
    ]);
  });
});
