/** The votes of a question at a moment, by option. */
interface Point {
  at: number;
  votes: readonly number[];
}

/** The line of one option over time, as `points` of a polyline: it rises in steps, as votes were seen. */
export function pointsOf(
  points: readonly Point[],
  option: number,
  { width, height, most }: { width: number; height: number; most: number },
): string {
  const from = points[0]?.at ?? 0;
  const span = Math.max(1, (points.at(-1)?.at ?? 0) - from);
  return points
    .map(({ at, votes }) => {
      const x = ((at - from) / span) * width;
      const y = height - 1 - ((votes[option] ?? 0) / Math.max(1, most)) * (height - 2);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** All votes of a question. */
export const sumOf = (votes: readonly number[]): number => votes.reduce((sum, each) => sum + each, 0);
