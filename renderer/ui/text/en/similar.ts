import type { Grade } from '../../../../shared/similar.ts';
import { counted } from '../../../../shared/text/counted.ts';

const number = new Intl.NumberFormat('en', { useGrouping: 'min2' });
const score = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const questions = (count: number): string => counted(count, 'question');

/** Words of what asks much the same, for the start: marks in the list, and what leads to the rest. */
export const similar = {
  title: 'Similar',
  grades: { 'very-close': 'Very close', close: 'Close', related: 'Related' } satisfies Record<Grade, string>,
  count: (count: number) => number.format(count),
  badge: (count: number) => `, ${questions(count)}`,
  waiting: (count: number) => `, ${number.format(count)} similar`,
  undo: 'Undo',
  untitled: 'Untitled',
  ofService: 'From the service',
  serviceScore: (value: number) => `its score: ${score.format(value)}`,
  news: (grade: Exclude<Grade, 'related'>, title: string, others: number) => {
    const first = grade === 'very-close' ? `Very close to “${title}”` : `Close to “${title}”`;
    return others === 0 ? `${first}.` : `${first} and ${others} more.`;
  },
  twin: 'Very close to another question',
};
