import { useAppState } from '../state/app-state.tsx';
import { useActions } from '../ui/actions/use-actions.ts';
import { useAnnounce } from '../ui/feedback/announce.tsx';
import { useUndoOffer } from '../ui/feedback/use-undo-offer.ts';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { useText } from '../ui/text/text.tsx';

/** Offers to add the sample questions, and to take them out again. */
export function useSamples(): void {
  const { connection } = useAppState();
  const words = useText().frame;
  const announce = useAnnounce();
  const attempt = useAttempt();
  const offerUndo = useUndoOffer();
  const add = () =>
    attempt(async () => {
      const { ids } = await connection.call('library.seed', {});
      offerUndo({
        said: words.samplesAdded(ids.length),
        undo: async () => {
          await connection.call('questions.remove', { ids });
          announce(words.samplesRemoved(ids.length));
        },
      });
    });
  useActions(
    {
      'library.samples': () => {
        void add();
      },
    },
    'outer',
  );
}
