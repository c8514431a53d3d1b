import type { Finding } from '../../../../shared/question/check-question.ts';
import type { Field } from '../../../../shared/question/fields.ts';
import type { Row } from '../../../drafts/draft-content.ts';

/** Where a finding is shown: a field, all options together, or one option by the key of its row. */
export type FindingLocation = Field | `option ${string}`;

/** Where the findings of a row are shown. */
export const locationOfRow = (row: Pick<Row, 'key'>): FindingLocation => `option ${row.key}`;

/** The place of a finding, given the rows that were checked. */
export function locationOf(finding: Finding, rows: readonly Row[]): FindingLocation {
  if (finding.path !== 'options' || finding.line === null) return finding.path;
  const row = rows[finding.line - 1];
  return row ? locationOfRow(row) : 'options';
}

/** The findings of a place; the same array each time, empty for most. */
export type FindingsByLocation = (place: FindingLocation) => readonly Finding[];

/** Sorts findings by where they are shown. Places without any get `none`. */
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
