import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { request } from 'undici';
import { ADMIN_TOKEN, type Served, serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { mountTinyDisk, type TinyDisk, whyNoTinyDisk } from '../support/tiny-disk.ts';

const reason = whyNoTinyDisk();
test.skip(reason !== null, reason ?? '');
test.slow();

/** More than fits behind what is in the journal's last page. */
const LONG = 'Long. '.repeat(1500).trim();
const FULL = 'Could not save to this computer: the disk is full. Your text is still here.';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: FULL });

/** Every file on the disk but the one that fills it, by path. */
async function filesOn({ outside }: TinyDisk): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(outside, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'filler') continue;
    const file = path.join(entry.parentPath, entry.name);
    found.set(path.relative(outside, file), await readFile(file, 'utf8'));
  }
  return found;
}

/** Expects whole lines of JSON everywhere, and nothing that was given up halfway. */
async function expectNothingHalf(disk: TinyDisk): Promise<void> {
  for (const [name, content] of await filesOn(disk)) {
    expect(name).not.toMatch(/\.(tmp|next)/);
    if (!name.endsWith('.jsonl')) continue;
    expect(content, name).toMatch(/\n$/);
    for (const line of content.trimEnd().split('\n')) expect(() => JSON.parse(line), name).not.toThrow();
  }
}

const ask = async (api: string, method: string, address: string, body?: object) => {
  const answer = await request(`${api}/questions${address}`, {
    method,
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, body: await answer.body.json() };
};

interface OnFullDisk {
  page: Page;
  disk: TinyDisk;
  served: Served;
  /** Where it is stopped, that has to go well and leave nothing half-written. */
  restart(how: 'kill' | 'stop'): Promise<Served>;
}

/** The built app on a disk of 64 KiB with one draft on it, and then not a page left. */
async function withFullDisk(page: Page, work: (on: OnFullDisk) => Promise<void>): Promise<void> {
  await using folder = await temporaryFolder();
  const dir = path.join(folder.dir, 'disk');
  await mkdir(dir);
  const disk = await mountTinyDisk(dir);
  const start = () => serve(path.join(dir, 'library'), [], disk.on);
  let served = await start();
  try {
    await page.goto(served.ui);
    await title(page).fill('Written before');
    await expect(page.getByText('Autosaved')).toBeVisible();
    await disk.fill();
    await work({
      page,
      disk,
      served,
      async restart(how) {
        if (how === 'kill') await served.kill();
        else {
          expect(await served.stop()).toBe(0);
          await expectNothingHalf(disk);
        }
        served = await start();
        return served;
      },
    });
  } finally {
    await served.stop();
    await disk.end();
  }
}

test('on a full disk text stays in the window, which says so in every view, and is written once there is room', {
  tag: '@journey',
}, async ({ page }) => {
  await withFullDisk(page, async ({ disk, restart }) => {
    await description(page).fill(LONG);
    await expect(refusal(page)).toBeVisible();
    await expectNothingHalf(disk);

    await test.step('the window goes on', async () => {
      await title(page).fill('Written while it was full');
      await page.getByRole('link', { name: 'Settings' }).first().click();
      await expect(refusal(page)).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(refusal(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.getByRole('region', { name: 'Theme' }).getByText('Dark').click();
      await expect(page.getByText('Could not save the settings.').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Library' }).click();
      await page.getByRole('button', { name: 'Make one now' }).click();
      await expect(page.getByText('The backup could not be made').first()).toBeVisible();
      await page.goBack();
      await expect(title(page)).toHaveValue('Written while it was full');
      await expect(description(page)).toHaveValue(LONG);
      await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    });
    await expectNothingHalf(disk);

    await disk.free();
    // By itself: as long as the longest wait between two tries.
    await expect(refusal(page)).toHaveCount(0, { timeout: 20_000 });
    await expect(page.getByText('Autosaved')).toBeVisible();
    await expectNothingHalf(disk);
    const { ui } = await restart('kill');
    await page.goto(ui);
    await page.getByRole('option', { name: 'Written while it was full' }).click();
    await expect(description(page)).toHaveValue(LONG);
  });
});

test('on a full disk the local API says so with 500, answers what it can, and goes on once there is room', async ({
  page,
}) => {
  await withFullDisk(page, async ({ disk, served, restart }) => {
    const tea = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee', description: 'x'.repeat(350) };
    const made: unknown[] = [];
    let refused = await ask(served.api, 'POST', '', tea);
    // What fits into the page that the journal has begun is taken.
    for (; refused.status === 200 && made.length < 20; refused = await ask(served.api, 'POST', '', tea)) {
      made.push(refused.body);
    }
    expect(refused).toMatchObject({
      status: 500,
      body: { status: 500, detail: 'The disk did not take the change. Nothing of it was stored.' },
    });
    const next = made.length + 2;
    expect(await ask(served.api, 'GET', '/2')).toMatchObject({ status: 200 });
    expect(await ask(served.api, 'PUT', '/2', { ...tea, footer: 'y'.repeat(200) })).toMatchObject({
      status: 500,
    });
    expect(await ask(served.api, 'GET', '/2')).toMatchObject({ body: { footer: null } });
    expect(await ask(served.api, 'GET', `/${next}`)).toMatchObject({ status: 404 });
    await expectNothingHalf(disk);
    await disk.free();
    expect(await ask(served.api, 'POST', '', tea)).toMatchObject({ status: 200 });
    const { api } = await restart('kill');
    for (const { id } of made as { id: number }[]) {
      expect(await ask(api, 'GET', `/${id}`)).toMatchObject({ status: 200 });
    }
  });
});

test('a host that is stopped on a full disk loses nothing, and opens again on it', async ({ page }) => {
  await withFullDisk(page, async ({ disk, restart }) => {
    await restart('stop');
    await disk.free();
    const { ui } = await restart('stop');
    await page.goto(ui);
    await expect(page.getByRole('option', { name: 'Written before' })).toBeVisible();
  });
});
