const NAME = /^(\d{6,})\.jsonl$/;

/** The name of a journal segment: its number, `000001.jsonl`. Segments are numbered in order of creation. */
export const segmentName = (number: number): string => `${String(number).padStart(6, '0')}.jsonl`;

/** The inverse of `segmentName`; undefined for names that it would not give. */
export function segmentNumber(name: string): number | undefined {
  const number = Number(NAME.exec(name)?.[1]);
  return Number.isSafeInteger(number) && number > 0 && segmentName(number) === name ? number : undefined;
}
