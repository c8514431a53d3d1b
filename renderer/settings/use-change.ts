import type { Settings } from '../../shared/settings.ts';
import { useAppState } from '../state/app-state.tsx';
import { useAnnounce } from '../ui/feedback/announce.tsx';
import { describeError } from '../ui/feedback/describe-error.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import { useText } from '../ui/text/text.tsx';

/** What a page of the settings gets: how they are, and how to change some. */
export interface PageProps {
  settings: Settings;
  onChange: (patch: Partial<Settings>) => void;
}

/** Saves a change at once, and says whether that worked. */
export function useChange(): (patch: Partial<Settings>) => Promise<void> {
  const store = useAppState().settings;
  const text = useText();
  const words = useText().settings;
  const announce = useAnnounce();
  const toast = useToast();
  return async (patch) => {
    try {
      await store.change(patch);
      announce(words.saved);
    } catch (error) {
      toast({ message: `${words.notSaved} ${describeError(error, text)}` });
    }
  };
}
