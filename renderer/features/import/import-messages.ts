import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import type { ImportReport } from '../../../shared/import-export/import-report.ts';
import { fileProblemMessage } from '../../../shared/messages/file-problem-message.ts';
import { formatList, type Translate } from '../../../shared/messages/translate.ts';
import type { RowCounts } from './import-row-selection.ts';

/** The message of a problem. Problems without a code have the backend's English message. */
export const problemMessage = (
  { message, fault }: Pick<FileProblem, 'message' | 'fault'>,
  t: Translate,
): string => (fault === undefined ? message : fileProblemMessage(fault, t));

/** How many rows have which outcome; outcomes without rows are omitted. */
export function rowCountsMessage(sums: RowCounts, t: Translate): string {
  const parts = (['taken', 'drafts', 'here', 'repeated', 'duplicate', 'impossible', 'leftOut'] as const)
    .filter((what) => what === 'taken' || sums[what] > 0)
    .map((what) => t(`importing.sums.${what}`, { count: sums[what] }));
  return t('importing.sums.found', { count: sums.found, parts: parts.join(', ') });
}

/** The result of an import. */
export function importedMessage(added: ImportReport['added'], t: Translate): string {
  const isNone = added.drafts + added.removed === 0;
  const parts = (['questions', 'drafts', 'removed'] as const)
    .filter((what) => added[what] > 0 || (what === 'questions' && isNone))
    .map((what) => t(`importing.imported.${what}`, { count: added[what] }));
  return t('importing.imported.all', { parts: formatList(t, parts) });
}
