import type { Page } from '@playwright/test';
import type { TableActionId } from '../../renderer/actions/action-table.ts';
import { views } from '../../renderer/app/view-registry.ts';
import { SETTINGS_PAGES } from '../../renderer/stores/router.ts';
import { SECTIONS } from '../../shared/library/entry-state.ts';
import english from '../../shared/messages/en.json' with { type: 'json' };
import { createTranslate } from '../../shared/messages/translate.ts';
import { sendQuestion } from '../support/api-requests.ts';
import { test as base, expect, skipOnDesktop } from '../support/app-fixture.ts';
import { call } from '../support/bridge-call.ts';
import { ADMIN_TOKEN } from '../support/headless-server.ts';
import { createPseudoCatalog } from '../support/pseudo-catalog.ts';
import { findTruncatedText } from '../support/truncated-text.ts';
import { findUntranslatedText } from '../support/untranslated-text.ts';

/**
 * The catalog for the window. Every word in it is longer and enclosed in ⟦ ⟧. Any other word was either
 * written by an author, in Greek letters, or doesn't come from a catalog.
 */
const CATALOG = createPseudoCatalog(english);
const t = createTranslate(CATALOG);

/** Text that doesn't come from a catalog, with the reason. */
const KNOWN: readonly RegExp[] = [
  // URLs, folders, and requests
  /(https?:\/\/)?127\.0\.0\.1:\S+/g,
  /https:\/\/service\.example\S*|\/tmp\/\S+/g,
  /\b(POST|GET|PUT|OK|Unprocessable Content)\b/g,
  /(\/api\/v1)?\/questions/g,
  // Token names, because users can change the names, and the last characters of tokens
  /Local (administrator|member)/g,
  /•{4}\w+/g,
  // A language, because it's listed under its native name
  /Deutsch/g,
  // Emoji names
  /:\w+:/g,
  // React Aria's own translations, because they don't include the pseudo locale
  /^(Dismiss|Increase|Decrease)$/g,
  // A problem report for developers, in JSON
  /^\{\n[\s\S]*/g,
  // Key names, alone or in a shortcut
  /\b(Alt|Enter|Esc|Tab|Ctrl|Shift|F\d+)(?=\+|$)/g,
];

const WIDTHS = [1280, 400];

const test = base.extend({
  app: async ({ app }, use) => {
    const { page } = app;
    await page.route(/\/assets\/de-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${JSON.stringify(CATALOG)};`,
      }),
    );
    await sendQuestion(app.api, { title: 'Αλφα ή βήτα;', options: '🐶 - Γάμμα\n🐱 - Δέλτα' });
    await call(page, 'settings.set', { language: 'de' });
    await expect(page.getByRole('navigation', { name: t('frame.mainNavigation') })).toBeAttached();
    await use(app);
  },
});

skipOnDesktop('The catalog is replaced on its way to the page.');

/** Expects that every word is from the catalog, no word is cut off, and nothing is wider than the window. */
async function expectTranslated(page: Page): Promise<void> {
  await expect.poll(() => findUntranslatedText(page, KNOWN)).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 820 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect.poll(() => findTruncatedText(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 820 });
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
  const main = page.getByRole('main').or(page.locator('[data-pane="list"]'));
  await expect(
    main.getByRole('heading').or(main.getByRole('textbox')).filter({ visible: true }).first(),
  ).toBeVisible();
}

async function run(page: Page, action: TableActionId): Promise<void> {
  const name = t(`actions.names.${action}`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('frame.command') }).fill(`>${name}`);
  await expect(
    page
      .getByRole('listbox', { name: t('palette.results') })
      .getByRole('option')
      .first(),
  ).toContainText(name);
  await page.keyboard.press('Enter');
}

const ADDRESSES = [
  ...SECTIONS,
  ...views.map(({ id }) => id),
  ...SETTINGS_PAGES.map((page) => `settings/${page}`),
];

test('every view is translated and has room for longer words', async ({ app: { page } }) => {
  test.slow();
  for (const address of ADDRESSES) {
    await test.step(address, async () => {
      await goTo(page, `#/${address}`);
      await expectTranslated(page);
    });
  }
});

/** Runs a command on all questions in the list. */
async function runOnSelection(page: Page, action: TableActionId): Promise<void> {
  await run(page, 'list.select-all');
  await expect(page.locator('[data-bulk-bar]')).toBeVisible();
  await run(page, action);
}

/** Dialogs and popovers, opened over a saved question. */
const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  palette: async (page) => page.keyboard.press('Control+k'),
  'every command': async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('>');
  },
  filter: (page) => page.getByRole('button', { name: t('list.filter'), exact: true }).click(),
  import: async (page) => {
    await page.keyboard.press('Control+o');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Ζήτα ή ήτα;\n🐶 - Ζήτα\n🐱 - Ήτα\n\nΘήτα;\nΓιώτα');
    await expect(dialog.getByRole('row')).toHaveCount(3);
  },
  export: (page) => run(page, 'library.export'),
  versions: (page) => run(page, 'question.versions'),
  templates: (page) => run(page, 'question.from-template'),
  'save as template': (page) => run(page, 'template.save'),
  'mark as posted': (page) => run(page, 'question.mark-posted'),
  'mark selected as posted': (page) => runOnSelection(page, 'list.mark-posted'),
  'find and replace': (page) => runOnSelection(page, 'list.replace'),
  'add missing emoji': (page) => runOnSelection(page, 'list.fill-emoji'),
  'tag selected questions': (page) => runOnSelection(page, 'list.tag'),
  'plan selected questions': (page) => runOnSelection(page, 'list.plan'),
  'fill free dates': async (page) => {
    await goTo(page, '#/plan');
    await page.getByRole('button', { name: t('library.plan.fill') }).click();
  },
  'add from service': (page) => run(page, 'sync.adopt'),
  report: (page) => run(page, 'app.report'),
  // Comes last, because other dialogs need a question that isn't posted yet.
  'enter votes': async (page) => {
    const posting = { sentAt: '2026-01-01T09:00:00.000Z', messageLink: null, skipSent: false };
    await call(page, 'questions.markPosted', { ids: [1], ...posting });
    await runOnSelection(page, 'list.enter-votes');
  },
};

test('every dialog is translated and has room for longer words', async ({ app: { page } }) => {
  test.slow();
  // Sync commands are offered only if there's a service.
  await call(page, 'settings.set', { syncUrl: 'http://127.0.0.1:9/api/v1' });
  await call(page, 'sync.setToken', { token: ADMIN_TOKEN });
  for (const [name, open] of Object.entries(DIALOGS)) {
    await test.step(name, async () => {
      await goTo(page, '#/all/1');
      await expect(page.getByRole('textbox', { name: t('questionFields.title') })).toBeVisible();
      await open(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectTranslated(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('the local API and its dialogs are translated', async ({ app }) => {
  test.slow();
  const { page } = app;
  await expect(sendQuestion(app.api, { title: 'Ω', options: 'Ω' })).rejects.toThrow();
  await goTo(page, '#/local-api');
  const buttons = [t('localApi.faults.addFault'), t('localApi.add'), t('localApi.data.reset')];
  for (const name of buttons) {
    await test.step(name, async () => {
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectTranslated(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  await page.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByRole('group', { name: t('localApi.requests.response') })).toBeVisible();
  await expectTranslated(page);
});

async function writeFaultyDraft(page: Page): Promise<void> {
  await goTo(page, '#/all/new');
  await page.getByRole('textbox', { name: t('questionFields.title') }).fill('Α');
  await page.getByRole('textbox', { name: t('questionFields.description') }).fill('υ'.repeat(351));
  await page.getByText(t('editor.text'), { exact: true }).click();
  await page
    .getByRole('textbox', { name: t('editor.optionsAsText') })
    .fill('🚌 - Ένα\nΔύο\n🚌 - Τρία\n:ωω: - Τέσσερα');
  await page.getByText(t('editor.rows'), { exact: true }).first().click();
}

test('the editor with problems and its panels are translated and have room for longer words', async ({
  app,
}) => {
  test.slow();
  const { page } = app;
  await writeFaultyDraft(page);
  await expectTranslated(page);
  for (const panel of ['similar', 'request', 'preview'] as const) {
    await test.step(panel, async () => {
      await run(page, `inspector.${panel}`);
      await expectTranslated(page);
    });
  }
  await page.getByRole('button', { name: t('editor.moreActions') }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectTranslated(page);
});
