/** A number of things in English: `3 drafts`, `1 question`. For nouns that take an `s`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
