import { type RefObject, useMemo } from 'react';
import { FILE_ENDINGS } from '../../../shared/exchange.ts';
import type { ImportLook } from '../../../shared/import-look.ts';
import { FileButton } from '../../ui/buttons/file-button.tsx';
import { formatByteSize } from '../../ui/format/byte-size.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { TableColumns } from './column-mapping.tsx';
import styles from './source-pane.module.css';
import { isHere, kindOfRow, type Nearest } from './selected-rows.ts';
import { type LineMark, SourceFile, SourceText } from './source-text.tsx';
import type { Given } from './use-given.ts';

const ACCEPTED = Object.values(FILE_ENDINGS).flatMap((endings) => endings.map((ending) => `.${ending}`));

/** The left of the dialog: the text as it was given, its lines marked by what would become of them. */
export function SourcePane(props: {
  given: Given;
  look: ImportLook | null;
  nearest: Nearest;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { given, look, nearest, field } = props;
  const { source, kind, file } = given;
  const t = useTranslate();

  const marks = useMemo(() => marksOf(look, nearest), [look, nearest]);
  return (
    <div className={styles.pane}>
      <div className={styles.bar}>
        <span className={styles.hint}>{t(`importing.hints.${kind}`)}</span>
        <FileButton
          variant="link"
          size="small"
          accept={ACCEPTED}
          onChoose={(picked) => void given.open(picked)}
        >
          {t('importing.openFile')}
        </FileButton>
      </div>
      {look?.table && kind === 'csv' && <TableColumns table={look.table} onChange={given.setTable} />}
      {file ? (
        <SourceFile onWrite={() => given.change('')}>
          {t('importing.fileRead', { name: file.name, size: formatByteSize(file.bytes, t('time.locale')) })}
        </SourceFile>
      ) : (
        <SourceText
          label={t(`importing.source.${kind}`)}
          value={source.text}
          placeholder={t('importing.placeholder')}
          marks={marks}
          onChange={given.change}
          field={field}
        />
      )}
    </div>
  );
}

/** Lines to be marked, by their number: all but those of which a new question comes. */
function marksOf(look: ImportLook | null, nearest: Nearest): ReadonlyMap<number, LineMark> {
  const marks = new Map<number, LineMark>();
  for (const row of look?.rows ?? []) {
    if (row.line === null || kindOfRow(row, nearest) === 'new') continue;
    marks.set(row.line, isHere(row, nearest) ? 'here' : 'problem');
  }
  return marks;
}
