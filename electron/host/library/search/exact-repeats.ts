import { type Entry, stateOf } from '../../../../shared/library/entry.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import { FIELDS } from '../../../../shared/question/question-fields.ts';

/**
 * Returns the IDs of questions and drafts that repeat another one word for word. Of each group, at least one
 * isn't returned. Questions that are planned or known to the service are never returned.
 */
export function listExactRepeats(entries: Iterable<Entry>): number[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const content = formatContent(entry);
    if (content === null) continue;
    const group = groups.get(content);
    if (group) group.push(entry);
    else groups.set(content, [entry]);
  }
  return [...groups.values()].flatMap((group) => {
    const unused = group.filter(isUnused);
    const repeats = unused.length < group.length ? unused : omitBest(unused);
    return repeats.map(({ id }) => id);
  });
}

/** Returns null for entries that have no content to compare, or an edit that isn't applied. */
function formatContent(entry: Entry): string | null {
  if (entry.removedAt !== null || (entry.question && entry.draft)) return null;
  const draft = getDraft(entry);
  if (draft.title.trim() === '') return null;
  return JSON.stringify(FIELDS.map((field) => draft[field].trim()));
}

function isUnused(entry: Entry): boolean {
  const state = stateOf(entry);
  return (state === 'draft' || state === 'ready') && !entry.sync && entry.plannedFor === undefined;
}

/** Leaves out the question with the most tags, or the first of them. */
function omitBest(group: readonly Entry[]): Entry[] {
  const countTags = ({ tags = [] }: Entry) => tags.length;
  const best = group.reduce((most, entry) => (countTags(entry) > countTags(most) ? entry : most));
  return group.filter((entry) => entry !== best);
}
