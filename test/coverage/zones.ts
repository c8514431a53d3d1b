import path from 'node:path';
import { z } from 'zod';

/** The zones of docs/architecture.md. A file belongs to the first that it is in. */
const ZONES = [
  'shared',
  'renderer',
  'electron/host',
  'electron/shell',
  'electron/commands',
  'electron/packaging',
  'electron',
];

const partSchema = z.object({ total: z.number(), covered: z.number() });
const summarySchema = z.record(z.string(), z.object({ lines: partSchema, branches: partSchema }));

/**
 * Lines and branches by zone, as a table of Markdown, from istanbul's `coverage-summary.json`. Throws where a file is in no
 * zone.
 */
export function coverageTable(root: string, summary: unknown): string {
  const { total: _, ...files } = summarySchema.parse(summary);
  const placed = Object.entries(files).map(([file, parts]) => ({ zone: zoneOf(root, file), ...parts }));
  const rows = ZONES.flatMap((zone) => {
    const inZone = placed.filter((one) => one.zone === zone);
    return inZone.length === 0
      ? []
      : [
          `| \`${zone}/\` | ${inZone.length} | ${share(inZone.map(({ lines }) => lines))} | ${share(inZone.map(({ branches }) => branches))} |`,
        ];
  });
  return ['| zone | files | lines | branches |', '|---|---|---|---|', ...rows].join('\n');
}

function zoneOf(root: string, file: string): string {
  const place = path.relative(root, file).replaceAll('\\', '/');
  const zone = ZONES.find((one) => place.startsWith(`${one}/`));
  if (zone === undefined) throw new Error(`${place} is in no zone.`);
  return zone;
}

/** Rounded down, with how many there are. */
function share(parts: readonly z.infer<typeof partSchema>[]): string {
  const sum = (of: 'total' | 'covered') => parts.reduce((all, part) => all + part[of], 0);
  const total = sum('total');
  return total === 0 ? '–' : `${Math.floor((sum('covered') / total) * 100)} % of ${total}`;
}
