import { describe, expect, it } from 'vitest';
import { createEntryLookup } from '../../../../electron/host/library/library.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';

function sent(id: number, messageID: string | null, removedAt: number | null = null): Entry {
  const entry = createExampleEntry(id);
  if (!entry.question) throw new Error('no question');
  return { ...entry, removedAt, question: { ...entry.question, messageID } };
}

describe('message ID lookup', () => {
  it("doesn't find an entry by its former message ID", () => {
    const lookup = createEntryLookup([sent(1, '100')]);
    lookup.put(sent(1, '200'));
    expect([lookup.findByMessage('100'), lookup.findByMessage('200')]).toEqual([undefined, 1]);
    expect([lookup.isMessageTaken('100'), lookup.isMessageTaken('200')]).toEqual([false, true]);
  });

  it('skips deleted questions but keeps their message IDs reserved', () => {
    const lookup = createEntryLookup([sent(1, '100', 5)]);
    expect(lookup.findByMessage('100')).toBeUndefined();
    expect(lookup.isMessageTaken('100')).toBe(true);
    lookup.put(sent(1, '100'));
    expect(lookup.findByMessage('100')).toBe(1);
  });

  it('finds the second entry with a message ID after the first entry is deleted', () => {
    const lookup = createEntryLookup([sent(1, '100'), sent(31, '100')]);
    expect(lookup.findByMessage('100')).toBe(1);
    lookup.put(sent(1, '100', 5));
    expect(lookup.findByMessage('100')).toBe(31);
    lookup.put(sent(31, null));
    expect(lookup.findByMessage('100')).toBeUndefined();
  });
});
