import type { CDPSession } from '@playwright/test';
import { z } from 'zod';
import type { KillableApp } from './killable-app.ts';

/** A window's memory use after garbage collection. */
export interface MemoryUse {
  /** The number of questions opened so far. */
  opened: number;
  /** The size of JavaScript objects in bytes. */
  heap: number;
  nodes: number;
  listeners: number;
  /** The backend's memory in bytes, or null if the system doesn't report it. */
  host: number | null;
}

const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

async function measureMemory(session: CDPSession, studio: KillableApp, opened: number): Promise<MemoryUse> {
  // The second collection frees objects that the first one finalized.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = metricsSchema.parse(await session.send('Performance.getMetrics'));
  const findMetric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    opened,
    heap: findMetric('JSHeapUsedSize'),
    nodes: findMetric('Nodes'),
    listeners: findMetric('JSEventListeners'),
    host: await studio.hostMemory(),
  };
}

/** Opens this many questions sequentially and measures the window's memory about 10 times. */
export async function measureWhileOpening(studio: KillableApp, count: number): Promise<MemoryUse[]> {
  const { page } = studio;
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const title = page
    .getByRole('main', { name: 'Editor' })
    .getByRole('textbox', { name: 'Title', exact: true });
  // After a kill, the window opens Trash.
  await page.getByRole('link', { name: 'All', exact: false }).first().click();
  await page.locator('[data-search-field]').first().fill('');
  const getRowAt = (place: number) =>
    page.locator(`[data-pane="list"] [role="option"][aria-posinset="${place}"]`);
  await page.locator('[data-pane="list"] [role="listbox"]').evaluate((list) => {
    list.scrollTop = 0;
  });
  await getRowAt(1).click();
  const seen: MemoryUse[] = [];
  const step = Math.max(1, Math.floor(count / 10));
  for (let opened = 1; opened <= count; opened++) {
    const before = await title.inputValue();
    await getRowAt(opened + 1).click();
    await page.waitForFunction(
      ([text]) =>
        document.querySelector<HTMLTextAreaElement>('[data-pane="editor"] textarea')?.value !== text,
      [before],
    );
    if (opened % step === 0) seen.push(await measureMemory(session, studio, opened));
  }
  await session.detach();
  return seen;
}
