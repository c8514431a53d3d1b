import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '../../../../renderer/ui/browser/clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['browser', 'desktop app'])('copies no control characters in the %s', async (host) => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
  vi.stubGlobal('window', {
    qotd:
      host === 'browser'
        ? undefined
        : { shell: async (_: string, { text }: { text: string }) => copied.push(text) },
  });
  await copyText('Tea\u0000 \u001b[31mor\u0007\u009b coffee?\n🍵 - Tea\tgreen\r\n');
  expect(copied).toEqual(['Tea [31mor coffee?\n🍵 - Tea\tgreen\r\n']);
});
