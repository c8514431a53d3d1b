import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { FILE_ENDINGS } from '../../shared/exchange.ts';
import type { ImportRow } from '../../shared/import-look.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { FileButton } from '../ui/files/file-button.tsx';
import { byteWords } from '../ui/format/byte-words.ts';
import { useStable } from '../ui/hooks/use-stable.ts';
import dialog from '../ui/overlays/dialog.module.css';
import { Scrim } from '../ui/overlays/scrim.tsx';
import { useImportText } from '../ui/text/import-text.ts';
import { useText } from '../ui/text/text.tsx';
import { readChosen } from './chosen-file.ts';
import styles from './import-dialog.module.css';
import { LookPane } from './look-pane.tsx';
import { choicesOf, isHere, kindOfRow, sumsOf, type Ticks } from './row-choice.ts';
import { type LineMark, SourceFile, SourceText } from './source-text.tsx';
import { TableColumns } from './table-columns.tsx';
import { useBook } from './use-book.ts';
import { useBring } from './use-bring.ts';
import { useLook } from './use-look.ts';
import { useNearest } from './use-nearest.ts';
import { type SourceKind, useSource } from './use-source.ts';

const ACCEPTED = Object.values(FILE_ENDINGS).flatMap((endings) => endings.map((ending) => `.${ending}`));
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
  const { onClose, dropped } = props;
  const text = useText();
  const words = useImportText();
  const title = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { source, kind, file, write, choose, setTable, takeFile } = useSource(props.text);
  const { looked, isBehind } = useLook(source);
  const look = looked?.look ?? null;
  const comparison = useNearest(look?.rows);
  const { nearest } = comparison;
  const book = useBook();
  const [ticked, setTicked] = useState<{ of: unknown; ticks: Ticks }>({ of: null, ticks: new Map() });
  const [unticked] = useState<Ticks>(() => new Map());
  const ticks = ticked.of === look ? ticked.ticks : unticked;
  const sums = useMemo(() => look && sumsOf(look, ticks, nearest), [look, ticks, nearest]);
  const { isBusy, bring } = useBring();

  /** What is being read; null once something else is wanted. */
  const reading = useRef<File | null>(null);
  const open = useStable(async (given: File) => {
    reading.current = given;
    const chosen = await readChosen(given);
    if (reading.current !== given) return;
    if ('wrong' in chosen) {
      setWrong(`${chosen.name}: ${words[chosen.wrong]}`);
      return;
    }
    setWrong(null);
    takeFile(chosen, given.size);
  });
  useEffect(() => {
    if (dropped) open(dropped);
  }, [dropped, open]);
  /** What is done by hand counts more than a file that is still being read. */
  const byHand =
    <T,>(act: (value: T) => void) =>
    (value: T) => {
      reading.current = null;
      act(value);
    };
  const change = byHand((value: string) => {
    setWrong(null);
    write(value);
    props.onText(value);
  });
  const tick = useCallback(
    (rows: readonly ImportRow[], value: boolean) =>
      setTicked((before) => {
        const next = new Map(before.of === look ? before.ticks : []);
        for (const { index } of rows) if (index !== null) next.set(index, value);
        return { of: look, ticks: next };
      }),
    [look],
  );
  const taken = isBehind ? 0 : (sums?.taken ?? 0);
  const start = async () => {
    if (!look || isBehind || taken === 0) return;
    if (!(await bring(source, choicesOf(look, ticks, nearest)))) return;
    props.onText('');
    props.onDone();
  };
  const marks = useMemo(() => {
    const found = new Map<number, LineMark>();
    for (const row of look?.rows ?? []) {
      const rowKind = kindOfRow(row, nearest);
      if (row.line === null || rowKind === 'new') continue;
      found.set(row.line, isHere(row, nearest) ? 'here' : 'problem');
    }
    return found;
  }, [look, nearest]);
  const goTo = (line: number) => {
    const area = field.current;
    if (!area) return;
    const from = startOfLine(source.text, line);
    const end = source.text.indexOf('\n', from);
    area.focus();
    area.setSelectionRange(from, end < 0 ? source.text.length : end);
    const well = area.closest(`.${styles.left}`)?.querySelector('[data-well]');
    if (well) well.scrollTop = (area.scrollHeight / lineCount(source.text)) * Math.max(0, line - 4);
  };
  return (
    <Scrim className={dialog.scrim} onClose={onClose}>
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
                {words.title}
              </Heading>
              <Segmented
                label={words.format}
                segments={KINDS.map((id) => ({ id, label: words.formats[id] }))}
                value={kind}
                onChange={byHand(choose)}
              />
              <span className={styles.space} />
              <IconButton icon="x" label={words.close} onPress={onClose} />
            </div>
            <div className={styles.panes}>
              <div className={styles.left}>
                <div className={styles.bar}>
                  <span className={styles.hint}>{words.hints[kind]}</span>
                  <FileButton
                    variant="link"
                    size="small"
                    accept={ACCEPTED}
                    onChoose={(picked) => void open(picked)}
                  >
                    {words.openFile}
                  </FileButton>
                </div>
                {look?.table && kind === 'csv' && (
                  <TableColumns table={look.table} onChange={byHand(setTable)} />
                )}
                {file ? (
                  <SourceFile onWrite={() => change('')}>
                    {words.fileRead(file.name, byteWords(file.bytes, text.time.locale))}
                  </SourceFile>
                ) : (
                  <SourceText
                    label={words.source[kind]}
                    value={source.text}
                    placeholder={words.placeholder}
                    marks={marks}
                    onChange={change}
                    field={field}
                  />
                )}
              </div>
              <LookPane
                looked={looked}
                isBehind={isBehind}
                wrong={wrong}
                sums={sums}
                ticks={ticks}
                comparison={comparison}
                book={book}
                onTick={tick}
                onGoTo={file ? null : goTo}
              />
            </div>
            <div className={styles.foot}>
              <p className={styles.help}>{words.nothingYet}</p>
              <Button onPress={onClose}>{words.cancel}</Button>
              <Button
                variant="primary"
                busy={isBusy || (isBehind && source.text.trim() !== '')}
                disabledReason={taken === 0 && !isBehind ? words.nothingTicked : null}
                onPress={() => void start()}
              >
                {words.do(sums?.taken ?? 0)}
              </Button>
            </div>
          </div>
        </AriaDialog>
      </Modal>
    </Scrim>
  );
}

function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let number = 1; number < line; number++) at = text.indexOf('\n', at) + 1;
  return at;
}

const lineCount = (text: string): number => text.split('\n').length;
