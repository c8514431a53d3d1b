/** How many questions share a file: few enough to rewrite one in a millisecond, many enough to keep the folder short. */
export const IDS_PER_FILE = 256;

const NAME = /^(\d{6,})-(\d{6,})\.jsonl$/;

const pad = (id: number): string => String(id).padStart(6, '0');

/** Which file an id belongs to, counted from 0. */
export const lineFileOf = (id: number): number => Math.floor((id - 1) / IDS_PER_FILE);

/** The first id of a file. */
export const firstIdOf = (index: number): number => index * IDS_PER_FILE + 1;

/** The name of a file: its first and last id, `000001-000256.jsonl`. */
export const lineFileName = (index: number): string =>
  `${pad(firstIdOf(index))}-${pad(firstIdOf(index) + IDS_PER_FILE - 1)}.jsonl`;

/** The inverse of `lineFileName`; undefined for names that it would not give. */
export function lineFileIndex(name: string): number | undefined {
  const first = Number(NAME.exec(name)?.[1]);
  if (!Number.isSafeInteger(first) || first < 1) return undefined;
  const index = lineFileOf(first);
  return lineFileName(index) === name ? index : undefined;
}
