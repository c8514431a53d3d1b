import type { FileProblem, ImportReport } from '../../../shared/import-export/exchange-format.ts';
import { fileProblemMessage } from '../../../shared/messages/file-problem-message.ts';
import { formatList, type Translate } from '../../../shared/messages/translate.ts';
import type { RowCounts } from './selected-rows.ts';

/** What is wrong with the file. What has no code is as the backend says it, in English. */
export const problemMessage = (
  { message, fault }: Pick<FileProblem, 'message' | 'fault'>,
  t: Translate,
): string => (fault === undefined ? message : fileProblemMessage(fault, t));

/** How many questions of a file become what; what there is none of is left out. */
export function rowCountsMessage(sums: RowCounts, t: Translate): string {
  const parts = (['taken', 'drafts', 'here', 'impossible', 'leftOut'] as const)
    .filter((what) => what === 'taken' || sums[what] > 0)
    .map((what) => t(`importing.sums.${what}`, { count: sums[what] }));
  return t('importing.sums.found', { count: sums.found, parts: parts.join(', ') });
}

/** What was imported. */
export function importedMessage(added: ImportReport['added'], t: Translate): string {
  const isNone = added.drafts + added.removed === 0;
  const parts = (['questions', 'drafts', 'removed'] as const)
    .filter((what) => added[what] > 0 || (what === 'questions' && isNone))
    .map((what) => t(`importing.imported.${what}`, { count: added[what] }));
  return t('importing.imported.all', { parts: formatList(t, parts) });
}
