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
  const { section, search, filter } = useStorePart(library, ({ query }) => query);
  const pinned = useStore(settings)?.pinnedFilters ?? [];
  const t = useTranslate();
  const attempt = useErrorToast();
  const current = { section, search: search.trim(), filter };
  const others = pinned.filter((one) => !isDeepEqual(one, current));
  const isPinned = others.length < pinned.length;
  if (!isPinned && pinned.length >= MAX_PINNED_FILTERS) return null;
  const next = isPinned ? others : [...pinned, current];
  return (
    <Button variant="link" onPress={() => void attempt(() => settings.change({ pinnedFilters: next }))}>
      {t(isPinned ? 'list.unpin' : 'list.pin')}
    </Button>
  );
}
