import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** How much there is of something on the disk. */
export interface Amount {
  files: number;
  bytes: number;
}

/** What lies in a folder: each file by its name, each folder as a whole, since names in it may be the author's own. */
export async function fileSizes(dir: string): Promise<Record<string, Amount>> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const amounts = await Promise.all(
    entries.map(async (entry) => {
      const place = path.join(dir, entry.name);
      const amount = entry.isDirectory() ? sum(Object.values(await fileSizes(place))) : await sizeOf(place);
      return [entry.isDirectory() ? `${entry.name}/` : entry.name, amount] as const;
    }),
  );
  return Object.fromEntries(amounts);
}

const sizeOf = async (file: string): Promise<Amount> => ({
  files: 1,
  bytes: await stat(file).then(
    ({ size }) => size,
    () => 0,
  ),
});

const sum = (amounts: readonly Amount[]): Amount => ({
  files: amounts.reduce((total, { files }) => total + files, 0),
  bytes: amounts.reduce((total, { bytes }) => total + bytes, 0),
});
