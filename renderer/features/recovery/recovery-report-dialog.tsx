import type { ReactNode } from 'react';
import type { Lost, RecoveryReport } from '../../../shared/library/recovery-report.ts';
import { formatLostData } from '../../../shared/messages/lost-data-message.ts';
import { formatList, type Translate } from '../../../shared/messages/translate.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './recovery-report-dialog.module.css';
import {
  classifyReport,
  type FoundItem,
  groupFindingsByFile,
  isNothingLost,
  sortReports,
} from './recovery-report-summary.ts';

export function RecoveryReportDialog() {
  const { recovery } = useAppStores();
  const { shown } = useStore(recovery);
  const t = useTranslate();
  const attempt = useErrorToast();
  const [newest] = shown;
  if (!newest) return null;
  const reports = sortReports(shown);
  const matters = new Set(shown.map(classifyReport));
  const matter = matters.size === 1 ? classifyReport(newest) : 'damaged';
  return (
    <Dialog
      title={t(`recovery.report.title.${matter}`)}
      reading
      onClose={() => recovery.hide()}
      foot={
        <>
          <Button variant="ghost" onPress={() => recovery.hide()}>
            {t('recovery.report.later')}
          </Button>
          <Button variant="primary" onPress={() => void attempt(() => recovery.dismiss())}>
            {t('recovery.report.dismiss')}
          </Button>
        </>
      }
    >
      {reports.map((report) => (
        <div key={report.folder} className={styles.report}>
          <RecoveryReportView report={report} of={reports} />
        </div>
      ))}
    </Dialog>
  );
}

/** The maximum number of displayed items. The report file contains all of them. */
const MAX_SHOWN_ITEMS = 50;

/**
 * Shows a report's findings, its restored and lost questions, and the quarantine folder's path. `of` contains
 * all reports shown together, because some sentences are about all of them.
 */
function RecoveryReportView({ report, of }: { report: RecoveryReport; of: readonly RecoveryReport[] }) {
  const { restored, lost, unlisted } = report;
  const restoredCount = restored.length + (unlisted?.restored ?? 0);
  const lostCount = lost.length + (unlisted?.lost ?? 0);
  const t = useTranslate();
  const time = createTimeFormat(useTranslate());
  return (
    <>
      <p>
        {t(`recovery.report.found.${classifyReport(report)}`, { when: time.full(report.at) })}{' '}
        {restored.length > 0 && `${t('recovery.report.restored', { count: restoredCount })} `}
        {lost.length > 0 && `${t('recovery.report.lost', { count: lostCount })} `}
        {of.every(isNothingLost) && `${t('recovery.report.nothingGone')} `}
        {report === of.at(-1) && t('recovery.report.restOk')}
      </p>
      <ReportSection title={t('recovery.report.goneTitle')} unlisted={unlisted?.lost}>
        {lost.map(({ id, ...known }) => {
          const hint = formatHint(known, t);
          return id === null
            ? hint || t('recovery.report.illegible')
            : t('recovery.report.gone', { id, hint });
        })}
      </ReportSection>
      <ReportSection
        title={t('recovery.report.restoredTitle')}
        help={t('recovery.report.restoredHelp')}
        unlisted={unlisted?.restored}
      >
        {restored.map(({ id, title, at, from }) => (
          <>
            <span dir="auto">{title || t('recovery.report.untitled', { id })}</span>
            <span className={styles.note} title={from}>
              {t('recovery.report.asOf', { when: time.full(at) })}
            </span>
          </>
        ))}
      </ReportSection>
      <ReportSection title={t('recovery.report.filesTitle')} unlisted={unlisted?.files}>
        {groupFindingsByFile(report).flatMap(({ path, items }) =>
          items.map((item, index) => (
            <>
              {index === 0 && <code className={styles.path}>{path}</code>}
              <Item item={item} />
            </>
          )),
        )}
      </ReportSection>
      <QuarantineFolder report={report} />
    </>
  );
}

function formatHint({ hint, facts }: Pick<Lost, 'hint' | 'facts'>, t: Translate): string {
  return facts === undefined ? hint : formatLostData(facts, t);
}

export function formatLines(numbers: readonly number[], t: Translate): string {
  const count = numbers.length;
  return t('recovery.report.lines', { count, isMany: count > 5, lines: formatList(t, numbers.map(String)) });
}

function Item({ item: { lines, id, title, ...said } }: { item: FoundItem }) {
  const t = useTranslate();
  const where = lines.length === 0 ? '' : formatLines(lines, t);
  const which =
    id === undefined
      ? ''
      : t('recovery.report.question', { id, title: title ?? '', hasTitle: (title ?? '') !== '' });
  return (
    <>
      {(where || which) && <span dir="auto">{[where, which].filter(Boolean).join(' · ')}</span>}
      <span className={styles.note}>{useItemMessage({ ...said, lines })}</span>
    </>
  );
}

function useItemMessage({ outcome, reason, kind, lines, questionResult }: FoundItem): string {
  const t = useTranslate();
  const time = createTimeFormat(useTranslate());
  const values = {
    reason,
    sentence: reason.charAt(0).toUpperCase() + reason.slice(1),
    kind: t(`recovery.lineKinds.${kind}`),
  };
  switch (outcome) {
    case 'taken':
    case 'kept-here':
    case 'removed':
    case 'gone':
    case 'link':
      return t(`recovery.report.outcome.${outcome}`);
    case 'mended':
    case 'no-question':
      return t(`recovery.report.outcome.${outcome}`, values);
    case 'not-taken':
      return `${t('recovery.report.notTaken', values)} ${t('recovery.report.outcome.not-taken')}`;
    default:
  }
  if (lines.length === 0 || kind === 'changed-outside') {
    return t('recovery.report.sentence', { ...values, kind: t(`recovery.kinds.${kind}`) });
  }
  if (!questionResult) return t('recovery.report.notTaken', values);
  const end =
    questionResult.kind === 'came-back'
      ? t('recovery.report.fate.came-back', { when: time.full(questionResult.at) })
      : t(`recovery.report.fate.${questionResult.kind}`);
  return `${t('recovery.report.notTaken', values)} ${end}`;
}

function QuarantineFolder({ report: { folder, files, kept } }: { report: RecoveryReport }) {
  const t = useTranslate();
  const info = useBridgeQuery('app.info', {}).data;
  if (!info) return null;
  const place = quarantinePath(info.dataDir, folder);
  const isAll = kept === undefined || files.every(({ path }) => kept.includes(path));
  const isNone = kept?.length === 0;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        {isNone ? t('recovery.report.asideTitleNone') : t('recovery.report.asideTitle')}
      </h3>
      <p className={styles.note}>
        {isNone
          ? t('recovery.report.asideNone')
          : isAll
            ? t('recovery.report.asideHelp')
            : t('recovery.report.asideHelpSome')}
      </p>
      <div className={styles.quarantine}>
        <code className={styles.path}>{place}</code>
        <CopyButton text={place} what={t('recovery.report.folder')} />
      </div>
    </section>
  );
}

/**
 * Renders a list with a heading, or nothing if the list is empty. `unlisted` is the number of items that the
 * report only counts.
 */
function ReportSection(props: {
  title: string;
  help?: string;
  unlisted: number | undefined;
  children: readonly ReactNode[];
}) {
  const t = useTranslate();
  const hidden = Math.max(0, props.children.length - MAX_SHOWN_ITEMS) + (props.unlisted ?? 0);
  if (props.children.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{props.title}</h3>
      {props.help && <p className={styles.note}>{props.help}</p>}
      <ul className={styles.list}>
        {props.children.slice(0, MAX_SHOWN_ITEMS).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change while it's shown.
          <li key={index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.note}>{t('recovery.report.more', { count: hidden })}</p>}
    </section>
  );
}

/** Returns the path of a report's quarantine folder, with the same separators as `dataDir`. */
export function quarantinePath(dataDir: string, folder: string): string {
  const slash = dataDir.includes('\\') && !dataDir.includes('/') ? '\\' : '/';
  return [dataDir.replace(/[\\/]$/, ''), 'set-aside', folder].join(slash);
}
