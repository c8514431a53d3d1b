import type { ReactNode } from 'react';
import type { RecoveryReport } from '../../shared/recovery.ts';
import { useAppInfo } from '../state/use-app-info.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { useRecoveryText } from '../ui/text/recovery-text.ts';
import { useText } from '../ui/text/text.tsx';
import { createTimeWords } from '../ui/time-words.ts';
import styles from './recovery-dialog.module.css';
import { asidePath, foundInFiles, isOnlyChanged } from './report-summary.ts';

/** So many lines of a list; the file has them all. */
const SHOWN = 50;

/** One report in words: what was found, what came back, what is gone, and where the files are that were set aside. */
export function ReportView({ report }: { report: RecoveryReport }) {
  const { restored, lost } = report;
  const words = useRecoveryText().report;
  const time = createTimeWords(useText().time);
  const info = useAppInfo();
  const when = time.full(report.at);
  return (
    <>
      <p>
        {isOnlyChanged(report) ? words.foundChanged(when) : words.foundDamaged(when)}{' '}
        {restored.length > 0 && `${words.restored(restored.length)} `}
        {lost.length > 0 ? words.lost(lost.length) : words.nothingGone} {words.restOk}
      </p>
      <Part title={words.goneTitle}>
        {lost.map(({ id, hint }) => (id === null ? hint : words.gone(id, hint)))}
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
        {foundInFiles(report.files).map(({ path, kind, lines }) => (
          <>
            <code className={styles.path}>{path}</code>
            <span className={styles.note}>{words.file[kind](lines)}</span>
          </>
        ))}
      </Part>
      {info && (
        <section className={styles.part}>
          <h3 className={styles.title}>{words.asideTitle}</h3>
          <p className={styles.note}>{words.asideHelp}</p>
          <div className={styles.aside}>
            <code className={styles.path}>{asidePath(info.dataDir, report.folder)}</code>
            <CopyButton text={asidePath(info.dataDir, report.folder)} what={words.folder} />
          </div>
        </section>
      )}
    </>
  );
}

/** A list under a heading; nothing where there is nothing to list. */
function Part(props: { title: string; help?: string; children: readonly ReactNode[] }) {
  const words = useRecoveryText().report;
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
