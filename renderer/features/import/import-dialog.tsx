import { useId, useMemo, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useAppState } from '../../stores/app-state.tsx';
import { useKnownEmoji } from '../../stores/emoji-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Backdrop } from '../../ui/overlays/backdrop.tsx';
import dialog from '../../ui/overlays/dialog.module.css';
import styles from './import-dialog.module.css';
import { LookPane } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { useBring, useLook } from './import-session.ts';
import { type SourceKind, useGiven } from './import-source.ts';
import { choicesOf, sumsOf, useTicks } from './selected-rows.ts';
import { goToLine, SourcePane } from './source-pane.tsx';
import { useNearest } from './use-nearest-questions.ts';

const KINDS: readonly SourceKind[] = ['text', 'csv', 'json'];

export interface ImportDialogProps {
  /** What was written here before and not imported. */
  text: string;
  /** A file that was dropped on the window. */
  dropped: File | null;
  /** What is written stays for the next time. */
  onText: (text: string) => void;
  onClose: () => void;
  /** Called once something was imported. */
  onDone: () => void;
}

/** Brings questions in: a text at the left, and at the right what would become of it, before anything is done. */
export function ImportDialog(props: ImportDialogProps) {
  const { onClose } = props;
  const t = useTranslate();
  const title = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  const given = useGiven(props);
  const { source, kind, file, wrong } = given;
  const { looked, isBehind, share, cancel } = useLook(source);
  const look = looked?.look ?? null;
  const comparison = useNearest(look?.rows);
  const { nearest } = comparison;
  const { resolver } = useKnownEmoji(true, useStore(useAppState().settings)?.customEmoji);
  const { ticks, tick } = useTicks(look);
  const sums = useMemo(() => look && sumsOf(look, ticks, nearest), [look, ticks, nearest]);
  const taken = isBehind ? 0 : (sums?.taken ?? 0);
  const { isBusy, bring, ...bringing } = useBring();
  const start = async () => {
    if (!look || isBehind || taken === 0) return;
    if (!(await bring(source, choicesOf(look, ticks, nearest)))) return;
    props.onText('');
    props.onDone();
  };
  const goTo = (line: number) => {
    if (field.current) goToLine(field.current, line);
  };
  return (
    <Backdrop className={dialog.scrim} onClose={onClose}>
      <Modal className={styles.modal ?? ''}>
        <AriaDialog className={styles.dialog ?? ''} aria-labelledby={title}>
          <div
            className={styles.all}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              // Before the button that has the focus takes it for a press.
              event.preventDefault();
              event.stopPropagation();
              void start();
            }}
          >
            <div className={styles.head}>
              <Heading slot="title" id={title} className={styles.title ?? ''}>
                {t('importing.title')}
              </Heading>
              <SegmentedControl
                label={t('importing.format')}
                segments={KINDS.map((id) => ({ id, label: t(`importing.formats.${id}`) }))}
                value={kind}
                onChange={given.choose}
              />
              <span className={styles.space} />
              <IconButton icon="x" label={t('importing.close')} onPress={onClose} />
            </div>
            <div className={styles.panes}>
              <SourcePane given={given} look={look} nearest={nearest} field={field} />
              <LookPane
                looked={looked}
                isBehind={isBehind}
                share={share}
                onCancel={cancel}
                wrong={wrong}
                sums={sums}
                ticks={ticks}
                comparison={comparison}
                resolver={resolver}
                onTick={tick}
                onGoTo={file ? null : goTo}
              />
            </div>
            <div className={styles.foot}>
              <div className={styles.help}>
                <div aria-live="polite">{bringing.isCanceled && t('importing.importCanceled')}</div>
                {bringing.share !== null ? (
                  <ImportProgress
                    isImport
                    share={bringing.share}
                    onCancel={() => {
                      bringing.cancel();
                      importButton.current?.focus();
                    }}
                  />
                ) : (
                  bringing.isCanceled || t('importing.nothingYet')
                )}
              </div>
              <Button onPress={onClose}>{t('importing.cancel')}</Button>
              <Button
                ref={importButton}
                variant="primary"
                busy={isBusy || (isBehind && source.text.trim() !== '')}
                disabledReason={taken === 0 && !isBehind ? t('importing.nothingTicked') : null}
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
