import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { fillLibrary } from '../support/library.ts';
import { exampleEntry } from '../support/store-entries.ts';

const lineSchema = z.object({ text: z.string() });
/** The limits of docs/reference/service-api.md 2.1. */
const LONGEST = 150;

/** Fills an empty library with saved questions, with titles from a corpus or generated ones. */
export async function stock(dir: string, count: number, corpus: string | null): Promise<void> {
  const titles = corpus === null ? [] : await titlesOf(corpus);
  await fillLibrary(dir, count, (id) => {
    const entry = exampleEntry(id);
    const title = titles[id - 1] ?? entry.question?.title ?? '';
    return entry.question ? { ...entry, question: { ...entry.question, title } } : entry;
  });
}

async function titlesOf(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines
    .map((line) => lineSchema.parse(JSON.parse(line)).text)
    .filter(({ length }) => length <= LONGEST);
}
