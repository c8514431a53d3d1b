import { type RefObject, useMemo } from 'react';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { countLines, rangeOfLine } from './lines.ts';
import styles from './source-pane.module.css';

/** How a line is marked in the gutter. */
export type LineMark = 'problem' | 'here';

/** Lines that are numbered; beyond that numbers would cost more than they help. */
const MOST_LINES = 5_000;

/** The text to be imported, with numbered lines. */
export function SourceText(props: {
  label: string;
  value: string;
  placeholder: string;
  marks: ReadonlyMap<number, LineMark>;
  onChange: (value: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const lines = useMemo(() => countLines(props.value), [props.value]);
  return (
    <div className={styles.well} data-well="">
      <div className={styles.raw}>
        <div className={styles.gutter} aria-hidden="true">
          {Array.from({ length: Math.min(lines, MOST_LINES) }, (_, at) => {
            const mark = props.marks.get(at + 1);
            // biome-ignore lint/suspicious/noArrayIndexKey: a line number is nothing but its place.
            return <span key={at} className={mark && styles[mark]}>{`${at + 1}`}</span>;
          })}
        </div>
        <textarea
          ref={props.field}
          className={styles.source}
          aria-label={props.label}
          placeholder={props.placeholder}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the dialog is for what is pasted here.
          autoFocus
        />
      </div>
    </div>
  );
}

/** Selects a line of the text in such a field, and scrolls it into sight with some of what stands above it. */
export function goToLine(field: HTMLTextAreaElement, line: number): void {
  // As the field has it: the text that it was given may end its lines by two characters.
  const { value } = field;
  const { start, end } = rangeOfLine(value, line);
  field.focus();
  field.setSelectionRange(start, end);
  const well = field.closest('[data-well]');
  if (well) well.scrollTop = (field.scrollHeight / countLines(value)) * Math.max(0, line - 4);
}

/** A text that is too large to be shown. */
export function SourceFile(props: { children: string; onWrite: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.file}>
      <p>{props.children}</p>
      <button type="button" className={styles.write} onClick={props.onWrite}>
        {t('importing.writeInstead')}
      </button>
    </div>
  );
}
