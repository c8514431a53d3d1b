import { type ReactNode, useState } from 'react';
import type { ApiLibrary } from '../../../shared/settings-choices.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { RadioList } from '../../ui/choices/radio-list.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { createApiLibraryChoices } from './api-library-choices.ts';

/**
 * Starts the local API. The first time, a dialog asks which library to serve. The component must render that
 * dialog. `start` resolves with false if it opens the dialog or fails.
 */
export function useStartLocalApi(onStarted: () => void = () => {}): {
  start: (port?: number) => Promise<boolean>;
  dialog: ReactNode;
} {
  const { localApi } = useAppStores();
  const attempt = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const start = async (changes: { port?: number; library?: ApiLibrary }) => {
    if (!(await attempt(() => localApi.start(changes)))) return false;
    onStarted();
    return localApi.get().status?.state === 'running';
  };
  return {
    async start(port) {
      const { status } = localApi.get();
      const isUnknown = status?.canChooseLibrary === true && status.library === null;
      if (!isUnknown) return start(port === undefined ? {} : { port });
      setAsking(true);
      return false;
    },
    dialog: isAsking && (
      <ChooseLibraryDialog onStart={(library) => start({ library })} onClose={() => setAsking(false)} />
    ),
  };
}

function ChooseLibraryDialog(props: {
  onStart: (library: ApiLibrary) => Promise<boolean>;
  onClose: () => void;
}) {
  const t = useTranslate();
  const [library, setLibrary] = useState<ApiLibrary>('test');
  const start = async () => {
    await props.onStart(library);
    return true;
  };
  return (
    <FormDialog
      title={t('localApi.library.askTitle')}
      help={t('localApi.library.askText')}
      onClose={props.onClose}
      action={t('localApi.start')}
      icon="play"
      onSubmit={start}
    >
      <RadioList
        label={t('localApi.library.title')}
        choices={createApiLibraryChoices(t)}
        value={library}
        onChange={setLibrary}
      />
    </FormDialog>
  );
}
