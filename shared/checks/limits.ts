/** What the service accepts: service.md section 8. Lengths in characters, as `count.ts` counts them. */
export const LIMITS = {
  title: { min: 5, max: 150 },
  description: { min: 0, max: 350 },
  footer: { min: 0, max: 200 },
  options: { min: 2, max: 20 },
} as const;

/** The three fields that have a length. */
export type CountedField = 'title' | 'description' | 'footer';
