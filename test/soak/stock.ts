import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { createNodeFiles } from '../../electron/host/files.ts';
import { openStore } from '../../electron/host/library/store/open-store.ts';
import { silentLog } from '../support/silent-log.ts';
import { exampleEntry } from '../support/store-entries.ts';

const lineSchema = z.object({ text: z.string() });
/** service.md 8. */
const LONGEST = 150;

/** Fills an empty library with saved questions, under the titles that a corpus has for them, or made up. */
export async function stock(dir: string, count: number, corpus: string | null): Promise<void> {
  const titles = corpus === null ? [] : await titlesOf(corpus);
  const store = await openStore({ dir, files: createNodeFiles(), log: silentLog });
  const commits = Array.from({ length: count }, () => {
    const entry = exampleEntry(store.reserveId());
    const title = titles[entry.id - 1] ?? entry.question?.title ?? '';
    return store.commit(entry.question ? { ...entry, question: { ...entry.question, title } } : entry);
  });
  await Promise.all(commits);
  await store.close();
}

async function titlesOf(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines
    .map((line) => lineSchema.parse(JSON.parse(line)).text)
    .filter(({ length }) => length <= LONGEST);
}
