import type { Finding } from '../../../../shared/question/check-question.ts';

/** What an unfinished question needs next. `count` is the number of missing characters, options, or parts. */
export interface NextStep {
  what: 'title' | 'title-length' | 'options' | 'emoji' | 'option-text';
  count: number;
}

/** Returns whether an option only lacks a part, as in a new question from a template. */
export const isUnfinishedOption = (finding: Finding): boolean =>
  finding.code === 'bad-option-line' && ['no-emoji', 'no-text', 'empty-line'].includes(finding.details.fault);

const isUnfinished = (finding: Finding): boolean =>
  finding.code === 'too-short' || finding.code === 'too-few-options' || isUnfinishedOption(finding);

/** Returns the first missing part. Returns null if nothing is missing or if there's another problem. */
export function findNextStep(findings: readonly Finding[]): NextStep | null {
  const problems = findings.filter(({ level }) => level === 'problem');
  if (!problems.every(isUnfinished)) return null;
  for (const finding of problems) {
    if (finding.code === 'too-short') {
      const { length, missing } = finding.details;
      return length === 0 ? { what: 'title', count: 1 } : { what: 'title-length', count: missing };
    }
  }
  for (const finding of problems) {
    if (finding.code === 'too-few-options') return { what: 'options', count: finding.details.missing };
  }
  const emoji = problems.filter(
    (finding) => finding.code === 'bad-option-line' && finding.details.fault === 'no-emoji',
  ).length;
  if (emoji > 0) return { what: 'emoji', count: emoji };
  return problems.length > 0 ? { what: 'option-text', count: problems.length } : null;
}
