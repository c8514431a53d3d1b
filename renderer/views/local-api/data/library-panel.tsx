import type { ApiStatus } from '../../../../shared/bridge/bridge-methods.ts';
import type { ApiLibrary } from '../../../../shared/settings-choices.ts';
import { createApiLibraryChoices } from '../../../features/local-api/api-library-choices.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { RadioList } from '../../../ui/choices/radio-list.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { PanelSection } from '../panel-section.tsx';

export function LibraryPanel({ status }: { status: ApiStatus }) {
  const { localApi } = useAppStores();
  const { busy } = useStore(localApi);
  const t = useTranslate();
  const attempt = useErrorToast();
  const choose = (library: ApiLibrary) => {
    if (!busy && library !== status.library) void attempt(() => localApi.chooseLibrary(library));
  };
  return (
    <PanelSection title={t('localApi.library.title')}>
      <RadioList
        label={t('localApi.library.title')}
        choices={createApiLibraryChoices(t)}
        value={status.library ?? 'test'}
        onChange={choose}
      />
    </PanelSection>
  );
}
