import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { request } from 'undici';
import type { Api } from '../support/api-requests.ts';
import { type App, expect, type OpenOptions, openApp, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { findTinyDiskObstacle, mountTinyDisk, type TinyDisk } from '../support/tiny-disk.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const reason = findTinyDiskObstacle();
test.skip(reason !== null, reason ?? '');
test.skip(
  ({ shell }) => shell === 'desktop' && detectElectronKind(ROOT).name === 'electron',
  'No command runs the real Electron on a disk of its own.',
);
test.slow();

/** Text that doesn't fit into the journal's last page. */
const LONG = 'Long. '.repeat(1500).trim();
const FULL = 'Couldn’t save to this computer: the disk is full. Your text is still here.';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const findDescription = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const findRejection = (page: Page) => page.getByRole('alert').filter({ hasText: FULL });

/** Returns the content of every file on the disk by path. Excludes the file that fills the disk. */
async function listFiles({ outside }: TinyDisk): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(outside, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'filler') continue;
    const file = path.join(entry.parentPath, entry.name);
    found.set(path.relative(outside, file), await readFile(file, 'utf8'));
  }
  return found;
}

/** Expects complete lines of JSON in all files, and no remnants of interrupted writes. */
async function expectCompleteFiles(disk: TinyDisk): Promise<void> {
  for (const [name, content] of await listFiles(disk)) {
    expect(name).not.toMatch(/\.(tmp|next)/);
    if (!name.endsWith('.jsonl')) continue;
    expect(content, name).toMatch(/\n$/);
    for (const line of content.trimEnd().split('\n')) expect(() => JSON.parse(line), name).not.toThrow();
  }
}

const ask = async ({ url, tokens }: Api, method: string, address: string, body?: object) => {
  const answer = await request(`${url}/questions${address}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens.administrator}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, body: await answer.body.json() };
};

interface OnFullDisk {
  app: App;
  disk: TinyDisk;
  /**
   * Kills or stops the backend and starts it again. Expects success and complete files. Returns the new
   * window's page.
   */
  restart(how: 'kill' | 'stop'): Promise<Page>;
}

/** Runs the built app on a full 64 KiB disk with one draft. */
async function withFullDisk(
  given: Pick<OpenOptions, 'shell' | 'page' | 'browser'>,
  work: (on: OnFullDisk) => Promise<void>,
): Promise<void> {
  await using folder = await createTemporaryFolder();
  const dir = path.join(folder.dir, 'disk');
  await mkdir(dir);
  const disk = await mountTinyDisk(dir);
  const { app, end } = await openApp({
    ...given,
    dataDir: path.join(dir, 'library'),
    hostDataDir: path.join(disk.outside, 'library'),
    appearance: {},
    wrapCommand: disk.command,
  });
  try {
    const { page } = app;
    await title(page).fill('Written before');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await disk.fill();
    await work({
      app,
      disk,
      async restart(how) {
        if (how === 'kill') return app.restartAfterKill();
        expect(await app.stop()).toBe(0);
        await expectCompleteFiles(disk);
        return app.start();
      },
    });
  } finally {
    await end();
    await disk.end();
  }
}

test('on a full disk, text stays in the window until it can be written', {
  tag: '@journey',
}, async ({ shell, page: own, browser }) => {
  await withFullDisk({ shell, page: own, browser }, async ({ app, disk, restart }) => {
    let { page } = app;
    await findDescription(page).fill(LONG);
    await expect(findRejection(page)).toBeVisible();
    await expectCompleteFiles(disk);

    await test.step('the window continues to work', async () => {
      await title(page).fill('Written while it was full');
      await page.getByRole('link', { name: 'Settings' }).first().click();
      await expect(findRejection(page)).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(findRejection(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      const { violations } = await runAxe(page).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.getByRole('region', { name: 'Theme' }).getByText('Dark').click();
      await expect(page.getByText('Couldn’t save the settings. Try again.').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Library' }).click();
      await page.getByRole('button', { name: 'Create restore point…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create a restore point' });
      await dialog.getByRole('button', { name: 'Create restore point' }).click();
      await expect(page.getByText('Couldn’t save the restore point to disk').first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.goBack();
      await expect(title(page)).toHaveValue('Written while it was full');
      await expect(findDescription(page)).toHaveValue(LONG);
      await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    });
    await expectCompleteFiles(disk);

    await disk.free();
    // The app saves automatically.
    await expect(findRejection(page)).toHaveCount(0);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectCompleteFiles(disk);
    page = await restart('kill');
    await page.getByRole('option', { name: 'Written while it was full' }).click();
    await expect(findDescription(page)).toHaveValue(LONG);
  });
});

test('on a full disk, the local API rejects writes with 500 until there is room', async ({
  shell,
  page,
  browser,
}) => {
  await withFullDisk({ shell, page, browser }, async ({ app, disk, restart }) => {
    const tea = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee', description: 'x'.repeat(350) };
    const made: unknown[] = [];
    let refused = await ask(app.api, 'POST', '', tea);
    // The API still accepts text that fits into the journal's current page.
    for (; refused.status === 200 && made.length < 20; refused = await ask(app.api, 'POST', '', tea)) {
      made.push(refused.body);
    }
    expect(refused).toMatchObject({
      status: 500,
      body: {
        status: 500,
        detail:
          "Couldn't save the change to disk. Nothing was stored. Check the disk and send the request again.",
      },
    });
    const next = made.length + 2;
    expect(await ask(app.api, 'GET', '/2')).toMatchObject({ status: 200 });
    expect(await ask(app.api, 'PUT', '/2', { ...tea, footer: 'y'.repeat(200) })).toMatchObject({
      status: 500,
    });
    expect(await ask(app.api, 'GET', '/2')).toMatchObject({ body: { footer: null } });
    expect(await ask(app.api, 'GET', `/${next}`)).toMatchObject({ status: 404 });
    await expectCompleteFiles(disk);
    await disk.free();
    expect(await ask(app.api, 'POST', '', tea)).toMatchObject({ status: 200 });
    await restart('kill');
    for (const { id } of made as { id: number }[]) {
      expect(await ask(app.api, 'GET', `/${id}`)).toMatchObject({ status: 200 });
    }
  });
});

test('a backend that stops on a full disk doesn’t lose questions', async ({ shell, page, browser }) => {
  await withFullDisk({ shell, page, browser }, async ({ disk, restart }) => {
    await restart('stop');
    await disk.free();
    const opened = await restart('stop');
    await expect(opened.getByRole('option', { name: 'Written before' })).toBeVisible();
  });
});
