import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { expect, test } from '../support/app-fixture.ts';
import { call } from '../support/bridge-call.ts';
import { serve } from '../support/headless-server.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** The longest titles: one word that can't be hyphenated, and right-to-left text. */
const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(5).slice(0, 149);
const TITLES = [`${WORD}?`, `${WORD}!`, 'איזו מהאפשרויות האלה היית בוחר? '.repeat(5).slice(0, 150)];
const TOKEN = 'a-token-of-the-live-service';

/**
 * Returns controls, headings, and text that overflow their view or dialog, and elements whose own text
 * overflows.
 */
const findOverflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const area = document.querySelector('[role="dialog"]') ?? document.querySelector('main');
    const bounds = area?.getBoundingClientRect();
    if (!area || !bounds) return ['no view'];
    const found = [...area.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, p, li')];
    return found
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const { display, overflowX } = getComputedStyle(element);
        // Sighted users don't see these elements.
        if (width < 3 || element.closest('[data-react-aria-prevent-focus], [aria-hidden="true"]'))
          return false;
        const textLeaves =
          overflowX === 'visible' && display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
        return textLeaves || left < bounds.left - 1 || right > bounds.right + 1;
      })
      .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent?.slice(0, 40)}`);
  });

test('long titles stay inside their buttons and views, in wide and narrow windows', async ({ app }) => {
  const { page } = app;
  await using folder = await createTemporaryFolder();
  const startService = (args: string[]) =>
    serve(folder.dir, args, (command) => ['env', `QOTD_ADMIN_TOKEN=${TOKEN}`, ...command]);
  const save = async (title: string) => {
    const input = { ...createEmptyDraft(), title, options: `🚢 - ${WORD.slice(0, 80)}\n🍵 - Tea` };
    await call(page, 'question.save', { id: null, key: randomUUID(), version: 0, basedOn: 0, input });
  };
  let live = await startService([]);
  const { port } = new URL(live.api);
  await call(page, 'settings.set', { syncUrl: live.api });
  await call(page, 'sync.setToken', { token: TOKEN });
  await save('Tea or coffee?');
  for (const title of TITLES) await save(title);
  await call(page, 'sync.queue', { ids: [1] });
  await call(page, 'sync.runNow');
  await live.stop();
  // The service loses the response to the next create.
  live = await startService(['--port', port, '--fault', 'POST:drop-after:1']);
  await call(page, 'sync.queue', { ids: [2] });
  await call(page, 'sync.runNow');
  const check = async (view: string) => {
    for (const width of [400, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => findOverflows(page), `${view} at ${width} px`).toEqual([]);
    }
  };
  for (const view of ['Plan', 'Statistics', 'Possible duplicates', 'Sync activity']) {
    await page.getByRole('link', { name: view }).first().click();
    await expect(page.getByRole('main', { name: view })).toBeVisible();
    await check(view);
  }
  await page.getByRole('link', { name: 'Possible duplicates' }).first().click();
  await page
    .getByRole('button', { name: /^Merge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('Merge');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Sync activity' }).first().click();
  await page
    .getByRole('button', { name: /^Resolve/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Link #2/ })).toBeVisible();
  await check('Resolve');
  await live.stop();
});
