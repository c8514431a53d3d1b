import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import type { Desktop } from '../support/desktop.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { expect } from './item-expect.ts';
import type { Item } from './verification.ts';

export const WINDOW_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'versions',
    checks: 'the app runs on the Electron version in package.json',
    deadlineSeconds: 60,
    async run(app, step) {
      step('start the app');
      const { desktop } = await app.shared();
      step('read the versions');
      const { electron, chrome, node, system } = await desktop.evaluate(() => ({
        ...process.versions,
        system: `${process.platform} ${process.arch}`,
      }));
      if (app.kind === 'electron') expect(electron).toBe(packageJson.devDependencies.electron);
      return `Electron ${electron ?? 'mock'}, Chromium ${chrome ?? 'of the tests'}, Node ${node}, ${system}`;
    },
  },
  {
    name: 'window is visible',
    checks: 'the window appears after startup without a request',
    deadlineSeconds: 60,
    async run(app, step) {
      step('start the app');
      const { desktop } = await app.launch('visible');
      step('wait for the window');
      const listStates = () =>
        desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()));
      await expect.poll(listStates).toEqual([true]);
      expect(await desktop.close()).toBe(0);
      return `1 visible window (${process.env.XDG_SESSION_TYPE ?? process.platform})`;
    },
  },
  {
    name: 'title bar',
    checks: 'the title bar’s content is next to the window buttons and has the same height',
    deadlineSeconds: 60,
    async run(app, step) {
      const { page } = await app.shared();
      step('measure');
      const { area, bar, content, width } = await measureTitleBar(page);
      expect(area.right - area.left, 'width of the area next to the buttons').toBeGreaterThan(0);
      for (const { left, right } of content) {
        expect(left, 'start of the content').toBeGreaterThanOrEqual(area.left);
        expect(right, 'end of the content').toBeLessThanOrEqual(area.right);
      }
      expect(Math.abs(bar - area.height), `height ${bar} instead of ${area.height}`).toBeLessThanOrEqual(1);
      return `the page has ${area.left} to ${area.right} of ${width}, height ${area.height}`;
    },
  },
  {
    name: 'screenshot',
    checks: 'the window draws its page, and --shots stores a screenshot of it',
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop } = await app.shared();
      step('capture the page');
      const page = await capturePage(desktop);
      // An empty window has only one color and compresses to a small file.
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

/**
 * Returns the area of the title bar that the system leaves to the page, and the positions of the bar's
 * content, in CSS pixels.
 */
const measureTitleBar = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('div');
    // The mock sets CSS variables instead of Chromium's environment variables.
    const formatVariable = (name: string) => `var(--titlebar-area-${name}, env(titlebar-area-${name}, 0px))`;
    probe.style.position = 'fixed';
    probe.style.left = formatVariable('x');
    probe.style.width = formatVariable('width');
    probe.style.height = formatVariable('height');
    document.body.append(probe);
    const { left, right, height } = probe.getBoundingClientRect();
    probe.remove();
    const header = document.querySelector('header');
    const content = [...(header?.querySelectorAll('svg, h1, button, span') ?? [])]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0);
    return {
      area: { left, right, height },
      bar: header?.getBoundingClientRect().height ?? 0,
      content: content.map((box) => ({ left: box.left, right: box.right })),
      width: window.innerWidth,
    };
  });

/** Stores a file in the screenshot folder, if there is one. Returns the file's name and size. */
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

/**
 * Captures the first screen, including the parts of the window that the system draws. Returns null if the
 * system doesn't allow it.
 */
async function captureScreen(desktop: Desktop): Promise<Buffer | null> {
  const base64 = await desktop.evaluate(async ({ desktopCapturer }) => {
    const size = { width: 1600, height: 1000 };
    // On Wayland, the system may wait for the user's permission.
    const limit = new Promise<[]>((resolve) => setTimeout(() => resolve([]), 10_000).unref());
    const sources = desktopCapturer.getSources({ types: ['screen'], thumbnailSize: size });
    const [source] = await Promise.race([sources.catch(() => []), limit]);
    return source && !source.thumbnail.isEmpty() ? source.thumbnail.toPNG().toString('base64') : null;
  });
  return base64 === null ? null : Buffer.from(base64, 'base64');
}
