import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bridge } from '../../../../shared/bridge/bridge-methods.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { RadioList } from '../../../ui/choices/radio-list.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** Larger libraries are reset without an exact count. */
const MAX_COUNTED_ENTRIES = 5_000;
const ROWS_PER_REQUEST = 500;

export function ResetDialog(props: {
  counts: readonly [saved: number, unfinished: number] | null;
  /** Resolves with whether the reset succeeded. */
  onReset: (what: 'api' | 'all') => Promise<boolean>;
  onClose: () => void;
}) {
  const t = useTranslate();

  const [what, setWhat] = useState<'api' | 'all'>('api');
  const [busy, setBusy] = useState(false);
  const fromApi = useCountFromApi();
  const reset = async () => {
    setBusy(true);
    const done = await props.onReset(what);
    setBusy(false);
    if (done) props.onClose();
  };
  const [saved, unfinished] = props.counts ?? [0, 0];
  return (
    <Dialog
      title={t('localApi.data.resetTitle')}
      help={t('localApi.data.resetText')}
      onClose={props.onClose}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onPress={() => void reset()}>
            {t('localApi.data.resetDo')}
          </Button>
        </>
      }
    >
      <RadioList
        label={t('localApi.data.resetWhat')}
        choices={[
          {
            id: 'api',
            label: t('localApi.data.resetApi'),
            help: t('localApi.data.resetApiHelp', { count: fromApi }),
          },
          {
            id: 'all',
            label: t('localApi.data.resetAll'),
            help: t('localApi.data.resetAllHelp', { saved, unfinished }),
          },
        ]}
        value={what}
        onChange={setWhat}
      />
    </Dialog>
  );
}

/**
 * Counts the entries from the local API or sample data. Returns null until they're loaded, or if the library
 * has too many entries.
 */
function useCountFromApi(): number | null {
  const { connection } = useAppStores();
  return (
    useQuery({
      queryKey: ['apiLibrary.list', 'from-api'],
      queryFn: () => countFromApi(connection),
    }).data ?? null
  );
}

async function countFromApi(bridge: Bridge): Promise<number | null> {
  let count = 0;
  for (let offset = 0, total = 1; offset < total; offset += ROWS_PER_REQUEST) {
    const query = {
      library: 'own',
      section: 'all',
      search: '',
      sort: 'created',
      offset,
      limit: ROWS_PER_REQUEST,
    } as const;
    const found = await bridge.call('apiLibrary.list', query);
    if (found.total > MAX_COUNTED_ENTRIES) return null;
    total = found.total;
    count += found.rows.filter(({ origin }) => origin !== 'app').length;
  }
  return count;
}
