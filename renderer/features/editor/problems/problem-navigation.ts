import type { RefObject } from 'react';
import type { Finding } from '../../../../shared/question/check-question.ts';
import { splitLines } from '../../../../shared/question/option-line.ts';
import { FIELDS } from '../../../../shared/question/question-fields.ts';
import { useActions } from '../../../actions/use-actions.ts';
import type { Row } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { type FindingLocation, findLocation } from './finding-location.ts';

/**
 * Registers F8 and Shift+F8 to move between problems. Returns functions that do the same for a button and
 * after saving. `focusFirst` doesn't call `onJump`.
 */
export function useProblemNavigation(
  editor: RefObject<HTMLElement | null>,
  session: DraftSession,
  onJump: () => void,
): { jumpToNext(step: 1 | -1): boolean; jumpToFirst(): boolean; focusFirst(): boolean } {
  const focusFrom = (from: FindingLocation | null, step: 1 | -1): boolean => {
    const { rows } = session.content;
    const place = findNextProblemLocation(session.findings, rows, listLocations(rows), from, step);
    if (!place || !editor.current) return false;
    focusLocation(
      editor.current,
      place,
      rows.findIndex((row) => place === `option ${row.key}`),
    );
    return true;
  };
  const goTo = (from: FindingLocation | null, step: 1 | -1): boolean => {
    if (!focusFrom(from, step)) return false;
    onJump();
    return true;
  };
  const jumpToNext = (step: 1 | -1) =>
    goTo(
      findFocusedLocation(
        editor.current,
        session.content.rows.map((row) => row.key),
      ),
      step,
    );
  const t = useTranslate();
  const reason = session.findings.length === 0 ? t('actions.reasons.noProblems') : null;
  useActions({
    'problem.next': { run: () => jumpToNext(1), reason },
    'problem.previous': { run: () => jumpToNext(-1), reason },
  });
  return { jumpToNext, jumpToFirst: () => goTo(null, 1), focusFirst: () => focusFrom(null, 1) };
}

function findFocusedLocation(editor: HTMLElement | null, keys: readonly string[]): FindingLocation | null {
  const active = document.activeElement;
  if (!active || !editor?.contains(active)) return null;
  if (active instanceof HTMLTextAreaElement && active.dataset.optionsSource !== undefined) {
    const line = active.value.slice(0, active.selectionStart).split('\n').length - 1;
    const key = keys[line];
    return key ? `option ${key}` : 'options';
  }
  const name = active.closest<HTMLElement>('[data-location]')?.dataset.location;
  return (
    listLocations(keys.map((key) => ({ key, emoji: '', text: '' }))).find((place) => place === name) ?? null
  );
}

function focusLocation(editor: HTMLElement, place: FindingLocation, row: number): void {
  const source = editor.querySelector<HTMLTextAreaElement>('[data-options-source]');
  if (source && row >= 0) {
    selectLine(source, row);
    return;
  }
  const root = editor.querySelector<HTMLElement>(`[data-location="${place}"]`);
  const field = 'input:not([type]), input, textarea, [data-add-option]';
  const target = root?.matches(field) ? root : root?.querySelector<HTMLElement>(field);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

function selectLine(source: HTMLTextAreaElement, line: number): void {
  const lines = splitLines(source.value);
  const start = lines.slice(0, line).reduce((sum, before) => sum + before.length + 1, 0);
  source.focus();
  source.setSelectionRange(start, start + (lines[line]?.length ?? 0));
}

/**
 * Returns the next (1) or previous (-1) location with a problem, wrapping around. If there are no problems,
 * returns a location with a warning.
 */
export function findNextProblemLocation(
  findings: readonly Finding[],
  rows: readonly Row[],
  order: readonly FindingLocation[],
  from: FindingLocation | null,
  step: 1 | -1,
): FindingLocation | null {
  const problems = findings.filter((finding) => finding.level === 'problem');
  const wanted = new Set(
    (problems.length > 0 ? problems : findings).map((finding) => findLocation(finding, rows)),
  );
  const places = order.filter((place) => wanted.has(place));
  if (places.length === 0) return null;
  const here = from === null ? -1 : order.indexOf(from);
  const isAhead = (place: FindingLocation) => (order.indexOf(place) - here) * step > 0;
  const ahead = step === 1 ? places.find(isAhead) : places.findLast(isAhead);
  return ahead ?? places.at(step === 1 ? 0 : -1) ?? null;
}

/**
 * Returns the locations from top to bottom. The location for all options together precedes the first option.
 */
export const listLocations = (rows: readonly Row[]): FindingLocation[] =>
  FIELDS.flatMap((field): FindingLocation[] =>
    field === 'options' ? [field, ...rows.map((row): FindingLocation => `option ${row.key}`)] : [field],
  );
