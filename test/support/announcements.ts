import type { Page } from '@playwright/test';

/** Records screen reader announcements. The returned function lists all announcements so far. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { said: announcements });
    const region = document.querySelector('[data-live-region]');
    if (!region) throw new Error('There is no live region.');
    new MutationObserver(() => {
      if (region.textContent) announcements.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said'));
}
