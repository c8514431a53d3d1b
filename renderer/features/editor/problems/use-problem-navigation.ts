import type { RefObject } from 'react';
import { splitLines } from '../../../../shared/options/option-line.ts';
import { useActions } from '../../../actions/use-actions.ts';
import type { DraftSession } from '../../../drafts/draft-session.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import type { Place } from './finding-location.ts';
import { nextProblemPlace, placeOrder } from './problem-navigation.ts';

/** F8 and Shift F8 go from problem to problem. Returns the same for a button. */
export function useProblemJump(
  editor: RefObject<HTMLElement | null>,
  session: DraftSession,
  onJump: () => void,
): (step: 1 | -1) => boolean {
  const jump = (step: 1 | -1): boolean => {
    const { rows } = session.content;
    const from = placeWithFocus(
      editor.current,
      rows.map((row) => row.key),
    );
    const place = nextProblemPlace(session.findings, rows, placeOrder(rows), from, step);
    if (!place || !editor.current) return false;
    onJump();
    focusPlace(
      editor.current,
      place,
      rows.findIndex((row) => place === `option ${row.key}`),
    );
    return true;
  };
  const t = useTranslate();
  const reason = session.findings.length === 0 ? t('actions.reasons.noProblems') : null;
  useActions({
    'problem.next': { run: () => jump(1), reason },
    'problem.previous': { run: () => jump(-1), reason },
  });
  return jump;
}

function placeWithFocus(editor: HTMLElement | null, keys: readonly string[]): Place | null {
  const active = document.activeElement;
  if (!active || !editor?.contains(active)) return null;
  if (active instanceof HTMLTextAreaElement && active.dataset.optionsSource !== undefined) {
    const line = active.value.slice(0, active.selectionStart).split('\n').length - 1;
    const key = keys[line];
    return key ? `option ${key}` : 'options';
  }
  const name = active.closest<HTMLElement>('[data-place]')?.dataset.place;
  return (
    placeOrder(keys.map((key) => ({ key, emoji: '', text: '' }))).find((place) => place === name) ?? null
  );
}

function focusPlace(editor: HTMLElement, place: Place, row: number): void {
  const source = editor.querySelector<HTMLTextAreaElement>('[data-options-source]');
  if (source && row >= 0) {
    selectLine(source, row);
    return;
  }
  const root = editor.querySelector<HTMLElement>(`[data-place="${place}"]`);
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
