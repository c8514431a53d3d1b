import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import type { ImportReport } from '../../../shared/import-export/import-report.ts';
import { formatFileProblem } from '../../../shared/messages/file-problem-message.ts';
import { formatList, type Translate } from '../../../shared/messages/translate.ts';
import type { RowCounts } from './import-row-selection.ts';

/** Formats a problem. Returns the backend's English message if the problem has no fault code. */
export const formatProblem = (
  { message, fault }: Pick<FileProblem, 'message' | 'fault'>,
  t: Translate,
): string => (fault === undefined ? message : formatFileProblem(fault, t));

/** Formats the number of rows for each outcome. Omits outcomes without rows. */
export function formatRowCounts(sums: RowCounts, t: Translate): string {
  const { found, taken: count, drafts } = sums;
  const taken =
    drafts > 0 && drafts === count
      ? t('importing.sums.drafts', { count })
      : t('importing.sums.taken', { count, drafts });
  const others = (['here', 'repeated', 'duplicate', 'impossible', 'leftOut'] as const)
    .filter((what) => sums[what] > 0)
    .map((what) => t(`importing.sums.${what}`, { count: sums[what] }));
  return t('importing.sums.found', { count: found, parts: [taken, ...others].join(', ') });
}

export function formatImported(added: ImportReport['added'], t: Translate): string {
  const parts = (['questions', 'drafts', 'deleted'] as const)
    .filter((what) => added[what] > 0)
    .map((what) => t(`importing.imported.${what}`, { count: added[what] }));
  if (parts.length === 0) return t('importing.imported.none');
  return t('importing.imported.all', { parts: formatList(t, parts) });
}
