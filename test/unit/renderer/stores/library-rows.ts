import type { Counts, Summary } from '../../../../shared/library/entry.ts';

export const COUNTS: Counts = { draft: 1, ready: 2, service: 0, sent: 0, attention: 0, all: 3, trash: 0 };

/** Creates a list row that depends only on the ID. */
export const createRow = (id: number): Summary => ({
  id,
  title: `Question ${id}`,
  emoji: ['☕'],
  optionCount: 2,
  state: 'ready',
  origin: 'app',
  editedAt: 1000 + id,
  pending: false,
  sentAt: null,
  votes: null,
  removedAt: null,
  hit: null,
});
