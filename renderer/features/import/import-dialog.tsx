import { useId, useMemo, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useKnownEmoji } from '../../stores/emoji-finder-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Backdrop } from '../../ui/overlays/backdrop.tsx';
import dialog from '../../ui/overlays/dialog.module.css';
import styles from './import-dialog.module.css';
import { findChangedOptions, ImportEmojiFillBar, useImportEmojiFill } from './import-emoji-fill.tsx';
import { ImportPreviewPane } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { countRows, countUncompared, createImportChoices, useSelectedRows } from './import-row-selection.ts';
import { useApplyImport, useImportPreview } from './import-session.ts';
import { goToLine, SourcePane } from './import-source-pane.tsx';
import { type SourceKind, useImportInput } from './use-import-input.ts';
import { useNearestQuestions } from './use-nearest-questions.ts';

const KINDS: readonly SourceKind[] = ['text', 'csv', 'json'];

export interface ImportDialogProps {
  /** Text that was entered earlier but not imported. */
  text: string;
  /** A file that was dropped on the window. */
  dropped: File | null;
  /** Receives typed text to show when the dialog is opened again. */
  onText: (text: string) => void;
  onClose: () => void;
  /** Runs after an import. */
  onDone: () => void;
  /** Shows likely duplicates in the library. */
  onShowDuplicates: () => void;
}

export function ImportDialog(props: ImportDialogProps) {
  const { onClose } = props;
  const t = useTranslate();
  const title = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  const input = useImportInput(props);
  const { source, kind, file, fileError } = input;
  const { result, isOutdated, progress, cancel } = useImportPreview(source);
  const preview = result?.preview ?? null;
  const comparison = useNearestQuestions(preview?.rows);
  const { nearest } = comparison;
  const custom = useStore(useAppStores().settings)?.customEmoji;
  const packed = preview?.pack?.emoji;
  const { resolver } = useKnownEmoji(
    true,
    useMemo(() => (packed ? [...(custom ?? []), ...packed] : custom), [custom, packed]),
  );
  const { selection, select } = useSelectedRows(preview);
  const emoji = useImportEmojiFill(preview, resolver);
  const { filled } = emoji;
  const sums = useMemo(() => filled && countRows(filled, selection, nearest), [filled, selection, nearest]);
  const taken = isOutdated ? 0 : (sums?.taken ?? 0);
  const { isBusy, applyImport, ...job } = useApplyImport(props.onShowDuplicates);
  const { waiting } = comparison;
  const uncompared = useMemo(
    () => (preview ? countUncompared(preview, waiting, selection, nearest) : 0),
    [preview, waiting, selection, nearest],
  );
  const start = async () => {
    if (!preview || isOutdated || emoji.isLoading || taken === 0) return;
    const choices = createImportChoices(preview, selection, nearest);
    const options = findChangedOptions(preview.rows, filled?.rows ?? []);
    if (!(await applyImport(source, { ...choices, options }, uncompared))) return;
    props.onText('');
    props.onDone();
  };
  const goToLineInField = (line: number) => {
    if (field.current) goToLine(field.current, line);
  };
  return (
    <Backdrop className={dialog.backdrop} onClose={onClose}>
      <Modal className={styles.modal ?? ''}>
        <AriaDialog className={styles.dialog ?? ''} aria-labelledby={title}>
          <div
            className={styles.all}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              // Capture the key before the focused button handles Enter.
              event.preventDefault();
              event.stopPropagation();
              void start();
            }}
          >
            <div className={styles.header}>
              <Heading slot="title" id={title} className={styles.title ?? ''}>
                {t('importing.title')}
              </Heading>
              <SegmentedControl
                label={t('importing.format')}
                segments={KINDS.map((id) => ({ id, label: t(`importing.formats.${id}`) }))}
                value={kind}
                onChange={input.choose}
              />
              <span className={styles.space} />
              <IconButton icon="x" label={t('importing.close')} onPress={onClose} />
            </div>
            <div className={styles.panes}>
              <SourcePane input={input} preview={filled} nearest={nearest} field={field} />
              <ImportPreviewPane
                result={result && { ...result, preview: filled }}
                emojiBar={!isOutdated && <ImportEmojiFillBar {...emoji} />}
                isOutdated={isOutdated}
                progress={progress}
                onCancel={cancel}
                fileError={fileError}
                sums={sums}
                selection={selection}
                comparison={comparison}
                resolver={resolver}
                onSelect={select}
                onGoToLine={file ? null : goToLineInField}
              />
            </div>
            <div className={styles.footer}>
              <div className={styles.help}>
                <div aria-live="polite">{job.isCanceled && t('importing.importCanceled')}</div>
                {job.progress !== null ? (
                  <ImportProgress
                    isImport
                    progress={job.progress}
                    onCancel={() => {
                      job.cancel();
                      importButton.current?.focus();
                    }}
                  />
                ) : (
                  job.isCanceled || (
                    <>
                      {t('importing.nothingYet')}
                      {taken > 0 && uncompared > 0 && (
                        <b className={styles.uncompared}>
                          {t('importing.uncompared', { count: uncompared })}
                        </b>
                      )}
                    </>
                  )
                )}
              </div>
              {job.progress === null && (
                <Button variant="ghost" onPress={onClose}>
                  {t('importing.cancel')}
                </Button>
              )}
              <Button
                ref={importButton}
                variant="primary"
                busy={isBusy || emoji.isLoading || (isOutdated && source.text.trim() !== '')}
                disabledReason={taken === 0 && !isOutdated ? t('importing.nothingTicked') : null}
                onPress={() => void start()}
              >
                {t('importing.do', { count: sums?.taken ?? 0 })}
              </Button>
            </div>
          </div>
        </AriaDialog>
      </Modal>
    </Backdrop>
  );
}
