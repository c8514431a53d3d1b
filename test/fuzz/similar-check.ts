import { z } from 'zod';
import { methods } from '../../shared/bridge/bridge-methods.ts';
import type { Entry } from '../../shared/library/entry.ts';
import { similarHitSchema } from '../../shared/similarity.ts';

/** Checks similar questions against the known content of the library. */
export interface SimilarCheck {
  /** What is wrong with the response to a request, or undefined if it was rejected. */
  faults(method: string, input: unknown, value: unknown): string[];
  /** Forgets dismissed pairs, because the library was replaced. */
  forget(): void;
}

const setDifferentSchema = methods['similar.setDismissed'].input;
const searchSchema = z.object({ id: z.int().nullable() }).catch({ id: null });
/** The checked fields of a similar question. */
const shownSchema = similarHitSchema.pick({ key: true, id: true, title: true, marks: true });
type Shown = z.infer<typeof shownSchema>;
const hitsSchema = z.object({ hits: z.array(shownSchema) }).catch({ hits: [] });
const pairsSchema = z
  .object({ pairs: z.array(z.object({ a: shownSchema, b: shownSchema })) })
  .catch({ pairs: [] });

/** Returns the identity of an entry. */
export const titleOf = ({ question, draft }: Entry): string => question?.title ?? draft?.input.title ?? '';

const pairOf = (a: string, b: string): string => [a, b].sort().join(' ');

/** `entryOf` returns an entry according to the responses. */
export function createSimilarCheck(entryOf: (id: number) => Entry | undefined): SimilarCheck {
  const apart = new Set<string>();

  /** A draft without a key gets another identity when it's saved, so its dismissed pairs no longer apply. */
  const isTold = (key: string): boolean => {
    const entry = entryOf(Number(key.slice(1)));
    return entry !== undefined && (entry.key !== null || entry.question !== null);
  };
  const note = (input: unknown): void => {
    const parsed = setDifferentSchema.safeParse(input);
    if (!parsed.success) return;
    const { a, b, dismissed } = parsed.data;
    if (dismissed && isTold(a) && isTold(b)) apart.add(pairOf(a, b));
    else apart.delete(pairOf(a, b));
  };
  /** Each result is in the library, with its current title, and highlights within that. */
  const misfit = (method: string, { key, id, title, marks }: Shown): string[] => {
    const entry = entryOf(id);
    const isThere = entry?.removedAt === null && key === `q${id}` && title === titleOf(entry);
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
      if (method === 'similar.setDismissed' && value !== undefined) note(input);
      if (method === 'similar.search') {
        const { id } = searchSchema.parse(input);
        const { hits } = hitsSchema.parse(value);
        const wrong = hits.filter(({ key }) => key === `q${id}` || apart.has(pairOf(key, `q${id}`)));
        return [
          ...hits.flatMap((hit) => misfit(method, hit)),
          ...wrong.map(({ key }) => `${method}: ${key} must not be shown for ${id}`),
        ];
      }
      if (method === 'similar.duplicates') {
        const { pairs } = pairsSchema.parse(value);
        const wrong = pairs.filter(({ a, b }) => a.id >= b.id || apart.has(pairOf(a.key, b.key)));
        return [
          ...pairs.flatMap(({ a, b }) => [...misfit(method, a), ...misfit(method, b)]),
          ...wrong.map(({ a, b }) => `${method}: ${a.key} and ${b.key} must not be a pair`),
        ];
      }
      return [];
    },
    forget: () => apart.clear(),
  };
}
