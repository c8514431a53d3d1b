import type { Draft } from '../../shared/draft-shape.ts';
import { FIELDS } from '../../shared/entry.ts';

/** A draft that took in somebody else's change. */
export interface Merged {
  readonly draft: Draft;
  /** Fields that both sides changed, each in its own way; `draft` has one's own text there. */
  readonly clashes: readonly (keyof Draft)[];
}

/**
 * Puts `mine` and `theirs` together, field by field. `kept` is what both began from. `sent` are texts of one's own
 * that may have reached the disk without an answer: what equals them is nobody else's change.
 */
export function mergeDrafts(options: {
  kept: Draft;
  sent: readonly Draft[];
  mine: Draft;
  theirs: Draft;
}): Merged {
  const { kept, sent, mine, theirs } = options;
  const draft = { ...mine };
  const clashes: (keyof Draft)[] = [];
  for (const field of FIELDS) {
    const isKnown = [kept, ...sent].some((own) => own[field] === theirs[field]);
    if (isKnown || mine[field] === theirs[field]) continue;
    if (mine[field] === kept[field]) draft[field] = theirs[field];
    else clashes.push(field);
  }
  return { draft, clashes };
}

/** `draft` with the text of `from` in these fields. */
export function withFields(draft: Draft, fields: readonly (keyof Draft)[], from: Draft): Draft {
  const result = { ...draft };
  for (const field of fields) result[field] = from[field];
  return result;
}
