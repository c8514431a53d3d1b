/** How near questions are to each other, and what they are compared by. */

/** The most of each that a question is compared by: beyond any limit of the service. */
export const MAX_SIMILAR_TEXT = { title: 2_000, description: 10_000, option: 1_000, options: 100 } as const;

/** How near a question is, as said to people, from near to far. Below `related` nothing is shown. */
export const GRADE_NAMES = ['very-close', 'close', 'related'] as const;
export type Grade = (typeof GRADE_NAMES)[number];

/** The least score of each grade. */
export const GRADES: Readonly<Record<Grade, number>> = { 'very-close': 0.8, close: 0.6, related: 0.4 };

/** The grade of a score; null below `related`. */
export function gradeOf(score: number): Grade | null {
  return GRADE_NAMES.find((grade) => score >= GRADES[grade]) ?? null;
}
