import { z } from 'zod';
import { type Trail, textsOf } from '../../../shared/trail.ts';
import { trailSchema } from '../../../shared/trail-schema.ts';
import { tryParseJson } from '../json.ts';
import { formatSum, parseSum, sumOf } from '../library/format/line-file.ts';

const FORMAT = 'qotd-studio undo';
const VERSION = 1;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  sum: z.string().optional(),
});
const lineSchema = z.object({ identity: z.string(), trail: trailSchema });

/** A trail, and what tells its question from others that may get its id. */
export type KeptTrail = z.infer<typeof lineSchema>;

/** The name of the file of a question. */
export const trailFileName = (id: number): string => `${String(id).padStart(6, '0')}.jsonl`;

/** The id in a name, undefined where it is another file. */
export function trailFileId(name: string): number | undefined {
  const id = Number(/^(\d{6,15})\.jsonl$/.exec(name)?.[1]);
  return Number.isInteger(id) && trailFileName(id) === name ? id : undefined;
}

/** The file, line by line. docs/files.md describes it. */
export function formatTrail(kept: { identity: string; trail: Trail }): string[] {
  const text = JSON.stringify({ identity: kept.identity, trail: kept.trail });
  const header = { format: FORMAT, version: VERSION, sum: formatSum(sumOf(text)) };
  return [`${JSON.stringify(header)}\n`, `${text}\n`];
}

/** What a file holds: `newer` is the version of one that this program does not know, null is a damaged one. */
export function readTrail(bytes: Buffer): KeptTrail | { newer: number } | null {
  const [first = '', text = ''] = bytes.toString('utf8').replace('\ufeff', '').split('\n');
  const header = headerSchema.safeParse(tryParseJson(first)).data;
  if (!header) return null;
  if (header.version > VERSION) return { newer: header.version };
  if (header.sum !== undefined && parseSum(header.sum) !== sumOf(text)) return null;
  const line = lineSchema.safeParse(tryParseJson(text)).data;
  return line && textsOf(line.trail) ? line : null;
}
