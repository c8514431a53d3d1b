import { describe, expect, it, vi } from 'vitest';
import { createBackend } from '../../support/backend.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const NO_SIGNAL = new AbortController().signal;
const ALL = { sent: 0, skip: [], importAnyway: [] };
const text = (...titles: string[]) => titles.map((title) => `${title}\n🐶 - Dogs\n🐱 - Cats`).join('\n\n');

describe('imported questions', () => {
  it('are counted as likely duplicates until the import is undone, even within a file', async () => {
    await using folder = await createTemporaryFolder();
    const { handlers, close } = await createBackend(folder.dir);
    const run = async (content: string) => {
      const source = { text: content, format: 'text', table: null, ...ALL } as const;
      const { undo } = await handlers['import.run'](source, NO_SIGNAL);
      if (undo === null) throw new Error('nothing was imported');
      return undo;
    };
    const complete = (undo: number) =>
      vi.waitFor(
        async () => {
          const found = await handlers['import.duplicates']({ undo }, NO_SIGNAL);
          expect(found.isComplete).toBe(true);
          return found.count;
        },
        { timeout: 30_000 },
      );
    const first = await run(text('Do you prefer dogs or cats?', 'Which city would you visit?'));
    expect(await complete(first)).toBe(0);
    const second = await run(text('Do you prefer dogs or cats??', 'What is your favorite breakfast?'));
    expect(await complete(second)).toBe(1);
    const third = await run(text('Which planet is the best one?', 'Which planet is the best one??'));
    expect(await complete(third)).toBe(2);
    await handlers['import.undo']({ undo: third }, NO_SIGNAL);
    await expect(handlers['import.duplicates']({ undo: third }, NO_SIGNAL)).rejects.toMatchObject({
      code: 'undo-expired',
    });
    await close();
  });
});
