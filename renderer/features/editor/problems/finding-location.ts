import type { Finding } from '../../../../shared/checks/check.ts';
import type { Field } from '../../../../shared/question/fields.ts';
import type { Row } from '../../../drafts/draft-content.ts';

/** Where a finding is shown: a field, all options together, or one option by the key of its row. */
export type Place = Field | `option ${string}`;

/** Where the findings of a row are shown. */
export const placeOfRow = (row: Pick<Row, 'key'>): Place => `option ${row.key}`;

/** The place of a finding, given the rows that were checked. */
export function placeOf(finding: Finding, rows: readonly Row[]): Place {
  if (finding.path !== 'options' || finding.line === null) return finding.path;
  const row = rows[finding.line - 1];
  return row ? placeOfRow(row) : 'options';
}

/** The findings of a place; the same array each time, empty for most. */
export type PlacedFindings = (place: Place) => readonly Finding[];

/** Sorts findings by where they are shown. Places without any get `none`. */
export function findingsByPlace(
  findings: readonly Finding[],
  rows: readonly Row[],
  none: readonly Finding[] = [],
): PlacedFindings {
  const byPlace = new Map<Place, Finding[]>();
  for (const finding of findings) {
    const place = placeOf(finding, rows);
    const there = byPlace.get(place);
    if (there) there.push(finding);
    else byPlace.set(place, [finding]);
  }
  return (place) => byPlace.get(place) ?? none;
}

/** How many findings of each level there are. */
export function countLevels(findings: readonly Finding[]): { problems: number; warnings: number } {
  const problems = findings.filter((finding) => finding.level === 'problem').length;
  return { problems, warnings: findings.length - problems };
}
