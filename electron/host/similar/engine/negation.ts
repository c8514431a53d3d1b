const NEGATIONS: ReadonlySet<string> = new Set(
  'no not never neither nor none nobody nothing without cannot'.split(' '),
);
/** `dont`, `wouldnt`: an apostrophe is folded away before. */
const SHORT = /^(?:are|ca|could|did|does|do|had|has|have|is|might|must|need|should|was|were|wo|would)nt$/;

/** Whether an English word, folded, turns a sentence round. */
export const isNegation = (word: string): boolean => NEGATIONS.has(word) || SHORT.test(word);
