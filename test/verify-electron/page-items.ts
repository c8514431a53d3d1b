import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { call } from '../support/bridge-call.ts';
import type { Desktop } from '../support/desktop.ts';
import { fillLibrary } from '../support/test-library.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { exhaustImportThread } from './import-memory.ts';
import { expect } from './item-expect.ts';
import { type Item, NotSeenError } from './verification.ts';

const getTitle = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** Checks of the page, its sandbox, and its unsaved text. */
export const PAGE_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'preload',
    checks: 'the sandboxed preload loads, and Chromium’s sandbox confines the page',
    promises: [
      "On Ubuntu 23.10 and later, the app's sandbox needs permission",
      'The deb and rpm packages set this up.',
      'Without this permission, `npm start` opens the app',
      'To use the desktop app, run these commands',
      "Don't use `--no-sandbox`",
      'Both make your computer less secure.',
    ],
    deadlineSeconds: 60,
    async run(app, step) {
      step('start the app');
      const { desktop, page } = await app.shared();
      step('call the bridge');
      expect(await call(page, 'app.info')).toMatchObject({ shell: 'desktop' });
      expect(await page.evaluate(() => ['require', 'process'].filter((name) => name in window))).toEqual([]);
      step('read the sandbox');
      return getSandbox(desktop);
    },
  },
  {
    name: 'app: and CSP',
    checks: 'the page has the origin app://qotd, and its policy blocks foreign code and connections',
    deadlineSeconds: 60,
    async run(app, step) {
      const { desktop, page } = await app.shared();
      expect(desktop.toUrl(page.url())).toMatch(/^app:\/\/qotd\//);
      step('violate the policy');
      const { connected, evaluated, violations } = await breakPolicy(page);
      expect({ connected, evaluated }).toEqual({ connected: false, evaluated: false });
      expect(violations).toEqual(['connect-src', 'script-src', 'script-src-elem']);
      return `blocked: ${violations.join(', ')}`;
    },
  },
  {
    name: 'worker and WebAssembly',
    checks: 'the worker next to the archive compares titles by meaning',
    deadlineSeconds: 120,
    async run(app, step) {
      const { page } = await app.shared();
      step('compare the meaning of titles');
      await findByMeaning(page);
      return 'a question is found by meaning';
    },
  },
  {
    name: 'renderer crash',
    checks: 'after the renderer crashes, the page reloads without losing text',
    deadlineSeconds: 120,
    async run(app, step) {
      const { desktop, page } = await app.shared();
      step('type');
      await getTitle(page).fill('Kept over a crash of the renderer');
      await page.getByText('Saved', { exact: true }).waitFor();
      step('crash the renderer');
      await desktop.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
      );
      // Until the app logs the crash, the crashed page may still respond.
      await expect.poll(() => desktop.getOutput(), { timeout: 60_000 }).toContain('The page crashed');
      step('wait for the page');
      // Playwright's page is lost with its renderer, so the main process reads the text.
      const listTexts = () =>
        desktop
          .evaluate(({ BrowserWindow }) =>
            BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
              "[...document.querySelectorAll('input, textarea')].map((field) => field.value).join()",
            ),
          )
          .catch(() => '');
      await expect.poll(listTexts, { timeout: 60_000 }).toContain('Kept over a crash of the renderer');
      // Other items can't use the crashed page.
      await app.reset();
      return 'the page reloaded with its text';
    },
  },
  {
    name: 'unsaved text',
    checks: 'text typed right before closing is restored at the next start',
    deadlineSeconds: 120,
    async run(app, step) {
      const first = await app.launch('unsaved');
      await getTitle(first.page).pressSequentially('Typed right before the end');
      step('close');
      await end(first.desktop);
      step('start again');
      const second = await app.launch('unsaved');
      await expect(getTitle(second.page)).toHaveValue('Typed right before the end');
      await end(second.desktop);
      return 'exit code 0, and the text is there';
    },
  },
  {
    name: 'import memory',
    checks: 'a file that exceeds the import worker’s memory limit ends the worker but not the app',
    deadlineSeconds: 180,
    async run(app, step) {
      const { desktop, page, importWorker } = await app.launch('memory');
      const found: string[] = [];
      for (const shape of ['text', 'questions'] as const) {
        step(`exhaust the thread with ${shape}`);
        const reason = await exhaustImportThread(desktop, importWorker, shape).catch((error: unknown) => {
          throw desktop.hasEnded ? new Error('The app ended with the import thread.') : error;
        });
        step('call the bridge');
        expect(await call(page, 'app.info')).toMatchObject({ shell: 'desktop' });
        found.push(`${shape}: ${reason}`);
      }
      await end(desktop);
      return `the app lives; ${found.join(', ')}`;
    },
  },
  {
    name: '100,000 IDs',
    checks: 'library.ids returns every ID over the context bridge, and its time is measured',
    deadlineSeconds: 600,
    run: (app, step) => measureIds(app, step),
  },
];

/** Saves a question and finds it by a title with the same meaning but different words. */
export async function findByMeaning(page: Page): Promise<void> {
  const title = 'What do you usually eat for breakfast?';
  const input = { ...createEmptyDraft(), title, options: '☕ - Toast\n🍵 - Eggs' };
  await call(page, 'question.save', { id: null, key: 'k', version: 0, basedOn: 0, input });
  const text = { title: 'What is your typical breakfast?', description: '', options: [] };
  const partsSchema = z.object({ parts: z.array(z.object({ what: z.string() })) });
  await expect
    .poll(
      async () => {
        const found = partsSchema.parse(
          await call(page, 'similar.explain', { ...text, key: 'q1' }).catch(() => ({ parts: [] })),
        );
        return found.parts.map(({ what }) => what);
      },
      { timeout: 100_000 },
    )
    .toContain('meaning');
}

/** Closes the app as a user would. The exit code must be 0. */
async function end(desktop: Desktop): Promise<void> {
  expect(await desktop.close()).toBe(0);
}

/**
 * Returns a description of the renderer's sandbox. Throws if the renderer isn't sandboxed or the sandbox
 * can't be detected.
 */
async function getSandbox(desktop: Desktop): Promise<string> {
  if (desktop.kind === 'mock') return 'the bridge responds';
  if (process.getuid?.() === 0)
    throw new NotSeenError('Electron runs as root only without its sandbox: run it as a user.');
  const pid = await desktop.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId(),
  );
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const seccomp = /^Seccomp:\s*(\d)/m.exec(status)?.[1];
    expect(seccomp, 'seccomp of the renderer').toBe('2');
    return 'the bridge responds; seccomp filters the renderer';
  }
  const sandboxed = await desktop.evaluate(
    ({ app }, renderer) => app.getAppMetrics().find(({ pid: one }) => one === renderer)?.sandboxed,
    pid,
  );
  expect(sandboxed, 'sandboxed, as Electron reports it').toBe(true);
  return 'the bridge responds; Electron reports the renderer as sandboxed';
}

/** Attempts actions that the policy blocks and returns their results and the reported violations. */
const breakPolicy = (page: Page) =>
  page.evaluate(async () => {
    const heard = new Set<string>();
    document.addEventListener('securitypolicyviolation', (event) => heard.add(event.effectiveDirective));
    const inline = document.createElement('script');
    inline.textContent = 'document.title = "inline code ran"';
    document.head.append(inline);
    const isSuccessful = async (work: () => unknown) => {
      try {
        await work();
        return true;
      } catch {
        return false;
      }
    };
    // The policy's rule on eval doesn't apply to the first task of a Playwright evaluation.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const connected = await isSuccessful(() => fetch('https://elsewhere.example/'));
    const evaluated = await isSuccessful(() => new Function('return 1')());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { connected, evaluated, violations: [...heard].toSorted() };
  });

/**
 * Measures how long all IDs take to arrive in the page, compared to a structured clone of the same data in
 * the page.
 */
async function measureIds(app: AppUnderTest, step: (name: string) => void): Promise<string> {
  // The measurement is meaningless on the mock, so a small library suffices.
  const count = app.kind === 'electron' ? 100_000 : 1000;
  step(`write ${count} questions`);
  const dir = path.join(app.scratch, 'ids', 'library');
  await fillLibrary(dir, count);
  step('start the app');
  const { desktop, page } = await app.launch('ids');
  step('measure');
  const measured = await page.evaluate(async () => {
    const measureTime = async (rounds: number, work: () => unknown) => {
      const start = performance.now();
      for (let round = 0; round < rounds; round++) await work();
      return (performance.now() - start) / rounds;
    };
    const ask = () => window.qotd.call('library.ids', { section: 'all', search: '', sort: 'edited' });
    const reply = await ask();
    return {
      reply,
      bridge: await measureTime(7, ask),
      clone: await measureTime(100, () => structuredClone(reply)),
    };
  });
  await end(desktop);
  const { value } = z.object({ value: z.object({ ids: z.array(z.int()) }) }).parse(measured.reply);
  expect(value.ids).toHaveLength(count);
  const { bridge, clone } = measured;
  return `measured: ${bridge.toFixed(1)} ms for ${count} IDs, ${(bridge / clone).toFixed(1)} times a structured clone`;
}
