import { type RefObject, useMemo, useRef } from 'react';
import { isTextEncoding, TEXT_ENCODINGS } from '../../../shared/import-export/decode-text.ts';
import { FILE_ENDINGS } from '../../../shared/import-export/file-formats.ts';
import type { ImportPreview } from '../../../shared/import-export/import-preview-schemas.ts';
import { SPREADSHEET_ENDINGS } from '../../../shared/import-export/spreadsheet-file.ts';
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { formatByteSize } from '../../ui/format/byte-size.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { classifyRow, isInLibrary, type NearestQuestions } from './import-row-selection.ts';
import styles from './import-source-pane.module.css';
import type { ImportInput } from './use-import-input.ts';

/** Spreadsheets get a message about how to save them as CSV. */
const ACCEPTED = [...Object.values(FILE_ENDINGS).flat(), ...SPREADSHEET_ENDINGS].map(
  (ending) => `.${ending}`,
);
const ENCODINGS = Object.keys(TEXT_ENCODINGS).filter(isTextEncoding);

export function SourcePane(props: {
  input: ImportInput;
  preview: ImportPreview | null;
  nearest: NearestQuestions;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { input, preview, nearest, field } = props;
  const { source, kind, file } = input;
  const t = useTranslate();

  const marks = useMemo(() => createLineMarks(preview, nearest), [preview, nearest]);
  return (
    <div className={styles.pane}>
      <div className={styles.bar}>
        <span className={styles.hint}>{t(`importing.hints.${kind}`)}</span>
        <FileButton
          variant="link"
          size="small"
          accept={ACCEPTED}
          onChoose={(picked) => void input.open(picked)}
        >
          {t('importing.openFile')}
        </FileButton>
      </div>
      {input.encoding && (
        <Select
          inline
          className={styles.encoding}
          label={t('importing.encoding')}
          choices={ENCODINGS.map((id) => ({ id, label: TEXT_ENCODINGS[id] }))}
          value={input.encoding}
          onChange={input.setEncoding}
        />
      )}
      {preview?.table && kind === 'csv' && (
        <ColumnMapping table={preview.table} onChange={input.setTable} onDelimiter={input.setDelimiter} />
      )}
      {file ? (
        <LargeFileNotice onWrite={() => input.change('')}>
          {t('importing.fileRead', { name: file.name, size: formatByteSize(file.bytes, t('time.locale')) })}
        </LargeFileNotice>
      ) : (
        <SourceText
          label={t(`importing.source.${kind}`)}
          value={source.text}
          placeholder={t(`importing.placeholder.${kind}`)}
          marks={marks}
          onChange={input.change}
          field={field}
        />
      )}
    </div>
  );
}

/** Returns line marks by line number. Lines with new questions have none. */
function createLineMarks(
  preview: ImportPreview | null,
  nearest: NearestQuestions,
): ReadonlyMap<number, LineMark> {
  const marks = new Map<number, LineMark>();
  for (const row of preview?.rows ?? []) {
    if (row.line === null || classifyRow(row, nearest) === 'new') continue;
    marks.set(row.line, isInLibrary(row, nearest) ? 'here' : 'problem');
  }
  return marks;
}

type LineMark = 'problem' | 'here';

/** Numbering more lines would be slow. */
const MAX_NUMBERED_LINES = 5_000;

function SourceText(props: {
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
          {Array.from({ length: Math.min(lines, MAX_NUMBERED_LINES) }, (_, at) => {
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

/** Selects a line in the field and scrolls it into view with some lines above it. */
export function goToLine(field: HTMLTextAreaElement, line: number): void {
  // The field's value has LF line endings, even if the text had others.
  const { value } = field;
  const { start, end } = findLineRange(value, line);
  field.focus();
  field.setSelectionRange(start, end);
  const well = field.closest('[data-well]');
  if (well) well.scrollTop = (field.scrollHeight / countLines(value)) * Math.max(0, line - 4);
}

/** Shown instead of text that is too long. */
function LargeFileNotice(props: { children: string; onWrite: () => void }) {
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

/** Counts the lines in text with LF line endings. Returns 1 for empty text. */
export function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * Returns a line's range in text with LF line endings. `line` counts from 1. For a line after the last one,
 * returns the empty range at the end.
 */
export function findLineRange(value: string, line: number): { start: number; end: number } {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const at = value.indexOf('\n', start);
    if (at < 0) return { start: value.length, end: value.length };
    start = at + 1;
  }
  const end = value.indexOf('\n', start);
  return { start, end: end < 0 ? value.length : end };
}

/** Opens a file picker. `accept` lists file extensions such as `.json`. */
function FileButton(
  props: Omit<ButtonProps, 'onPress'> & { accept: readonly string[]; onChoose: (file: File) => void },
) {
  const { accept, onChoose, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept.join(',')}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Clear the field so that the user can choose the same file again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onPress={() => input.current?.click()} />
    </>
  );
}
