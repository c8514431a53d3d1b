import type { ReactNode } from 'react';
import type { RecoveryReport } from '../../shared/recovery.ts';
import { useBridgeQuery } from '../state/use-bridge-query.ts';
import { CopyButton } from '../ui/clipboard/copy-button.tsx';
import { createTimeWords } from '../ui/format/time-words.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './recovery-dialog.module.css';
import { asidePath, type FoundItem, foundInFiles, isNothingGone, matterOf } from './report-summary.ts';

/** So many lines of a list; the file has them all. */
const SHOWN = 50;

/**
 * One report in words: what was found, what came back, what is gone, and where the files are that were set aside.
 * `of`: all that are told together. That no question is gone is said for all of them, and what is well at the end.
 */
export function ReportView({ report, of }: { report: RecoveryReport; of: readonly RecoveryReport[] }) {
  const { restored, lost } = report;
  const words = useText().recovery.report;
  const time = createTimeWords(useText().time);
  return (
    <>
      <p>
        {words.found[matterOf(report)](time.full(report.at))}{' '}
        {restored.length > 0 && `${words.restored(restored.length)} `}
        {lost.length > 0 && `${words.lost(lost.length)} `}
        {of.every(isNothingGone) && `${words.nothingGone} `}
        {report === of.at(-1) && words.restOk}
      </p>
      <Part title={words.goneTitle}>
        {lost.map(({ id, ...known }) => {
          const hint = words.hint(known);
          return id === null ? hint || words.illegible : words.gone(id, hint);
        })}
      </Part>
      <Part title={words.restoredTitle} help={words.restoredHelp}>
        {restored.map(({ id, title, at, from }) => (
          <>
            <span dir="auto">{title || words.untitled(id)}</span>
            <span className={styles.note} title={from}>
              {words.asOf(time.full(at))}
            </span>
          </>
        ))}
      </Part>
      <Part title={words.filesTitle}>
        {foundInFiles(report).flatMap(({ path, items }) =>
          items.map((item, index) => (
            <>
              {index === 0 && <code className={styles.path}>{path}</code>}
              <Item item={item} />
            </>
          )),
        )}
      </Part>
      <Aside report={report} />
    </>
  );
}

/** One thing that was found: where, about which question, and what became of it. */
function Item({ item: { lines, id, title, ...said } }: { item: FoundItem }) {
  const words = useText().recovery.report;
  const where = lines.length === 0 ? '' : words.lines(lines);
  const which = id === undefined ? '' : words.question(id, title ?? '');
  return (
    <>
      {(where || which) && <span dir="auto">{[where, which].filter(Boolean).join(' · ')}</span>}
      <span className={styles.note}>{useSaying({ ...said, lines })}</span>
    </>
  );
}

function useSaying({ outcome, reason, kind, lines, fate }: FoundItem): string {
  const words = useText().recovery.report;
  const time = createTimeWords(useText().time);
  switch (outcome) {
    case 'taken':
    case 'kept-here':
    case 'removed':
    case 'gone':
      return words.outcome[outcome];
    case 'mended':
    case 'no-question':
      return words.outcome[outcome](reason);
    case 'not-taken':
      return `${words.notTaken(reason, kind)} ${words.outcome[outcome]}`;
    default:
  }
  if (lines.length === 0 || kind === 'changed-outside') return words.sentence(reason, kind);
  if (!fate) return words.notTaken(reason, kind);
  const end = fate.kind === 'came-back' ? words.fate['came-back'](time.full(fate.at)) : words.fate[fate.kind];
  return `${words.notTaken(reason, kind)} ${end}`;
}

function Aside({ report: { folder, files, kept } }: { report: RecoveryReport }) {
  const words = useText().recovery.report;
  const info = useBridgeQuery('app.info', {}).data;
  if (!info) return null;
  const place = asidePath(info.dataDir, folder);
  const isAll = kept === undefined || files.every(({ path }) => kept.includes(path));
  const isNone = kept?.length === 0;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{isNone ? words.asideTitleNone : words.asideTitle}</h3>
      <p className={styles.note}>
        {isNone ? words.asideNone : isAll ? words.asideHelp : words.asideHelpSome}
      </p>
      <div className={styles.aside}>
        <code className={styles.path}>{place}</code>
        <CopyButton text={place} what={words.folder} />
      </div>
    </section>
  );
}

/** A list under a heading; nothing where there is nothing to list. */
function Part(props: { title: string; help?: string; children: readonly ReactNode[] }) {
  const words = useText().recovery.report;
  const hidden = props.children.length - SHOWN;
  if (props.children.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{props.title}</h3>
      {props.help && <p className={styles.note}>{props.help}</p>}
      <ul className={styles.list}>
        {props.children.slice(0, SHOWN).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change while it is shown.
          <li key={index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.note}>{words.more(hidden)}</p>}
    </section>
  );
}
