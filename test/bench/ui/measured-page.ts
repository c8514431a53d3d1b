import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const OUT = resolve(import.meta.dirname, '../../../out/renderer');
const startSchema = z.object({ row: z.number().optional(), typing: z.number() });

/** Times in milliseconds since the start of the navigation. An empty library has no first row. */
export type Start = z.infer<typeof startSchema>;

/** Opens the app in a new window with an empty cache and waits until it accepts typing. */
export async function openApp(
  browser: Browser,
  url: string,
  isEmpty: boolean,
): Promise<{ page: Page; start: Start }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 820 } });
  const page = await context.newPage();
  await page.addInitScript(watchStart);
  await page.goto(url);
  await page.locator('[data-pane="rail"]').waitFor();
  // The app doesn't open a question if the library is empty.
  if (isEmpty)
    await page
      .getByRole('button', { name: /New question/ })
      .first()
      .click();
  await page.locator('[data-pane="editor"] textarea').first().waitFor();
  await page.waitForFunction(
    () => 'startOfUi' in globalThis && Reflect.has(Reflect.get(globalThis, 'startOfUi'), 'typing'),
  );
  const start = startSchema.parse(await page.evaluate(() => Reflect.get(globalThis, 'startOfUi')));
  return { page, start };
}

const FIELDS = {
  title: '[data-pane="editor"] textarea',
  search: '[data-search-field]',
  bare: 'textarea',
};

/**
 * Types text and returns how long each keystroke took to become visible, in milliseconds. Each keystroke
 * waits for the previous one to be visible, because Chromium handles all pending keystrokes before it draws.
 */
export async function typeInto(page: Page, field: keyof typeof FIELDS, text: string): Promise<number[]> {
  await page.locator(FIELDS[field]).first().focus();
  await page.evaluate(watchKeys);
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.evaluate(() => Reflect.get(globalThis, 'keySeen'));
  }
  const times = await page.evaluate(() => Reflect.get(globalThis, 'keyTimes'));
  return z.array(z.number()).parse(times);
}

/** Returns a function that measures the page's main thread time so far, in milliseconds. */
export async function openCpuMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
  };
}

/**
 * Measures the baseline: how long each keystroke takes to become visible in a page with only a text field.
 */
export async function typeIntoBaseline(browser: Browser, text: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 820 } });
  await page.setContent('<!doctype html><title>Bare</title><textarea></textarea>');
  const times = await typeInto(page, 'bare', text);
  await page.close();
  return times;
}

/**
 * Scrolls the list to its end, and then back and forth for `minFrames` frames. Stops after `limit`
 * milliseconds and returns the number of rows reached.
 */
export const scrollList = (page: Page, minFrames: number, limit: number) =>
  page.evaluate(scrollThrough, { minFrames, limit });

/** Returns the size of reachable JavaScript objects in bytes. */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Returns the gzipped size of the files that index.html loads before typing is possible, in bytes. */
export async function startBundle(): Promise<number> {
  const page = await readFile(join(OUT, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) =>
    String(file),
  );
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(OUT, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The functions below run in the page. Each function is self-contained, because only its source is passed.
 */

/**
 * Records when the first row and the title field are painted. Runs before the page's scripts. Doesn't request
 * frames until there's something to paint. With an unlimited frame rate, requested frames would slow down the
 * start.
 */
function watchStart(): void {
  const at: { row?: number; typing?: number } = {};
  Object.assign(globalThis, { startOfUi: at });
  const selectors = new Map<'row' | 'typing', string>([
    ['row', '[data-pane="list"] [role="option"]'],
    ['typing', '[data-pane="editor"] textarea'],
  ]);
  const observer = new MutationObserver(() => {
    for (const [what, selector] of selectors) {
      if (!document.querySelector(selector)) continue;
      selectors.delete(what);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        at[what] = performance.now();
        port1.close();
      };
      // The frame is drawn after its callbacks, and the next task runs after the frame is drawn.
      requestAnimationFrame(() => port2.postMessage(null));
    }
    if (selectors.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Starts recording the time from each keystroke to the next frame. `keySeen` resolves at that frame. */
function watchKeys(): void {
  const times: number[] = [];
  Object.assign(globalThis, { keyTimes: times });
  addEventListener(
    'keydown',
    (event) => {
      const seen = Promise.withResolvers<void>();
      Object.assign(globalThis, { keySeen: seen.promise });
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.push(performance.now() - event.timeStamp);
        port1.close();
        seen.resolve();
      };
      // The frame is drawn after its callbacks, and the next task runs after the frame is drawn.
      requestAnimationFrame(() => port2.postMessage(null));
    },
    true,
  );
}

/**
 * Scrolls the list by one screen per frame. Returns the duration of each frame that scrolled, in
 * milliseconds. Other frames wait for rows from the backend or for the turn at an end.
 */
async function scrollThrough({ minFrames, limit }: { minFrames: number; limit: number }) {
  const waitForFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const list = document.querySelector('[data-pane="list"] [role="listbox"]');
  const frames: number[] = [];
  const getLastRow = () =>
    Number([...(list?.querySelectorAll('[role="option"]') ?? [])].at(-1)?.getAttribute('aria-posinset'));
  const total = Number(list?.querySelector('[role="option"]')?.getAttribute('aria-setsize'));
  const start = await waitForFrame();
  let before = start;
  let rows = 0;
  let direction = 1;
  while (list && (rows < total || frames.length < minFrames) && before - start < limit) {
    const top = list.scrollTop;
    list.scrollTop += direction * list.clientHeight;
    const moved = list.scrollTop !== top;
    const now = await waitForFrame();
    if (moved) frames.push(now - before);
    before = now;
    rows = Math.max(rows, getLastRow());
    if (!moved && (direction < 0 || getLastRow() === total)) direction = -direction;
  }
  return { frames, rows, total };
}
