import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Long enough to be read; what it says may be over soon. */
const NOT_SAVED_TOAST_SECONDS = 4;

/** Saves as question and says what came of it. `onKept`: it stayed a draft, because of its problems. */
export function useSave(
  session: DraftSession,
  onNotSaved: () => void,
): { isSaving: boolean; save: () => void } {
  const [isSaving, setSaving] = useState(false);
  const announce = useAnnounce();
  const toast = useToast();
  const t = useTranslate();
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  const save = async () => {
    if (isSaving || session.status === 'saved' || session.status === 'new') return;
    setSaving(true);
    const saved = await session.save();
    setSaving(false);
    const { problem, conflict, entry } = latest.current;
    if (saved) return announce(t('editor.savedNow'));
    // Their banners speak for themselves.
    if (problem || conflict) return;
    // The foot counts them, and goes on counting.
    const message = entry?.question ? t('editor.keptAsEdit') : t('editor.keptAsDraft');
    toast({ message, seconds: NOT_SAVED_TOAST_SECONDS, isAboutQuestion: true });
    onNotSaved();
  };
  return { isSaving, save: () => void save() };
}

/** Undo and redo of the whole draft, in place of the one that each field has by itself. */
export function handleUndoShortcut(event: KeyboardEvent, session: DraftSession): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) session.undo();
  else if ((key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)) session.redo();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The same from a menu of the system, which fields report as input. */
export function handleUndoInput(event: FormEvent, session: DraftSession): void {
  const { nativeEvent } = event;
  if (!(nativeEvent instanceof InputEvent)) return;
  if (nativeEvent.inputType === 'historyUndo') session.undo();
  else if (nativeEvent.inputType === 'historyRedo') session.redo();
  else return;
  event.preventDefault();
}
