import { memo, useId, useMemo } from 'react';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { ImportRow as Row } from '../../../shared/import-export/import-preview-schemas.ts';
import { PRIVATE_FIELD_NAMES, PRIVATE_FIELDS } from '../../../shared/library/private-fields.ts';
import { formatFinding } from '../../../shared/messages/finding-message.ts';
import { lowerFirst } from '../../../shared/messages/translate.ts';
import { checkQuestion } from '../../../shared/question/check-question.ts';
import { readRow, splitLines } from '../../../shared/question/option-line.ts';
import type { SimilarHit } from '../../../shared/similarity.ts';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { Problem } from '../../ui/fields/text-field.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { Emoji } from '../../ui/icons/emoji.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import { formatProblem } from './import-messages.ts';
import styles from './import-row.module.css';
import { getOutcome, type RowOutcome } from './import-row-selection.ts';

export interface ImportRowProps {
  row: Row;
  nearest: SimilarHit | undefined;
  isSelected: boolean;
  isInLibrary: boolean;
  resolver: EmojiResolver;
  /** The row's position in the file, counting from 1, or null if the row is on its own line. */
  position: number | null;
  /** Whether this row's checkbox is in the tab order. */
  isCurrent: boolean;
  onSelect: (row: Row, selected: boolean) => void;
  onCurrent: (row: Row) => void;
  /** Goes to a line in the text. It's null if the text isn't shown. */
  onGoToLine: ((line: number) => void) | null;
}

const MAX_SHOWN_EMOJI = 6;
const MAX_SHOWN_FINDINGS = 3;

export const ImportRow = memo(function ImportRow(props: ImportRowProps) {
  const { row, resolver } = props;
  const t = useTranslate();
  const notes = useId();
  const lines = useMemo(() => splitLines(row.input.options).filter((line) => line.trim() !== ''), [row]);
  const emoji = useMemo(
    () => lines.slice(0, MAX_SHOWN_EMOJI).flatMap((line) => resolveShownEmoji(line, resolver)),
    [lines, resolver],
  );
  const title = row.input.title.trim() || t('importing.untitled');
  const isBad = row.index === null;
  return (
    <tr className={joinClassNames((isBad || props.isInLibrary) && styles.left)}>
      <td className={styles.box}>
        <CheckBox
          aria-label={t('importing.take', { title })}
          aria-describedby={notes}
          isSelected={props.isSelected}
          isDisabled={isBad}
          excludeFromTabOrder={!props.isCurrent}
          onFocus={() => props.onCurrent(row)}
          onChange={(selected) => props.onSelect(row, selected)}
        />
      </td>
      <td className={styles.line}>{props.position ?? row.line}</td>
      <td>
        <div className={styles.title} dir="auto">
          {title}
        </div>
        <div id={notes} className={styles.notes}>
          <RowNotes {...props} />
        </div>
      </td>
      <td className={styles.emoji} aria-hidden="true">
        {emoji.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options of a row stay where they are.
          <Emoji key={at} emoji={one} />
        ))}
      </td>
      <td className={styles.count}>{lines.length}</td>
      <td>
        <ImportOutcome row={row} nearest={props.nearest} />
      </td>
    </tr>
  );
});

function resolveShownEmoji(line: string, resolver: EmojiResolver): string[] {
  const { emoji } = readRow(line);
  if (emoji === '') return [];
  const resolution = resolver.resolve(emoji);
  if (resolution.kind === 'literal') return [resolution.emoji];
  return resolution.kind === 'image' ? [`$[${resolution.label}](${resolution.url})$`] : [];
}

const GLYPHS: Record<RowOutcome, IconName> = {
  draft: 'st-draft',
  ready: 'st-ready',
  service: 'st-service',
  sent: 'st-sent',
  attention: 'alert',
  removed: 'trash',
  impossible: 'st-refused',
  here: 'copy',
  repeated: 'copy',
  duplicate: 'copy',
};

function ImportOutcome({ row, nearest }: { row: Row; nearest: SimilarHit | undefined }) {
  const t = useTranslate();
  const will = getOutcome(row, nearest);
  return (
    <span className={joinClassNames(styles.will, styles[will])}>
      <Icon name={GLYPHS[will]} size={14} />
      {t(`importing.will.${will}`)}
    </span>
  );
}

/** Explains why the row isn't selected by default, and lists its problems. */
function RowNotes({ row, nearest, position, resolver, onGoToLine }: ImportRowProps) {
  const t = useTranslate();
  const time = useMemo(() => createTimeFormat(t), [t]);

  const findings = useMemo(
    () =>
      row.index === null || row.will === 'removed'
        ? []
        : checkQuestion(row.input, resolver)
            // Until the names are loaded, no name counts as unknown.
            .filter(({ code }) => resolver.names.size > 0 || code !== 'unknown-emoji-name')
            .toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning')),
    [row, resolver],
  );
  const said = findings.slice(0, MAX_SHOWN_FINDINGS).map((finding) => {
    const problem = formatFinding(finding, t);
    const isOfOption = finding.path === 'options' && finding.line !== null;
    return {
      level: finding.level,
      words: isOfOption
        ? t('importing.ofOption', { position: finding.line ?? 0, problem: lowerFirst(problem, t) })
        : problem,
    };
  });
  const more = findings.length - said.length;
  const { line } = row;
  const isWrong = row.errors.length > 0 || findings.some(({ level }) => level === 'problem');
  const privateFields = PRIVATE_FIELD_NAMES.flatMap((name) => {
    const value =
      name === 'plannedFor' ? row.plannedFor && time.day(row.plannedFor) : PRIVATE_FIELDS[name].format(row);
    return !value ? [] : t(`privateFields.${name}.summary`, { value });
  }).join(' · ');
  return (
    <>
      {privateFields !== '' && <p className={styles.more}>{privateFields}</p>}
      {row.errors.map((error) => (
        <Problem key={error.message} level="problem">
          {formatProblem(error, t)}
        </Problem>
      ))}
      {said.map((one) => (
        <Problem key={one.words} level={one.level}>
          {one.words}
        </Problem>
      ))}
      {more > 0 && <p className={styles.more}>{t('importing.moreFindings', { count: more })}</p>}
      {row.here?.why === 'same' && <InLibraryNote>{t('importing.same')}</InLibraryNote>}
      {row.here?.why === 'older' && <InLibraryNote>{t('importing.older')}</InLibraryNote>}
      {row.here?.why === 'file' && (
        <InLibraryNote>
          {t('importing.inFile', { line: position === null ? row.here.line : null })}
        </InLibraryNote>
      )}
      {!row.here && nearest?.grade === 'very-close' && (
        <InLibraryNote>{t('importing.veryClose', { title: nearest.title })}</InLibraryNote>
      )}
      {!row.here && nearest && nearest.grade !== 'very-close' && (
        <p className={styles.more}>{t('importing.nearTo', { title: nearest.title })}</p>
      )}
      {isWrong && onGoToLine && line !== null && (
        <button type="button" className={styles.goTo} onClick={() => onGoToLine(line)}>
          {t('importing.goTo', { line })}
        </button>
      )}
    </>
  );
}

function InLibraryNote({ children }: { children: string }) {
  return (
    <p className={styles.here}>
      <Icon name="copy" size={14} />
      <span>{children}</span>
    </p>
  );
}
