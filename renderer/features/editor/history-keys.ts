import type { FormEvent, KeyboardEvent } from 'react';
import type { DraftSession } from '../../drafts/draft-session.ts';

/** Undo and redo of the whole draft, in place of the one that each field has by itself. */
export function answerHistoryKey(event: KeyboardEvent, session: DraftSession): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) session.undo();
  else if ((key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)) session.redo();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The same from a menu of the system, which fields report as input. */
export function answerHistoryInput(event: FormEvent, session: DraftSession): void {
  const { nativeEvent } = event;
  if (!(nativeEvent instanceof InputEvent)) return;
  if (nativeEvent.inputType === 'historyUndo') session.undo();
  else if (nativeEvent.inputType === 'historyRedo') session.redo();
  else return;
  event.preventDefault();
}
