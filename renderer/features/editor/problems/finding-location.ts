import type { Finding } from '../../../../shared/question/check-question.ts';
import type { Field } from '../../../../shared/question/question-fields.ts';
import type { Row } from '../../../drafts/draft-content.ts';

/** Where a finding is shown: at a field, at all options together, or at one option by the key of its row. */
export type FindingLocation = Field | `option ${string}`;

/** The location of a row. */
export const locationOfRow = (row: Pick<Row, 'key'>): FindingLocation => `option ${row.key}`;

/** The location of a finding in the rows that were checked. */
export function locationOf(finding: Finding, rows: readonly Row[]): FindingLocation {
  if (finding.path !== 'options' || finding.line === null) return finding.path;
  const row = rows[finding.line - 1];
  return row ? locationOfRow(row) : 'options';
}

/** Returns the findings of a location; the same array for the same findings. */
export type FindingsByLocation = (place: FindingLocation) => readonly Finding[];

/** Groups findings by location. Locations without findings get `none`. */
export function groupByLocation(
  findings: readonly Finding[],
  rows: readonly Row[],
  none: readonly Finding[] = [],
): FindingsByLocation {
  const byLocation = new Map<FindingLocation, Finding[]>();
  for (const finding of findings) {
    const place = locationOf(finding, rows);
    const there = byLocation.get(place);
    if (there) there.push(finding);
    else byLocation.set(place, [finding]);
  }
  return (place) => byLocation.get(place) ?? none;
}

/** How many findings of each level there are. */
export function countLevels(findings: readonly Finding[]): { problems: number; warnings: number } {
  const problems = findings.filter((finding) => finding.level === 'problem').length;
  return { problems, warnings: findings.length - problems };
}
