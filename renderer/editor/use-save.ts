import { useEffect, useRef, useState } from 'react';
import type { DraftSession } from '../state/draft-session.ts';
import { useAnnounce } from '../ui/announce.tsx';
import { useText } from '../ui/text/text.tsx';
import { countLevels } from './finding-place.ts';

/** Saves as question and says what came of it. `onKept`: it stayed a draft, because of its problems. */
export function useSave(session: DraftSession, onKept: () => void): { isSaving: boolean; save: () => void } {
  const [isSaving, setSaving] = useState(false);
  const announce = useAnnounce();
  const text = useText().editor;
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  const save = async () => {
    if (isSaving || session.status === 'saved' || session.status === 'new') return;
    setSaving(true);
    const saved = await session.save();
    setSaving(false);
    const { problem, findings, entry } = latest.current;
    if (saved) return announce(text.savedNow);
    // The banner speaks for itself.
    if (problem) return;
    const { problems } = countLevels(findings);
    announce(entry?.question ? text.keptAsEdit(problems) : text.keptAsDraft(problems));
    onKept();
  };
  return { isSaving, save: () => void save() };
}
