import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Long enough to read; the message may be outdated soon. */
const NOT_SAVED_TOAST_SECONDS = 4;

/** Saves as a question and reports the result. `onNotSaved` is called if it stayed a draft because of problems. */
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
    // They have banners.
    if (problem || conflict) return;
    // The footer shows the count.
    const message = entry?.question ? t('editor.keptAsEdit') : t('editor.keptAsDraft');
    toast({ message, seconds: NOT_SAVED_TOAST_SECONDS, isAboutQuestion: true });
    onNotSaved();
  };
  return { isSaving, save: () => void save() };
}

/** Undoes and redoes changes of the whole draft instead of the field's own history. */
export function handleUndoShortcut(event: KeyboardEvent, session: DraftSession): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) session.undo();
  else if ((key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)) session.redo();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The same for undo and redo in a system menu, which fields report as input. */
export function handleUndoInput(event: FormEvent, session: DraftSession): void {
  const { nativeEvent } = event;
  if (!(nativeEvent instanceof InputEvent)) return;
  if (nativeEvent.inputType === 'historyUndo') session.undo();
  else if (nativeEvent.inputType === 'historyRedo') session.redo();
  else return;
  event.preventDefault();
}
