import type { similar as shape } from '../en/similar.ts';
import { counted, numbered } from './counted.ts';

const score = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

const questions = (count: number): string => counted(count, 'Frage', 'Fragen');

/** Words of what asks much the same, for the start: marks in the list, and what leads to the rest. */
export const similar: typeof shape = {
  title: 'Ähnlich',
  grades: { 'very-close': 'Sehr nah', close: 'Nah', related: 'Verwandt' },
  count: numbered,
  badge: (count) => `, ${questions(count)}`,
  waiting: (count) => `, ${numbered(count)} ähnlich`,
  undo: 'Rückgängig',
  untitled: 'Ohne Titel',
  ofService: 'Vom Dienst',
  serviceScore: (value) => `sein Wert: ${score.format(value)}`,
  news: (grade, title, others) => {
    const first = grade === 'very-close' ? `Sehr nah an „${title}“` : `Nah an „${title}“`;
    return others === 0 ? `${first}.` : `${first} und ${counted(others, 'weiteren', 'weiteren')}.`;
  },
  twin: 'Sehr nah an einer anderen Frage',
};
