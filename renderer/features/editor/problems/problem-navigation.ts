import type { Finding } from '../../../../shared/checks/check.ts';
import { FIELDS } from '../../../../shared/question/fields.ts';
import type { Row } from '../../../drafts/draft-content.ts';
import { type Place, placeOf } from './finding-location.ts';

/**
 * The place to jump to: the next one with a problem after where the focus is, or the one before (-1), around the ends.
 * Warnings are visited where there is no problem.
 */
export function nextProblemPlace(
  findings: readonly Finding[],
  rows: readonly Row[],
  order: readonly Place[],
  from: Place | null,
  step: 1 | -1,
): Place | null {
  const problems = findings.filter((finding) => finding.level === 'problem');
  const wanted = new Set(
    (problems.length > 0 ? problems : findings).map((finding) => placeOf(finding, rows)),
  );
  const places = order.filter((place) => wanted.has(place));
  if (places.length === 0) return null;
  const here = from === null ? -1 : order.indexOf(from);
  const isAhead = (place: Place) => (order.indexOf(place) - here) * step > 0;
  const ahead = step === 1 ? places.find(isAhead) : places.findLast(isAhead);
  return ahead ?? places.at(step === 1 ? 0 : -1) ?? null;
}

/** The places of the editor from top to bottom. What concerns all options comes before the first of them. */
export const placeOrder = (rows: readonly Row[]): Place[] =>
  FIELDS.flatMap((field): Place[] =>
    field === 'options' ? [field, ...rows.map((row): Place => `option ${row.key}`)] : [field],
  );
