import { createEmptyFilter } from '../../../shared/library/library-filter.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Offers to add or delete sample questions, with Undo. */
export function useSampleActions(ports: { removeAll: (ids: readonly number[]) => Promise<boolean> }): void {
  const { connection } = useAppStores();
  const t = useTranslate();
  const announce = useAnnounce();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  const add = () =>
    attempt(async () => {
      const { ids } = await connection.call('library.addSamples', {});
      const message = t('frame.samplesAdded', { count: ids.length });
      offerUndo({
        message,
        undo: async () => {
          await connection.call('questions.remove', { ids });
          return { message: t('frame.samplesRemoved', { count: ids.length }) };
        },
        redo: async () => {
          await connection.call('questions.restore', { ids });
          return { message };
        },
      });
    });
  const removeSamples = () =>
    attempt(async () => {
      const filter = { ...createEmptyFilter(), origins: ['sample' as const] };
      const query = { section: 'all', search: '', filter, sort: 'edited', offset: 0, limit: 500 } as const;
      const { rows } = await connection.call('library.list', query);
      if (rows.length > 0) await ports.removeAll(rows.map(({ id }) => id));
      else announce(t('frame.noSamples'));
    });
  useActions(
    {
      'library.samples': () => {
        void add();
      },
      'library.remove-samples': () => {
        void removeSamples();
      },
    },
    'outer',
  );
}
