import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** How much there is of something on the disk. */
export interface Amount {
  files: number;
  bytes: number;
}

/** What the app itself puts into a library's folder: docs/files.md. */
const KNOWN = new Set([
  ...[
    'library.json',
    'library.lock',
    'library.lock.json',
    'settings.json',
    'settings.copy.json',
    'similar.jsonl',
    'similar.cache',
    'sync.json',
  ],
  ...['questions', 'journal', 'history', 'snapshots', 'backups', 'undo', 'set-aside'],
]);

/** What lies in a library's folder: what the app put there by its name, folders as a whole, and everything else in one sum. */
export async function librarySizes(dir: string): Promise<Record<string, Amount>> {
  const all = Object.entries(await fileSizes(dir));
  const isKnown = (name: string) => KNOWN.has(name.replace(/\/$/, ''));
  const others = sum(all.filter(([name]) => !isKnown(name)).map(([, amount]) => amount));
  return { ...Object.fromEntries(all.filter(([name]) => isKnown(name))), others };
}

async function fileSizes(dir: string): Promise<Record<string, Amount>> {
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
