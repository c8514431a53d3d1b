import { formatError } from '../../../shared/messages/error-message.ts';
import type { Settings } from '../../../shared/settings.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Returns a function that saves a change and reports the result. */
export function useSaveSetting(): (patch: Partial<Settings>) => Promise<void> {
  const store = useAppStores().settings;
  const t = useTranslate();

  const announce = useAnnounce();
  const toast = useToast();
  return async (patch) => {
    try {
      await store.change(patch);
      announce(t('settings.saved'));
    } catch (error) {
      toast({ message: `${t('settings.notSaved')} ${formatError(error, t)}` });
    }
  };
}
