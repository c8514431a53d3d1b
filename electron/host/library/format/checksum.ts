import { crc32 } from 'node:zlib';

/**
 * The check sums of the library's files: CRC-32, as eight hexadecimal digits in a member `sum`. A sum is always that of
 * the text as it would be without this member, so a line or file says by itself whether it is as it was written.
 */

const SUM = /^[0-9a-f]{8}$/;

const LINE_FEED = Buffer.from('\n');

/** The sum of a text in UTF-8 or of bytes, which go on behind what has the sum `before`. */
export const sumOf = (data: string | Uint8Array, before = 0): number => crc32(data, before);

/** As it stands in a file. */
export const formatSum = (sum: number): string => sum.toString(16).padStart(8, '0');

/** The inverse of `formatSum`; undefined for anything else. */
export const parseSum = (value: unknown): number | undefined =>
  typeof value === 'string' && SUM.test(value) ? Number.parseInt(value, 16) : undefined;

/** The sum of a file whose first line says `facts`, in this order, and goes on with `behind`. */
export function sumOfFile(facts: object, behind: Iterable<Uint8Array>): number {
  let sum = sumOf(LINE_FEED, sumOf(JSON.stringify(facts)));
  for (const piece of behind) sum = sumOf(piece, sum);
  return sum;
}
