import { z } from 'zod';
import { methods } from '../../shared/bridge/bridge-methods.ts';
import type { Entry } from '../../shared/library/entry.ts';
import { similarHitSchema } from '../../shared/similarity.ts';

/** Checks responses with similar questions against the library's expected content. */
export interface SimilarCheck {
  /** Returns the problems with a response. `value` is undefined if the request was rejected. */
  faults(method: string, input: unknown, value: unknown): string[];
  /** Clears the dismissed pairs. Called after the library was replaced. */
  forget(): void;
}

const setDifferentSchema = methods['similar.setDismissed'].input;
const searchSchema = z.object({ id: z.int().nullable() }).catch({ id: null });
/** The fields of a similar question that are checked. */
const shownSchema = similarHitSchema.pick({ key: true, id: true, title: true, marks: true });
type Shown = z.infer<typeof shownSchema>;
const hitsSchema = z.object({ hits: z.array(shownSchema) }).catch({ hits: [] });
const pairsSchema = z
  .object({ pairs: z.array(z.object({ a: shownSchema, b: shownSchema })) })
  .catch({ pairs: [] });

/** Returns the title that similarity search uses for an entry. */
export const getTitle = ({ question, draft }: Entry): string => question?.title ?? draft?.input.title ?? '';

const createPair = (a: string, b: string): string => [a, b].sort().join(' ');

/** Creates the check. `getEntry` returns the expected entry. */
export function createSimilarCheck(getEntry: (id: number) => Entry | undefined): SimilarCheck {
  const apart = new Set<string>();

  /**
   * Returns whether a question's dismissed pairs persist. A draft without a key has a different identity
   * after it's saved, so its pairs no longer apply.
   */
  const isTold = (key: string): boolean => {
    const entry = getEntry(Number(key.slice(1)));
    return entry !== undefined && (entry.key !== null || entry.question !== null);
  };
  const noteInput = (input: unknown): void => {
    const parsed = setDifferentSchema.safeParse(input);
    if (!parsed.success) return;
    const { a, b, dismissed } = parsed.data;
    if (dismissed && isTold(a) && isTold(b)) apart.add(createPair(a, b));
    else apart.delete(createPair(a, b));
  };
  /**
   * Returns a problem if a result isn't in the library, or if its title or highlights don't match the entry.
   */
  const findMisfit = (method: string, { key, id, title, marks }: Shown): string[] => {
    const entry = getEntry(id);
    const isThere = entry?.removedAt === null && key === `q${id}` && title === getTitle(entry);
    if (!isThere) return [`${method}: ${key} differs from the library`];
    let last = 0;
    for (const [from, to] of marks) {
      if (from < last || to <= from || to > title.length)
        return [`${method}: misplaced highlights of ${key}`];
      last = to;
    }
    return [];
  };
  return {
    faults(method, input, value) {
      if (method === 'similar.setDismissed' && value !== undefined) noteInput(input);
      if (method === 'similar.search') {
        const { id } = searchSchema.parse(input);
        const { hits } = hitsSchema.parse(value);
        const wrong = hits.filter(({ key }) => key === `q${id}` || apart.has(createPair(key, `q${id}`)));
        return [
          ...hits.flatMap((hit) => findMisfit(method, hit)),
          ...wrong.map(({ key }) => `${method}: ${key} must not be shown for ${id}`),
        ];
      }
      if (method === 'similar.duplicates') {
        const { pairs } = pairsSchema.parse(value);
        const wrong = pairs.filter(({ a, b }) => a.id >= b.id || apart.has(createPair(a.key, b.key)));
        return [
          ...pairs.flatMap(({ a, b }) => [...findMisfit(method, a), ...findMisfit(method, b)]),
          ...wrong.map(({ a, b }) => `${method}: ${a.key} and ${b.key} must not be a pair`),
        ];
      }
      return [];
    },
    forget: () => apart.clear(),
  };
}
