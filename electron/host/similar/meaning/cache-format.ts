import { createHash } from 'node:crypto';
import { z } from 'zod';
import { tryParseJson } from '../../json.ts';
import { formatSum, sumOf } from '../../library/format/checksum.ts';
import { WIDTH } from './vectors.ts';

/** The file of what was read: a line of JSON, then records of one length. docs/files.md describes it. */
const FORMAT = 'qotd-studio titles';
/** Grows with every change after which a title is read otherwise. */
const VERSION = 1;

const NAME = 12;
const SUM = 4;
/** Bytes of a record: a CRC-32 of the rest, the name of the title, its row. */
export const RECORD = SUM + NAME + WIDTH;

/** Bytes within which the first line ends. */
export const HEADER = 1_000;

const headerSchema = z.object({ format: z.literal(FORMAT), version: z.literal(VERSION), model: z.string() });

/** The first line of a file of rows that this model (`Model.id`) has read. */
export const formatHeader = (model: number): Buffer =>
  Buffer.from(`${JSON.stringify({ format: FORMAT, version: VERSION, model: formatSum(model >>> 0) })}\n`);

/** Names a title: of other titles none has the same name. */
const nameOf = (title: string): Buffer => createHash('sha256').update(title).digest().subarray(0, NAME);

/** By what `readRecord` names the row of a title. */
export const recordKey = (title: string): string => nameOf(title).toString('latin1');

export function formatRecord(title: string, row: Int8Array): Buffer {
  const record = Buffer.alloc(RECORD);
  nameOf(title).copy(record, SUM);
  record.set(new Uint8Array(row.buffer, row.byteOffset, row.byteLength), SUM + NAME);
  record.writeUInt32BE(sumOf(record.subarray(SUM)));
  return record;
}

/** Where the records begin, in bytes; null where the file is none of rows that this model has read. */
export function recordsFrom(file: Buffer, model: number): number | null {
  const end = file.indexOf('\n');
  if (end < 0 || end > HEADER) return null;
  const header = headerSchema.safeParse(tryParseJson(file.toString('utf8', 0, end)));
  return header.data?.model === formatSum(model >>> 0) ? end + 1 : null;
}

/** The title and the row of the record at `from`, not copied; null where it is damaged. */
export function readRecord(file: Buffer, from: number): { key: string; row: Int8Array } | null {
  const record = file.subarray(from, from + RECORD);
  if (record.readUInt32BE() !== sumOf(record.subarray(SUM))) return null;
  return {
    key: record.toString('latin1', SUM, SUM + NAME),
    row: new Int8Array(record.buffer, record.byteOffset + SUM + NAME, WIDTH),
  };
}
