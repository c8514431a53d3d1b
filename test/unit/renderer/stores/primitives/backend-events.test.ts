import { describe, expect, it } from 'vitest';
import {
  compareRevision,
  createBackendEvents,
} from '../../../../../renderer/stores/primitives/backend-events.ts';
import { createFakeConnection } from '../../bridge/fake-connection.ts';
import { COUNTS } from '../library-rows.ts';

const createLibraryEvent = (revision: number) => ({
  type: 'library' as const,
  revision,
  ids: [],
  counts: COUNTS,
  entry: null,
});

const listen = (state: 'connecting' | 'online') => {
  const fake = createFakeConnection(state);
  const received: (number | 'missed')[] = [];
  createBackendEvents(fake.connection).subscribe({
    onEvent: (event) => received.push(event.revision),
    onResync: () => received.push('missed'),
  });
  return { ...fake, received };
};

describe('backend events', () => {
  it('are forwarded in order', () => {
    const { emit, received } = listen('connecting');
    emit(createLibraryEvent(7));
    emit(createLibraryEvent(8));
    expect(received).toEqual([7, 8]);
  });

  it('are followed by a resync after a gap in the revisions', () => {
    const { emit, received } = listen('connecting');
    emit(createLibraryEvent(7));
    emit(createLibraryEvent(9));
    expect(received).toEqual([7, 9, 'missed']);
  });

  it('are preceded by a resync on every new connection', () => {
    const { emit, enter, received } = listen('connecting');
    enter('online');
    emit(createLibraryEvent(7));
    enter('unreachable');
    enter('online');
    // A restarted backend counts revisions from the start.
    emit(createLibraryEvent(1));
    expect(received).toEqual(['missed', 7, 'missed', 1]);
  });

  it('start with a resync for a late subscriber', () => {
    expect(listen('online').received).toEqual(['missed']);
  });
});

describe('compareRevision', () => {
  it.each([
    [null, 5, 'next'],
    [4, 5, 'next'],
    [4, 6, 'gap'],
    [4, 4, 'gap'],
    [9, 1, 'gap'],
  ] as const)('classifies %s followed by %s as "%s"', (last, revision, follows) => {
    expect(compareRevision(last, revision)).toBe(follows);
  });
});
