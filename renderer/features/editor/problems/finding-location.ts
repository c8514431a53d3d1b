import type { Finding } from '../../../../shared/question/check-question.ts';
import type { Field } from '../../../../shared/question/question-fields.ts';
import type { Row } from '../../../drafts/draft-content.ts';

/** A field, all options together, or one option by its row key. */
export type FindingLocation = Field | `option ${string}`;

export const getRowLocation = (row: Pick<Row, 'key'>): FindingLocation => `option ${row.key}`;

/** Returns a finding's location in the rows that were checked. */
export function findLocation(finding: Finding, rows: readonly Row[]): FindingLocation {
  if (finding.path !== 'options' || finding.line === null) return finding.path;
  const row = rows[finding.line - 1];
  return row ? getRowLocation(row) : 'options';
}

/** Returns a location's findings. As long as the findings don't change, the array is the same object. */
export type FindingsByLocation = (place: FindingLocation) => readonly Finding[];

/** Groups findings by location. For a location without findings, the function returns `none`. */
export function groupByLocation(
  findings: readonly Finding[],
  rows: readonly Row[],
  none: readonly Finding[] = [],
): FindingsByLocation {
  const byLocation = new Map<FindingLocation, Finding[]>();
  for (const finding of findings) {
    const place = findLocation(finding, rows);
    const there = byLocation.get(place);
    if (there) there.push(finding);
    else byLocation.set(place, [finding]);
  }
  return (place) => byLocation.get(place) ?? none;
}

export function countLevels(findings: readonly Finding[]): { problems: number; warnings: number } {
  const problems = findings.filter((finding) => finding.level === 'problem').length;
  return { problems, warnings: findings.length - problems };
}
