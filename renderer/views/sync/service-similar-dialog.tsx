import { useState } from 'react';
import type { EntrySync } from '../../../shared/sync/entry-sync-schema.ts';
import { useDismissDuplicate } from '../../features/question/use-dismiss-duplicate.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './service-similar-dialog.module.css';

type ServiceSimilar = NonNullable<EntrySync['named']>[number];

/**
 * Lists the questions that the service reported as similar. The user can open each question, mark it as
 * different, or dismiss it.
 */
export function ServiceSimilarDialog(props: {
  id: number;
  named: readonly ServiceSimilar[];
  onOpen: (id: number) => void;
  onClose: () => void;
}) {
  const { connection } = useAppStores();
  const t = useTranslate();

  const attempt = useErrorToast();
  const different = useDismissDuplicate();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const score = new Intl.NumberFormat(t('time.locale'), { maximumFractionDigits: 2 });
  const open = (remoteId: number) =>
    void attempt(async () => {
      const { results } = await connection.call('sync.link', { references: [String(remoteId)], onto: null });
      const id = results[0]?.id ?? null;
      if (id === null) return;
      props.onClose();
      props.onOpen(id);
    });
  const markAsDifferent = ({ remoteId, title }: ServiceSimilar) =>
    void different({
      message: t('sync.named.told', { title }),
      undoneMessage: t('sync.named.undone', { title }),
      hide() {
        setHidden(new Set([...hidden, remoteId]));
        return () => setHidden(new Set([...hidden].filter((one) => one !== remoteId)));
      },
      async set(isDismissed) {
        await connection.call('similar.setDismissed', {
          a: `q${props.id}`,
          b: `s${remoteId}`,
          dismissed: isDismissed,
        });
      },
    });
  const keep = () =>
    void attempt(async () => {
      await connection.call('sync.dismissSimilar', { id: props.id });
      props.onClose();
    });
  return (
    <Dialog
      title={t('sync.named.title')}
      help={t('sync.named.help')}
      onClose={props.onClose}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {t('sync.named.close')}
          </Button>
          <Button variant="primary" onPress={keep}>
            {t('sync.named.keep')}
          </Button>
        </>
      }
    >
      <ul className={styles.list} aria-label={t('sync.named.title')}>
        {props.named
          .filter(({ remoteId }) => !hidden.has(remoteId))
          .map((each) => (
            <li key={each.remoteId} className={styles.item}>
              <p className={styles.title} dir="auto">
                {each.title.trim() || t('frame.untitled')}
              </p>
              <span className={styles.score}>
                {t('sync.named.score', { score: score.format(each.score) })}
              </span>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('sync.named.openThat', { title: each.title })}
                onPress={() => open(each.remoteId)}
              >
                {t('sync.named.open')}
              </Button>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('sync.named.differentThat', { title: each.title })}
                onPress={() => markAsDifferent(each)}
              >
                {t('sync.named.different')}
              </Button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
