import type { DraftContent } from '../../../../renderer/drafts/draft-content.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import type { SimilarHit } from '../../../../shared/similarity.ts';

/** Creates a hit that's a likely duplicate by default. */
export const createHit = (id: number, more: Partial<SimilarHit> = {}): SimilarHit => ({
  key: `q${id}`,
  source: 'library',
  id,
  title: `Question ${id}?`,
  state: 'ready',
  sentAt: null,
  votes: null,
  score: 0.9,
  grade: 'very-close',
  marks: [],
  serviceScore: null,
  messageLink: null,
  ...more,
});

export const createContent = (title: string, more: Partial<DraftContent> = {}): DraftContent => ({
  ...createEmptyDraft(),
  title,
  rows: [],
  createdRows: 0,
  ...more,
});

export const ALL_KNOWN = { known: 3, total: 3 };
