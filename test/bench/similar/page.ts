import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Table } from '../harness.ts';
import { markdownTable, writeMeasured } from '../parts/peer-page.ts';

const PAGE = resolve(import.meta.dirname, '../../../docs/similar.md');
/** Sections of the page; other tables stay on the screen. */
const SECTIONS = ['quality', 'ablation', 'calibration', 'languages', 'speed'];

/** Puts the tables that were measured into their sections of docs/similar.md; the others stay as they are. */
export function writeSections(tables: Readonly<Record<string, readonly Table[]>>): void {
  const machine = `${cpus().length} cores, Node ${process.versions.node}, ${process.platform}`;
  const today = new Date().toISOString().slice(0, 10);
  for (const name of SECTIONS) {
    const measured = tables[name] ?? [];
    if (measured.length === 0) continue;
    const text = [`Measured on ${today}, ${machine}.`, ...measured.map(markdownTable)].join('\n\n');
    writeMeasured(PAGE, text, name);
  }
}
