import type { SimilarQuestion } from '../../../shared/question.ts';
import { isSameSide } from './apart.ts';
import type { FromService, Side } from './similar-format.ts';

/** So many questions of the service are remembered, and for each so many answers that named it. */
export const MOST_QUESTIONS = 2_000;
const MOST_NAMED = 20;

/**
 * The questions of the service with those that it named, at a moment (milliseconds since 1970), in answer to `side`. They
 * are as they were named last; beyond the bound those go that were not named for longest.
 */
export function withNamed(
  service: readonly FromService[],
  list: readonly SimilarQuestion[],
  { side, at }: { side: Side; at: number },
): readonly FromService[] {
  const all = new Map(service.map((one) => [one.question.id, one]));
  for (const { search_score: score, ...question } of list) {
    // Ids are said to be integers; a key has room for positive ones only.
    if (question.id < 1) continue;
    const before = all.get(question.id)?.named.filter((one) => !isSameSide(one.for, side)) ?? [];
    // What was named last stands last.
    all.delete(question.id);
    all.set(question.id, { question, named: [...before, { for: side, score, at }].slice(-MOST_NAMED) });
  }
  return [...all.values()].slice(-MOST_QUESTIONS);
}

/** What the service said last of each question that it named in answer to `side`, by the ids of these questions. */
export const namedFor = (service: Iterable<FromService>, side: Side): Map<number, number> =>
  new Map(
    Array.from(service).flatMap(({ question, named }) => {
      const found = named.findLast((one) => isSameSide(one.for, side));
      return found ? [[question.id, found.score] as const] : [];
    }),
  );
