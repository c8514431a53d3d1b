import { MAX_PINNED_FILTERS } from '../../../shared/settings-choices.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore, useStorePart } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { isDeepEqual } from '../../ui/hooks/deep-equal.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Pins or unpins the current search and filter. */
export function PinFilterButton() {
  const { library, settings } = useAppStores();
  const { section, filter } = useStorePart(library, ({ query }) => query);
  // The search as corrected, because the pinned search must find the same questions without the typo.
  const search = useStorePart(library, ({ foundSearch }) => foundSearch);
  const pinned = useStore(settings)?.pinnedFilters ?? [];
  const t = useTranslate();
  const attempt = useErrorToast();
  const current = { section, search: search.trim(), filter };
  const others = pinned.filter((one) => !isDeepEqual(one, current));
  const isPinned = others.length < pinned.length;
  const next = isPinned ? others : [...pinned, current];
  return (
    <Button
      variant="link"
      disabledReason={
        !isPinned && pinned.length >= MAX_PINNED_FILTERS
          ? t('list.pinFull', { count: MAX_PINNED_FILTERS })
          : null
      }
      onPress={() => void attempt(() => settings.change({ pinnedFilters: next }))}
    >
      {t(isPinned ? 'list.unpin' : 'list.pin')}
    </Button>
  );
}
