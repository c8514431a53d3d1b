import { type Entry, stateOf } from '../../../shared/library.ts';
import { type DuplicatePair, gradeOf, type Mark, type SimilarHit } from '../../../shared/similar.ts';
import { nameOf } from './keys.ts';
import type { FromService } from './similar-format.ts';

/** A question as it is shown beside another one. */
export type Shown = DuplicatePair['a'];

export interface ShownWith {
  marks: Mark[];
  /** What the service itself said of the two, null where it did not. */
  serviceScore: number | null;
}

/** A question of the library. What is shown of it is what it was compared by. */
export function shownEntry(entry: Entry, more: ShownWith): Shown {
  const { id, question, draft } = entry;
  return {
    key: nameOf(id),
    source: 'library',
    id,
    title: question?.title ?? draft?.input.title ?? '',
    state: stateOf(entry),
    sentAt: momentOf(question?.sentAt ?? null),
    messageLink: question?.messageLink ?? null,
    ...more,
  };
}

/** A question of the service, which gives no link. */
export const shownOfService = ({ question }: FromService, more: ShownWith): Shown => ({
  key: nameOf(-question.id),
  source: 'service',
  id: question.id,
  title: question.question,
  state: question.sentAt === null && question.messageID === null ? 'service' : 'sent',
  sentAt: momentOf(question.sentAt),
  messageLink: null,
  ...more,
});

/** Null where the score is too low for anything to be shown. */
export function asHit(shown: Shown, score: number): SimilarHit | null {
  const grade = gradeOf(score);
  return grade && { ...shown, score, grade };
}

/** The service may answer a moment without offset: it is in UTC then. Null where it is no moment at all. */
function momentOf(text: string | null): number | null {
  if (text === null) return null;
  const at = Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  return Number.isNaN(at) ? null : at;
}
