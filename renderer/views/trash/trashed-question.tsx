import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AppError } from '../../../shared/errors.ts';
import { type Entry, isPurged } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { formatError } from '../../../shared/messages/error-message.ts';
import { OPTIONAL_FIELDS } from '../../../shared/question/question-fields.ts';
import { OptionList } from '../../features/question/option-list.tsx';
import { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useKnownEmoji } from '../../stores/emoji-finder-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatFullTime } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from './trashed-question.module.css';

export function TrashedQuestion(props: {
  id: number;
  leading: ReactNode;
  /** Receives questions that left the trash. */
  onGone: (ids: readonly number[]) => void;
}) {
  const { id, onGone } = props;
  const t = useTranslate();

  const { data: entry, error, refetch } = useBridgeQuery('question.get', { id });
  const isThere = entry !== undefined && entry.removedAt !== null && !isPurged(entry);
  const isUnknown = error instanceof AppError && error.code === 'not-found';
  const isGone = isUnknown || (entry !== undefined && !isThere);
  const wasThere = useRef(false);
  useEffect(() => {
    // Undo or another client restored or deleted the question.
    if (isGone && wasThere.current) onGone([id]);
    wasThere.current = isThere;
  }, [isGone, isThere, id, onGone]);
  return (
    <main
      className={styles.view}
      aria-label={t('library.trash.label')}
      aria-busy={!entry && !error}
      data-pane="editor"
    >
      {props.leading}
      {isThere && <TrashedContent key={id} entry={entry} onGone={onGone} />}
      {isGone && (
        <EmptyState icon="trash" title={t('library.trash.gone')}>
          {t('library.trash.goneHelp')}
        </EmptyState>
      )}
      {error !== null && !isUnknown && !entry && (
        <EmptyState
          icon="alert"
          title={formatError(error, t)}
          actions={<Button onPress={() => void refetch()}>{t('frame.tryAgain')}</Button>}
        />
      )}
    </main>
  );
}

function TrashedContent({ entry, onGone }: { entry: Entry; onGone: (ids: readonly number[]) => void }) {
  const t = useTranslate();

  const settings = useStore(useAppStores().settings);
  const { resolver } = useKnownEmoji(true, settings?.customEmoji);
  const bulk = useBulkCommands(onGone);
  const [asks, setAsks] = useState(false);
  const draft = getDraft(entry);
  const { title, options } = draft;
  const restore = async () => {
    const button = document.activeElement;
    // The question's row will also disappear. Focus the row now, so that the next row receives focus.
    document.querySelector<HTMLElement>(`[data-pane="list"] [data-key="${entry.id}"]`)?.focus();
    const isDone = await bulk.restore([entry.id]);
    if (!isDone && button instanceof HTMLElement) button.focus();
  };
  return (
    <>
      <div className={styles.body}>
        <p className={styles.when}>
          {t('library.trash.removedOn', { when: formatFullTime(entry.removedAt ?? 0, t) })}
        </p>
        <h1 className={styles.title} dir="auto">
          {title.trim() || t('frame.untitled')}
        </h1>
        <TrashedField name={t('questionFields.options')}>
          <OptionList options={options} resolver={resolver} />
        </TrashedField>
        {OPTIONAL_FIELDS.map(
          (field) =>
            draft[field].trim() !== '' && (
              <TrashedField key={field} name={t(`questionFields.${field}`)}>
                <p className={styles.text} dir="auto">
                  {draft[field]}
                </p>
              </TrashedField>
            ),
        )}
      </div>
      <div className={styles.footer}>
        <Button variant="danger" onPress={() => setAsks(true)}>
          {t('library.trash.purge')}
        </Button>
        <Button variant="primary" onPress={() => void restore()}>
          {t('library.trash.restore')}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={t('library.trash.purgeTitle', { count: 1 })}
          action={t('library.trash.purgeAction')}
          onConfirm={async () => void (await bulk.purge([entry.id]))}
          onClose={() => setAsks(false)}
        >
          {t('library.trash.purgeText', { count: 1 })}
        </ConfirmDialog>
      )}
    </>
  );
}

function TrashedField(props: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={props.name}>
      <h2 className={styles.name}>{props.name}</h2>
      {props.children}
    </section>
  );
}
