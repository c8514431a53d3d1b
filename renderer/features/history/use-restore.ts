import { draftOfQuestion } from '../../../shared/draft.ts';
import type { Draft, StoredQuestion } from '../../../shared/library.ts';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/**
 * Makes a version the newest one: through the editor's own text and save, so that its undo knows of it, and whoever
 * saved meanwhile is not written over. It can be undone, back to an edit that was not saved as well.
 */
export function useRestore(session: DraftSession): (version: StoredQuestion) => Promise<void> {
  const t = useTranslate();

  const toast = useToast();

  const save = (draft: Draft): Promise<boolean> => {
    session.dispatch({ type: 'replace', draft });
    return session.save();
  };
  return async (version) => {
    const { draft: typed, status, entry } = session;
    const before = entry?.question;
    if (!before) return;
    const undo = async () => {
      const done = await save(draftOfQuestion(before));
      if (status !== 'saved') session.dispatch({ type: 'replace', draft: typed });
      toast({
        message: done ? t('history.undone', { title: before.title }) : t('history.undoNotSaved'),
        seconds: 5,
      });
    };
    if (!(await save(draftOfQuestion(version)))) return toast({ message: t('history.notSaved') });
    toast({
      message: t('history.restored', { title: version.title }),
      action: { label: t('frame.undo'), onAction: () => void undo() },
    });
  };
}
