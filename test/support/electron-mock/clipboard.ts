import { createStrictObject } from './strict-object.ts';
import { line } from './test-connection.ts';

/** The system clipboard. Uses the clipboard of the test's Chromium, and needs no permission. */
export const clipboard = createStrictObject('clipboard', {
  writeText: async (text: string): Promise<void> => {
    await line.ask('writeClipboard', text);
  },
  readText: (): Promise<unknown> => line.ask('readClipboard'),
});
