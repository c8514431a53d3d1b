import { type Token, tokensOf } from './tokens.ts';
import type { WordForms } from './word-forms.ts';

/** A word of a title with what the engine makes of it. */
export interface TitleWord extends Token {
  /** Whether it only frames the question: words of grammar, and clauses without a topic of their own. */
  isFrame: boolean;
}

/** Reads a title. A clause of light words beside one with a topic («…, which would you choose?») is all frame. */
export function readTitle(title: string, forms: WordForms): TitleWord[] {
  const tokens = tokensOf(title);
  const classes = tokens.map(({ word }) => forms.classOf(word));
  const withTopic = new Set<number>();
  for (const [index, { clause }] of tokens.entries()) if (classes[index] === 'content') withTopic.add(clause);
  return tokens.map((token, index) => ({
    ...token,
    isFrame: classes[index] === 'function' || (withTopic.size > 0 && !withTopic.has(token.clause)),
  }));
}
