import { type FileProblem, type ImportReport, MAX_PROBLEMS_SHOWN } from '../../../shared/exchange.ts';
import type { FileReading } from './import-reader.ts';
import type { Plan } from './plan.ts';

/** What is told of a file that can't be taken. */
export const refusal = (problems: FileProblem[]): ImportReport =>
  reportOf('refused', null, { problems, problemCount: problems.length });

const NOTHING: Plan['counts'] = {
  added: { questions: 0, drafts: 0, removed: 0 },
  skipped: { same: 0, older: 0 },
  renumbered: 0,
  breaking: 0,
};

/** What became of an import, or would. `found`: what there is to know about the file. */
export function reportOf(
  state: ImportReport['state'],
  plan: Plan | null,
  found: Pick<FileReading, 'problems' | 'problemCount'>,
): ImportReport {
  const problems = [...found.problems, ...(plan?.limits ?? [])];
  return {
    state,
    ...(plan?.counts ?? NOTHING),
    problems: problems.slice(0, MAX_PROBLEMS_SHOWN),
    problemCount: found.problemCount + (plan?.limitCount ?? 0),
  };
}
