import type { OptionFault } from './option-line.ts';
import type { Field } from './question-fields.ts';
import type { ImageFault } from './question-image.ts';
import type { Lengths } from './text-length.ts';

/** The details for each code's message. Lengths are in code points. */
export interface FindingFacts {
  'too-short': { length: number; min: number; missing: number };
  'too-long': { length: number; max: number; over: number };
  /**
   * The app accepts the text, but a service that counts differently may reject it. `over` is in UTF-16 code
   * units, and `missing` is in graphemes.
   */
  'may-be-refused': { lengths: Lengths; min: number; max: number; over: number; missing: number };
  /** The first invalid character in the field or line. `index` is in UTF-16 code units. */
  'bad-character': { character: 'lone-surrogate' | 'nul'; index: number };
  'too-few-options': { count: number; min: number; missing: number };
  'too-many-options': { count: number; max: number; over: number };
  'bad-option-line': { fault: OptionFault; raw: string };
  /** `nearest` is empty after the 20th unknown name, because the search is slow. */
  'unknown-emoji-name': { name: string; nearest: string[] };
  'no-visible-text': Record<string, never>;
  'same-emoji': { emoji: string; otherLine: number };
  /** An earlier line has the same text, ignoring case and extra spaces. */
  'same-text': { otherLine: number };
  /** A character that Unicode reserves for emoji but that the engine's Unicode version doesn't define yet. */
  'newer-emoji': { emoji: string };
  'bad-image': { fault: ImageFault };
  /**
   * The URL isn't encrypted. `loopback` is true if its host is this computer, where the request can't be
   * intercepted.
   */
  'http-image': { url: string; loopback: boolean };
  /** The live service rejected the question with this message. `checkQuestion` never returns this finding. */
  'service-refused': { words: string };
}

export type FindingCode = keyof FindingFacts;
export type FindingPath = Field;

type FindingOf<C extends FindingCode> = {
  /** A `problem` violates a rule of docs/reference/service-api.md 2.1. A `warning` doesn't prevent saving. */
  level: 'problem' | 'warning';
  /**
   * True if the local API rejects the question because of the finding. This applies to every problem, to
   * unknown emoji names, and to text without visible characters.
   */
  refusedLocally: boolean;
  code: C;
  path: FindingPath;
  /** The number of the option line, from 1, or null if the finding isn't about a line. */
  line: number | null;
  details: FindingFacts[C];
};

export type Finding = { [C in FindingCode]: FindingOf<C> }[FindingCode];

/**
 * The severity of each code. A finding with `refused-locally` isn't a problem, but the local API rejects it
 * too.
 */
const SEVERITIES = {
  'too-short': 'problem',
  'too-long': 'problem',
  'may-be-refused': 'advice',
  'bad-character': 'problem',
  'too-few-options': 'problem',
  'too-many-options': 'problem',
  'bad-option-line': 'problem',
  'unknown-emoji-name': 'refused-locally',
  'no-visible-text': 'refused-locally',
  'same-emoji': 'advice',
  'same-text': 'advice',
  'newer-emoji': 'advice',
  'bad-image': 'problem',
  'http-image': 'advice',
  'service-refused': 'advice',
} as const satisfies Record<FindingCode, 'problem' | 'refused-locally' | 'advice'>;

export type RefusedCode = {
  [C in FindingCode]: (typeof SEVERITIES)[C] extends 'advice' ? never : C;
}[FindingCode];

export const isRefusedCode = (code: string): code is RefusedCode =>
  Object.entries(SEVERITIES).some(([known, gravity]) => known === code && gravity !== 'advice');

/** The codes of findings that the local API rejects, in the order of `SEVERITIES`. */
export const REFUSED_CODES: readonly RefusedCode[] = Object.keys(SEVERITIES).filter(isRefusedCode);

export function createFinding<C extends FindingCode>(
  code: C,
  path: FindingPath,
  line: number | null,
  details: FindingFacts[C],
) {
  const gravity = SEVERITIES[code];
  const level: Finding['level'] = gravity === 'problem' ? 'problem' : 'warning';
  return { level, refusedLocally: gravity !== 'advice', code, path, line, details };
}
