import { crc32 } from 'node:zlib';

/** Checksums are CRC-32 in 8 hexadecimal digits in the field `sum`. They're computed without this field. */
export const SUM_LENGTH = 8;

/** Returns the checksum of bytes or UTF-8 text after data with the checksum `before`. */
export const computeSum = (data: string | Uint8Array, before = 0): number => crc32(data, before);

export const formatSum = (sum: number): string => sum.toString(16).padStart(8, '0');

/**
 * Returns undefined if the value isn't a checksum. Runs for every line and is 3 times as fast as a regular
 * expression.
 */
export function parseSum(value: unknown): number | undefined {
  if (typeof value !== 'string' || value.length !== SUM_LENGTH) return undefined;
  let sum = 0;
  for (let at = 0; at < SUM_LENGTH; at++) {
    const code = value.charCodeAt(at);
    const isDigit = code >= 0x30 && code <= 0x39;
    if (!isDigit && (code < 0x61 || code > 0x66)) return undefined;
    sum = sum * 16 + code - (isDigit ? 0x30 : 0x57);
  }
  return sum;
}
