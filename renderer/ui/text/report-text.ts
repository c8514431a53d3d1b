import { report } from './en/report.ts';
import { useText } from './text.tsx';

/** Every word of the report of a problem. English gives the shape. */
export type ReportText = typeof report;

/** These words in the chosen locale. They are loaded with it, not at the start. */
export const useReportText = (): ReportText => useText().more?.report ?? report;
