import { useAppState } from './state/app-state.tsx';
import { useAnnounce } from './ui/announce.tsx';
import { useText } from './ui/text/text.tsx';
import { useToast } from './ui/toast.tsx';
import { useActions } from './ui/use-actions.ts';
import { useAttempt } from './ui/use-attempt.ts';

/** Offers to add the sample questions, and to take them out again. */
export function useSamples(): void {
  const { connection, undoStack } = useAppState();
  const words = useText().frame;
  const toast = useToast();
  const announce = useAnnounce();
  const attempt = useAttempt();
  const add = () =>
    attempt(async () => {
      const { ids } = await connection.call('library.seed', {});
      const takeOut = undoStack.push(async () => {
        await connection.call('questions.remove', { ids });
        announce(words.samplesRemoved(ids.length));
      });
      toast({
        message: words.samplesAdded(ids.length),
        action: { label: words.undo, onAction: () => void attempt(takeOut) },
        seconds: 10,
      });
    });
  useActions(
    {
      'library.samples': () => {
        void add();
        return true;
      },
    },
    'outer',
  );
}
