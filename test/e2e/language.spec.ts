import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { views } from '../../renderer/app/view-registry.ts';
import { SETTINGS_PAGES } from '../../renderer/stores/router.ts';
import { type Api, sendQuestion } from '../support/api-requests.ts';
import { expect, test } from '../support/app-fixture.ts';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';
import { inGerman } from '../support/translations.ts';
import { findTruncatedText } from '../support/truncated-text.ts';

const getLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);
const findRail = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });

/** Selects the UI language in the settings. `names` has the current labels. */
async function choose(page: Page, names: { link: string; field: string }, language: string): Promise<void> {
  await page.getByRole('link', { name: names.link, exact: true }).click();
  await page.getByRole('button', { name: names.field }).click();
  await page.getByRole('option', { name: language, exact: true }).click();
}

test('a language selected in the settings applies immediately and after a restart', {
  tag: '@journey',
}, async ({ app }) => {
  let { page, dataDir } = app;
  await expect.poll(() => getLanguage(page)).toBe('en-US');
  await choose(page, { link: 'Settings', field: 'Language' }, 'Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect.poll(() => getLanguage(page)).toBe('de-DE');
  await expect(findRail(page).getByRole('link', { name: 'Entwürfe' })).toBeVisible();
  // Waits until the setting is stored, because the language applies earlier.
  await expect.poll(() => call(page, 'settings.get')).toMatchObject({ language: 'de' });

  page = await app.restartAfterKill();
  await expect(findRail(page)).toBeVisible();
  await expect.poll(() => getLanguage(page)).toBe('de-DE');
  expect(JSON.parse(await readFile(path.join(dataDir, 'settings.json'), 'utf8'))).toMatchObject({
    language: 'de',
  });

  await choose(page, { link: 'Einstellungen', field: 'Sprache' }, 'English');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect.poll(() => getLanguage(page)).toBe('en-US');
});

test('the question’s steps and the preview’s controls fit in German', async ({ app: { page, api } }) => {
  await sendQuestion(api, { title: 'Tee oder Kaffee?', options: '🍵 - Tee\n☕ - Kaffee' });
  await call(page, 'settings.set', { language: 'de', syncUrl: 'http://127.0.0.1:9/' });
  await call(page, 'sync.setToken', { token: 'token' });
  await page.getByRole('option', { name: 'Tee oder Kaffee?' }).click();
  const layout = page.getByRole('radiogroup', { name: 'Anordnung' });
  const theme = page.getByRole('radiogroup', { name: 'Design des Chats' });
  expect((await theme.boundingBox())?.y).toBe((await layout.boundingBox())?.y);

  const steps = page.getByRole('list', { name: 'Status' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  const countVisible = () =>
    steps.evaluate((list) => {
      const { right, bottom } = list.getBoundingClientRect();
      const boxes = [...list.children].map((step) => step.getBoundingClientRect());
      return boxes.filter((box) => box.width > 1 && box.right <= right + 1 && box.bottom <= bottom + 1)
        .length;
    });
  // Between these widths, the result depends on the font.
  for (const [width, count] of [
    [1920, 5],
    [400, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 820 });
    await expect.poll(countVisible).toBe(count);
    const position = await steps
      .locator('[aria-current]')
      .evaluate((step) => getComputedStyle(step, '::after').content);
    expect(position.includes('2 von 5')).toBe(count === 1);
  }
});

test('unsaved text stays when the language changes', async ({ app: { page } }) => {
  await page.getByRole('textbox', { name: 'Title' }).fill('Wer bin');
  await choose(page, { link: 'Settings', field: 'Language' }, 'Deutsch');
  await findRail(page).getByRole('link', { name: 'Entwürfe' }).click();
  await page.getByRole('option', { name: 'Wer bin' }).click();
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Wer bin');
});

test('large German text fits, and shortcuts use German key names', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, { title: 'Hund oder Katze?', options: '🐶 - Hund\n🐱 - Katze' });
  await call(page, 'settings.set', { language: 'de', textSize: 125 });
  await page.getByRole('option', { name: 'Hund oder Katze?' }).click();
  const add = page.getByRole('button', { name: 'Option hinzufügen' });
  for (const width of [1280, 960, 400]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(add).toBeVisible();
    const lines = await add.evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const { top, bottom } = text.getBoundingClientRect();
      const edge = button.getBoundingClientRect();
      return { isInside: top >= edge.top && bottom <= edge.bottom, height: edge.height };
    });
    expect(lines).toEqual({ isInside: true, height: expect.any(Number) });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const list = await page.locator('[data-pane="list"]').boundingBox();
  const filter = await page.getByRole('button', { name: 'Filter', exact: true }).boundingBox();
  expect((filter?.x ?? 0) + (filter?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
  await expect(page.getByRole('banner').getByText('Strg')).toBeVisible();
});

test.describe('on a computer that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('the window uses German by default', async ({ app }) => {
    await expect(findRail(app.page)).toBeVisible();
    await expect.poll(() => getLanguage(app.page)).toBe('de-DE');
  });
});

/** The paths of the library and every view, with the start of their titles. */
const VIEW_PATHS: readonly (readonly [hash: string, title: string])[] = [
  ['#/all', inGerman('frame.sections.all')],
  ['#/trash', inGerman('frame.sections.trash')],
  ...views.map(({ id }) => [`#/${id}`, inGerman(`views.${id}.title`)] as const),
];

const DRAFT = {
  title: 'Welcher kleine Sieg hat deine Woche besser gemacht?',
  options: ['🚌 - Der Bus hat gewartet', 'Eine Mail ohne Eile', '🚌 - Der nächste kam auch'],
};

test.describe('in German', () => {
  test.use({
    dataDir: async ({ dataDir }, use) => {
      await writeFile(path.join(dataDir, 'settings.json'), JSON.stringify({ language: 'de' }));
      await use(dataDir);
    },
  });

  /** Writes a draft with its options as text, switches back to rows, and shows the draft's problem. */
  async function writeDraft(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Neue Frage' }).first().click();
    await page.getByRole('textbox', { name: 'Titel' }).fill(DRAFT.title);
    await page.getByText('Text', { exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Optionen als Text, eine je Zeile' })
      .fill(DRAFT.options.join('\n'));
    await page.getByText('Zeilen', { exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Noch 1 Emoji Ergänzen' })).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByText('Wähle ein Emoji.')).toBeVisible();
  }

  test('a draft shows its problems, counts, and times', async ({ app: { page } }) => {
    await writeDraft(page);
    await expect(
      page.getByText('Dieses Emoji hat auch Option 1; die Stimmen würden zusammengezählt.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: '1 Problem Anzeigen' })).toBeVisible();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    const row = page.getByRole('option', { name: DRAFT.title });
    await expect(row).toContainText('Entwurf');
    await expect(row.locator('time')).toHaveAttribute('title', /, \d+\. \p{L}+ \d{4} um /u);
    await page.getByRole('button', { name: 'Fertigstellen' }).click();
    await expect(page.getByRole('region', { name: 'Benachrichtigungen' })).toContainText(
      'Das bleibt ein Entwurf. Behebe die Probleme, um ihn fertigzustellen.',
    );
  });

  test('the emoji picker uses translated names', async ({ app: { page } }) => {
    await writeDraft(page);
    await page.getByRole('button', { name: 'Option 2 hat kein Emoji. Emoji wählen' }).click();
    const picker = page.getByRole('dialog', { name: 'Emoji für Option 2 wählen' });
    await expect(picker.getByText('Oft genutzt')).toBeVisible();
    await picker.getByRole('searchbox').or(picker.getByPlaceholder('Suchen')).fill('zzzz');
    await expect(picker.getByText('Kein Emoji gefunden')).toBeVisible();
    await picker.getByRole('searchbox').or(picker.getByPlaceholder('Suchen')).fill('kaffee');
    await expect(picker.locator('.category button').first()).toHaveAccessibleName('☕');
  });

  test('actions are found by their translated names', async ({ app: { page } }) => {
    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Fragen suchen oder einen Befehl ausführen' })
      .fill('>papierkorb');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('listbox', { name: 'Papierkorb' }).or(page.getByText('Der Papierkorb ist leer')),
    ).toBeVisible();
  });

  /** Opens each view in turn, with a question in the library. */
  async function openEachView(app: { page: Page; api: Api }, look: () => Promise<void>): Promise<void> {
    const { page } = app;
    await sendQuestion(app.api, { title: 'Tabs oder Leerzeichen?', options: '➡️ - Tabs\n🌌 - Leerzeichen' });
    for (const [hash, name] of VIEW_PATHS) {
      await test.step(hash, async () => {
        await page.evaluate((to) => {
          window.location.hash = to;
        }, hash);
        await expect(page).toHaveTitle(new RegExp(name));
        await expect(page.getByRole('main')).toBeVisible();
        await look();
      });
    }
  }

  test('dialog buttons are inside their dialog', async ({ app }) => {
    const { page } = app;
    await sendQuestion(app.api, { title: 'Tee oder Kaffee?', options: '🍵 - Tee\n☕ - Kaffee' });
    for (const action of [
      'list.plan',
      'list.tag',
      'question.mark-posted',
      'library.export',
      'app.report',
    ] as const) {
      await test.step(action, async () => {
        await page.getByRole('option', { name: 'Tee oder Kaffee?' }).click();
        await page.keyboard.press('Control+a');
        // The palette offers only actions that were available when it opened.
        await expect(page.getByRole('button', { name: 'Auswahl aufheben' })).toBeVisible();
        await page.keyboard.press('Control+k');
        await page
          .getByRole('combobox', { name: inGerman('frame.command') })
          .fill(`>${inGerman(`actions.names.${action}`)}`);
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('button').last()).toBeVisible();
        const outside = await dialog.evaluate((element) => {
          const edges = element.getBoundingClientRect();
          return [...element.querySelectorAll('button')]
            .filter((button) => {
              const { left, right } = button.getBoundingClientRect();
              return left < edges.left || right > edges.right;
            })
            .map(({ textContent }) => textContent);
        });
        expect(outside).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
    }
  });

  test('no view is wider than the window', async ({ app }) => {
    test.slow();
    const { page } = app;
    await openEachView(app, async () => {
      for (const { viewport } of THEMES_AND_SIZES) {
        await page.setViewportSize(viewport);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBe(viewport.width);
      }
    });
  });

  test('every view is accessible', async ({ app }) => {
    test.slow();
    await app.page.setViewportSize({ width: 960, height: 640 });
    await openEachView(app, () => expectAccessible(app.page));
  });

  test('the sort order fits next to the longest section names, on one line with the filter', async ({
    app: { page },
  }) => {
    await page.setViewportSize({ width: 1280, height: 820 });
    for (const section of ['attention', 'service', 'trash']) {
      await page.evaluate((to) => {
        window.location.hash = to;
      }, `#/${section}`);
      const order = page
        .getByRole('button', { name: /^Sortiert nach/ })
        .getByText(section === 'trash' ? 'Gelöscht' : 'Bearbeitet');
      await expect(order).toBeVisible();
      expect(await order.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
      const sort = await page.getByRole('button', { name: /^Sortiert nach/ }).boundingBox();
      const filter = await page.getByRole('button', { name: /^Filter/ }).boundingBox();
      expect(filter?.y).toBe(sort?.y);
    }
  });

  test('the draft’s state fits next to the steps in the narrowest editor with an inspector', async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize({ width: 1280, height: 820 });
    await sendQuestion(app.api, { title: 'Tabs oder Leerzeichen?', options: '➡️ - Tabs\n🌌 - Leerzeichen' });
    await page.getByRole('option', { name: 'Tabs oder' }).click();
    const word = page.locator('[data-draft-status]');
    await expect(word).toHaveText('Gespeichert');
    const isCut = () => word.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(await isCut()).toBe(false);
    await page.getByRole('textbox', { name: 'Titel' }).fill('Tabs oder doch Leerzeichen?');
    await expect(word).toHaveText('Bearbeitet, nicht übernommen');
    expect(await isCut()).toBe(false);
  });

  test('later steps that don’t fit are hidden completely', async ({ app }) => {
    const { page } = app;
    await sendQuestion(app.api, { title: 'Tabs oder Leerzeichen?', options: '➡️ - Tabs\n🌌 - Leerzeichen' });
    await page.getByRole('option', { name: 'Tabs oder' }).click();
    await page.getByRole('textbox', { name: 'Titel' }).fill('Tabs oder doch Leerzeichen?');
    await expect(page.locator('[data-draft-status]')).toHaveText('Bearbeitet, nicht übernommen');
    const steps = page.getByRole('list', { name: 'Status' });
    for (let width = 1440; width >= 960; width -= 40) {
      await page.setViewportSize({ width, height: 820 });
      const clipped = await steps.evaluate((list) => {
        const box = list.getBoundingClientRect();
        return [...list.children]
          .filter((step) => !getComputedStyle(step).clipPath.startsWith('inset'))
          .filter((step) => {
            const { left, right, top, bottom } = step.getBoundingClientRect();
            const isShown = top < box.bottom && left < box.right;
            return isShown && (right > box.right + 1 || bottom > box.bottom + 1);
          })
          .map((step) => step.textContent);
      });
      expect(clipped, `${width} pixels wide`).toEqual([]);
    }
  });

  test('the current step is visible even with the service’s steps', async ({ app }) => {
    const { page } = app;
    await call(page, 'settings.set', { syncUrl: 'http://127.0.0.1:9/api/v1' });
    await call(page, 'sync.setToken', { token: 'token' });
    for (const title of ['Tabs oder Leerzeichen?', 'Tee oder Kaffee?']) {
      await sendQuestion(app.api, { title, options: '🍵 - Ja\n☕ - Nein' });
    }
    await call(page, 'sync.queue', { ids: [1] });
    await call(page, 'question.markSent', { id: 2, votes: [1, 2] });
    const steps = page.getByRole('list', { name: 'Status' });
    const current = steps.locator('[aria-current]');
    const expectShown = async (step: string) => {
      await expect(current).toHaveText(step);
      for (const width of [1440, 1280, 1120, 960]) {
        await page.setViewportSize({ width, height: 820 });
        const [list, item] = await Promise.all([steps.boundingBox(), current.boundingBox()]);
        if (!list || !item) throw new Error('no steps');
        expect(item.y, `${width} pixels wide`).toBeLessThan(list.y + list.height);
        expect(item.x + item.width, `${width} pixels wide`).toBeLessThanOrEqual(list.x + list.width);
      }
    };
    await page.getByRole('option', { name: 'Tee oder' }).click();
    await expectShown('Gepostet');
    await page.getByRole('option', { name: 'Tabs oder' }).click();
    await page.getByRole('textbox', { name: 'Titel' }).fill('Tabs oder doch Leerzeichen?');
    await expect(page.locator('[data-draft-status]')).toHaveText('Bearbeitet, nicht übernommen');
    await expectShown('Vorgemerkt');
  });

  test('parts of a posted question’s footer don’t overlap', async ({ app }) => {
    const { page } = app;
    await page.setViewportSize({ width: 1280, height: 820 });
    await sendQuestion(app.api, { title: 'Tabs oder Leerzeichen?', options: '➡️ - Tabs\n🌌 - Leerzeichen' });
    await page.getByRole('option', { name: 'Tabs oder' }).click();
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Als gepostet markieren…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Als gepostet markieren' }).click();
    await expect.poll(() => findTruncatedText(page)).toEqual([]);
    const step = page.getByRole('list', { name: 'Status' }).locator('[aria-current]');
    await expect(step).toHaveText('Gepostet');
    const list = await page.getByRole('list', { name: 'Status' }).boundingBox();
    const sent = await step.boundingBox();
    expect((sent?.x ?? 0) + (sent?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
    const why = page.getByText('Du hast diese Frage gepostet. Sie ist schreibgeschützt.');
    await expect(why).toBeVisible();
    const edit = await page.getByRole('button', { name: 'Trotzdem bearbeiten' }).boundingBox();
    const words = await why.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right, bottom } = range.getBoundingClientRect();
      return { right, bottom };
    });
    expect(words.right <= (edit?.x ?? 0) || words.bottom <= (edit?.y ?? 0)).toBe(true);
  });
});

const SPOKEN = {
  en: { more: 'More actions', filter: 'Filter', fault: 'Add fault' },
  de: { more: 'Weitere Aktionen', filter: 'Filter', fault: 'Störung hinzufügen' },
} as const;

for (const language of ['en', 'de'] as const) {
  test(`no word is cut off at a phone's width with the largest text, in ${language}`, async ({ app }) => {
    const { page } = app;
    const words = SPOKEN[language];
    for (const title of ['Tabs oder Leerzeichen?', 'Hund oder Katze?']) {
      await sendQuestion(app.api, { title, options: '🐶 - Hund\n🐱 - Katze' });
    }
    await page.setViewportSize({ width: 400, height: 800 });
    await call(page, 'settings.set', { language, textSize: 125 });
    await expect.poll(() => getLanguage(page)).toMatch(language);
    const expectNothingCut = () => expect.poll(() => findTruncatedText(page)).toEqual([]);
    const open = (hash: string) =>
      test.step(hash, async () => {
        await page.evaluate((to) => {
          window.location.hash = to;
        }, hash);
        const main = page.getByRole('main').or(page.locator('[data-pane="list"]'));
        const begun = main.getByRole('heading').or(main.getByRole('textbox'));
        await expect(begun.filter({ visible: true }).first()).toBeVisible();
        await expectNothingCut();
      });
    for (const [hash] of VIEW_PATHS) await open(hash);
    for (const each of ['draft', 'ready', 'service', 'sent', 'attention']) {
      await open(`#/${each}`);
    }
    for (const each of SETTINGS_PAGES) await open(`#/settings/${each}`);
    await open('#/local-api');
    await page.getByRole('button', { name: words.fault }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingCut();
    await page.keyboard.press('Escape');
    await open('#/all');
    await page.getByRole('button', { name: words.filter, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingCut();
    await page.keyboard.press('Escape');
    await open('#/all/1');
    await page.getByRole('button', { name: words.more }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNothingCut();
    await page.keyboard.press('Escape');
    // The unsaved state has the longest text in the editor's header.
    const title = page.locator('[data-pane="editor"]').getByRole('textbox').first();
    await title.fill('Tabs oder doch Leerzeichen?');
    await expect(page.locator('[data-draft-status="unsaved"]')).toBeVisible();
    await expectNothingCut();
    await page.keyboard.press('Control+o');
    const importing = page.getByRole('dialog');
    await importing
      .getByRole('textbox')
      .first()
      .fill('Hund oder Katze?\n🐶 - Hund\n🐱 - Katze\n\nTee?\n🍵 - Tee');
    await expect(importing.getByRole('row')).toHaveCount(3);
    await expectNothingCut();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await expectNothingCut();
  });
}
