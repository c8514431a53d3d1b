import { useState } from 'react';
import type { LinkResult } from '../../../shared/sync/sync-views.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './add-from-service-dialog.module.css';

/** The bridge's limit for one request. */
const MAX_REFERENCES = 1000;

/** Adds questions from the service by ID, message ID, or link, and reports each result. */
export function AddFromServiceDialog(props: {
  first: string;
  /**
   * Explains that another program opened the dialog, for example with a link. The value is null if the user
   * opened the dialog.
   */
  help: string | null;
  onOpen: (id: number) => void;
  onClose: () => void;
}) {
  const { connection, router } = useAppStores();
  const t = useTranslate();
  const attempt = useErrorToast();
  const [typed, setTyped] = useState(props.first);
  const [results, setResults] = useState<readonly LinkResult[]>([]);
  const [busy, setBusy] = useState(false);
  const references = typed.split(/\s+/).filter(Boolean);
  const fetch = async () => {
    if (references.length === 0 || references.length > MAX_REFERENCES) return;
    setBusy(true);
    await attempt(async () => {
      const found = await connection.call('sync.link', { references, onto: null });
      setResults(found.results);
      // Remove successful references from the field, so they aren't submitted again.
      setTyped(
        found.results
          .filter(({ outcome }) => !['adopted', 'compare', 'already'].includes(outcome))
          .map(({ reference }) => reference)
          .join('\n'),
      );
    });
    setBusy(false);
  };
  const open = (id: number) => {
    props.onClose();
    props.onOpen(id);
  };
  const compare = (id: number) => {
    props.onClose();
    router.go({ view: 'decide', id });
  };
  return (
    <Dialog
      title={t('sync.adopt.title')}
      help={props.help ?? t('sync.adopt.help')}
      onClose={props.onClose}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {t('sync.adopt.close')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={references.length === 0 || references.length > MAX_REFERENCES}
            onPress={() => void fetch()}
          >
            {t('sync.adopt.fetch')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('sync.adopt.field')}
        multiline
        rows={4}
        dir="ltr"
        spellCheck={false}
        value={typed}
        invalid={references.length > MAX_REFERENCES}
        problems={
          references.length > MAX_REFERENCES && <Problem level="problem">{t('sync.adopt.tooMany')}</Problem>
        }
        onChange={setTyped}
      />
      {results.length > 0 && (
        <ul className={styles.results} aria-label={t('sync.adopt.results')}>
          {results.map((result, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked for twice, and none keeps state.
            <li key={at} className={styles.result}>
              <Icon
                name={isSuccess(result) ? 'st-ok' : 'alert'}
                className={isSuccess(result) ? styles.good : styles.bad}
              />
              <span className={styles.reference} dir="ltr">
                {result.reference}
              </span>
              <span className={styles.outcome}>{t(`sync.adopt.outcome.${result.outcome}`)}</span>
              {result.id !== null && (
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={
                    result.outcome === 'compare'
                      ? t('sync.adopt.compareThat', { reference: result.reference })
                      : t('sync.adopt.openThat', { reference: result.reference })
                  }
                  onPress={() => {
                    if (result.id === null) return;
                    if (result.outcome === 'compare') compare(result.id);
                    else open(result.id);
                  }}
                >
                  {result.outcome === 'compare' ? t('sync.adopt.compare') : t('sync.adopt.open')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const isSuccess = ({ outcome }: LinkResult): boolean => ['adopted', 'compare', 'already'].includes(outcome);
