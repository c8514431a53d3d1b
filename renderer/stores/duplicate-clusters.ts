import type { State } from '../../shared/library/entry.ts';
import type { DuplicatePair, Grade } from '../../shared/similarity.ts';

export type DuplicateQuestion = DuplicatePair['a'];

export const getPairKey = ({ a, b }: Pick<DuplicatePair, 'a' | 'b'>): string => `${a.key}/${b.key}`;

/** A question that's similar to another question of its cluster. */
export interface ClusterMember {
  question: DuplicateQuestion;
  /** The grade of the question's most similar pair. */
  grade: Grade;
  /** The pairs that contain the question. */
  pairs: readonly DuplicatePair[];
}

/** Questions that are connected by pairs. Each question is in only one cluster. */
export interface DuplicateCluster {
  /** The question to keep: the one that was used most, or else the oldest. */
  keeper: DuplicateQuestion;
  /** The other questions, most similar first. */
  members: readonly ClusterMember[];
  pairs: readonly DuplicatePair[];
}

/** Groups pairs that share questions. `pairs` are sorted, and so is the result. */
export function groupPairs(pairs: readonly DuplicatePair[]): DuplicateCluster[] {
  const parents = new Map<string, string>();
  const findRoot = (key: string): string => {
    let root = key;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    // Shorten the path for the next search.
    for (let at = key; at !== root; ) {
      const next = parents.get(at) ?? root;
      parents.set(at, root);
      at = next;
    }
    return root;
  };
  for (const { a, b } of pairs) {
    const [rootA, rootB] = [findRoot(a.key), findRoot(b.key)];
    if (rootA !== rootB) parents.set(rootB, rootA);
  }
  const groups = new Map<string, DuplicatePair[]>();
  for (const pair of pairs) {
    const root = findRoot(pair.a.key);
    const group = groups.get(root);
    if (group) group.push(pair);
    else groups.set(root, [pair]);
  }
  return [...groups.values()].map(createCluster);
}

function createCluster(pairs: readonly DuplicatePair[]): DuplicateCluster {
  const found = new Map<string, ClusterMember & { pairs: DuplicatePair[] }>();
  for (const pair of pairs) {
    for (const question of [pair.a, pair.b]) {
      const member = found.get(question.key);
      if (member) member.pairs.push(pair);
      else found.set(question.key, { question, grade: pair.grade, pairs: [pair] });
    }
  }
  const members = [...found.values()];
  const keeper = members
    .map(({ question }) => question)
    .reduce((best, question) => (isBetter(question, best) ? question : best));
  return { keeper, members: members.filter(({ question }) => question !== keeper), pairs };
}

const STATE_RANKS: Readonly<Partial<Record<State, number>>> = { sent: 3, attention: 2, service: 2, ready: 1 };

/** Returns whether `a` is a better question to keep than `b`. */
function isBetter(a: DuplicateQuestion, b: DuplicateQuestion): boolean {
  const rank = ({ state }: DuplicateQuestion) => STATE_RANKS[state] ?? 0;
  return (rank(a) - rank(b) || (a.votes ?? 0) - (b.votes ?? 0) || b.id - a.id) > 0;
}
