import type { Handlers } from '../../../shared/bridge.ts';
import { makeReport, type ReportPorts } from './report.ts';

/** The bridge method that makes a report of a problem. */
export const createReportHandlers = (ports: ReportPorts): Pick<Handlers, 'report.make'> => ({
  'report.make': async ({ texts }) => ({ text: await makeReport(ports, { texts }) }),
});
