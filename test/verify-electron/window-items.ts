import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Desktop } from '../support/desktop.ts';
import type { AppUnderTest } from './app-under-test.ts';
import type { Item } from './verification.ts';

/** The window and its frame. */
export const WINDOW_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'window is visible',
    checks: 'the window appears after the start, although nothing asks for it',
    deadlineSeconds: 60,
    async run(app, step) {
      step('start the app');
      const { desktop } = await app.launch('visible');
      step('wait for the window');
      const states = () =>
        desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()));
      await expect.poll(states, { timeout: 30_000 }).toEqual([true]);
      expect(await desktop.close()).toBe(0);
      return `1 visible window (${process.env.XDG_SESSION_TYPE ?? process.platform})`;
    },
  },
  {
    name: 'screenshot',
    checks: 'the window draws its page, and a screenshot of it is stored with --shots',
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop } = await app.shared();
      step('capture the page');
      const page = await capturePage(desktop);
      // A window that draws nothing has one color, which compresses to almost nothing.
      expect(page.length, 'bytes of the page').toBeGreaterThan(10_000);
      const stored = await store(app, 'page.png', page);
      if (app.kind === 'mock') return stored;
      step('capture the screen');
      const screen = await captureScreen(desktop);
      return screen === null
        ? `${stored}; no screen`
        : `${stored}; ${await store(app, 'screen.png', screen)}`;
    },
  },
];

/** Stores a file in the folder for screenshots, if there is one. Returns what was stored. */
async function store({ shots }: AppUnderTest, name: string, bytes: Buffer): Promise<string> {
  if (shots !== null) {
    await mkdir(shots, { recursive: true });
    await writeFile(path.join(shots, name), bytes);
  }
  return `${name}: ${bytes.length} bytes`;
}

async function capturePage(desktop: Desktop): Promise<Buffer> {
  const base64 = await desktop.evaluate(async ({ BrowserWindow }) => {
    const image = await BrowserWindow.getAllWindows()[0]?.capturePage();
    return image?.toPNG().toString('base64') ?? null;
  });
  if (base64 === null) throw new Error('The app has no window.');
  return Buffer.from(base64, 'base64');
}

/** The first screen, with the system's part of the window. Null if the system doesn't allow it. */
async function captureScreen(desktop: Desktop): Promise<Buffer | null> {
  const base64 = await desktop.evaluate(async ({ desktopCapturer }) => {
    const size = { width: 1600, height: 1000 };
    // On Wayland, a dialog asks the user first.
    const limit = new Promise<[]>((resolve) => setTimeout(() => resolve([]), 10_000).unref());
    const sources = desktopCapturer.getSources({ types: ['screen'], thumbnailSize: size });
    const [source] = await Promise.race([sources.catch(() => []), limit]);
    return source && !source.thumbnail.isEmpty() ? source.thumbnail.toPNG().toString('base64') : null;
  });
  return base64 === null ? null : Buffer.from(base64, 'base64');
}
