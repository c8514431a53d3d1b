import { useRef } from 'react';
import { useAppState } from './state/app-state.tsx';
import { useStore } from './state/store.ts';
import { useAnnounce } from './ui/announce.tsx';
import { describeError } from './ui/describe-error.ts';
import { useText } from './ui/text/text.tsx';
import { useToast } from './ui/toast.tsx';

/** Takes a question out of the library and brings it back, or makes another one of it; and says so. */
export function useQuestionActions(ports: {
  /** The question that is open, if any. */
  openId: number | null;
  onShow: (id: number | null) => void;
  /** Everything typed goes to disk first. */
  flush: () => Promise<void>;
}) {
  const { connection, library } = useAppState();
  const { rows } = useStore(library);
  const text = useText();
  const toast = useToast();
  const announce = useAnnounce();
  const removed = useRef<{ id: number; title: string; onBack: (() => void) | undefined }[]>([]);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      return true;
    } catch (error) {
      toast({ message: describeError(error, text) });
      return false;
    }
  };
  const undo = () =>
    attempt(async () => {
      const last = removed.current.pop();
      if (!last) return;
      await connection.call('question.restore', { id: last.id });
      announce(text.frame.restored(last.title));
      if (last.onBack) last.onBack();
      else ports.onShow(last.id);
    });
  /** `onBack`: what to do in place of showing it when it is brought back. Gives whether it is removed. */
  const remove = (id: number, title: string, onBack?: () => void) =>
    attempt(async () => {
      const at = rows.findIndex((row) => row.id === id);
      const neighbour = rows[at + 1] ?? rows[at - 1];
      await ports.flush();
      await connection.call('question.remove', { id });
      removed.current.push({ id, title, onBack });
      if (id === ports.openId && !onBack) ports.onShow(at < 0 ? null : (neighbour?.id ?? null));
      toast({
        message: text.frame.removed(title),
        action: { label: text.frame.undo, onAction: () => void undo() },
        seconds: 10,
      });
    });
  const duplicate = (id: number) =>
    attempt(async () => {
      await ports.flush();
      const copy = await connection.call('question.duplicate', { id });
      announce(text.frame.duplicated);
      ports.onShow(copy.id);
    });
  return { remove, undo, duplicate };
}
