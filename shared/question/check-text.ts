import { type CountedField, LIMITS } from './fields.ts';
import { type Finding, type FindingPath, finding } from './finding.ts';
import { judgeLength } from './text-length.ts';

/** A field with a length: how long it is, and what characters it holds. */
export function checkCounted(path: CountedField, text: string): Finding[] {
  return [...checkLength(path, text), ...checkCharacters(path, null, text)];
}

function checkLength(path: CountedField, text: string): Finding[] {
  const { min, max } = LIMITS[path];
  const { verdict, lengths, over, missing } = judgeLength(text, { min, max });
  const length = lengths.codePoints;
  switch (verdict) {
    case 'fits':
      return [];
    case 'doubtful':
      return [finding('may-be-refused', path, null, { lengths, min, max, over, missing })];
    case 'over':
      return [finding('too-long', path, null, { length, max, over })];
    case 'under':
      return [finding('too-short', path, null, { length, min, missing })];
  }
}

/** What JSON, or whoever reads it, can't be trusted to carry. */
const BAD_CHARACTER = /[\0\p{Surrogate}]/u;

/** At most one finding for each field or line. */
export function checkCharacters(path: FindingPath, line: number | null, text: string): Finding[] {
  const index = text.search(BAD_CHARACTER);
  if (index < 0) return [];
  const character = text[index] === '\0' ? 'nul' : 'lone-surrogate';
  return [finding('bad-character', path, line, { character, index })];
}
