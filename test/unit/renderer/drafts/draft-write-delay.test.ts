import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createServeCommand } from '../../../../electron/cli/serve-command.ts';
import { openSettings } from '../../../../electron/desktop/settings/settings-file.ts';
import { createOpenDrafts } from '../../../../renderer/drafts/open-drafts.ts';
import type { Bridge } from '../../../../shared/bridge/bridge-methods.ts';
import { fakeTerminal } from '../../../support/fake-terminal.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';
import { createWindowBridge } from '../../../support/window-bridge.ts';
import { createManualTimers } from './manual-page-timers.ts';

/** README.md: "Your text is on disk within half a second, even before you save." */
const PROMISED = 500;
/** The simulated time until a request's data is on the disk. */
const ON_ITS_WAY = 100;
/** The time between two keystrokes in continuous typing. */
const KEY = 60;
const TEXT = 'Which season do you like?';

/**
 * Serves the app and connects a bridge with manual timers. `waitForArrival` waits for all requests in
 * progress.
 */
async function openSlowApp(dir: string) {
  const { terminal, started, stop } = fakeTerminal();
  const command = createServeCommand({ version: '0.0.0', assetsDir: '/nowhere', openSettings });
  const ended = command.run(['--data', dir, '--port', '0', '--ui', '--json'], terminal);
  const { ui } = JSON.parse(await Promise.race([started, ended.then(() => '{}')]));
  const real = await createWindowBridge(ui);
  const timers = createManualTimers();
  const under = new Set<Promise<unknown>>();
  const bridge: Bridge = {
    listen: real.listen,
    async call(method, input) {
      await new Promise<void>((resolve) => timers.after(ON_ITS_WAY, resolve));
      const response = real.call(method, input);
      under.add(response);
      return response.finally(() => under.delete(response));
    },
  };
  const waitForArrival = async () => {
    while (under.size > 0) await Promise.allSettled(under);
  };
  const close = async () => {
    stop();
    await ended;
  };
  return { bridge, timers, arrived: waitForArrival, [Symbol.asyncDispose]: close };
}

it("text typed continuously is on disk within half a second, even if it's never saved", async () => {
  await using folder = await createTemporaryFolder();
  const dir = path.join(folder.dir, 'library');
  await using app = await openSlowApp(dir);
  const { bridge, timers, arrived } = app;
  const pass = async (milliseconds: number) => {
    await timers.pass(milliseconds);
    await arrived();
  };
  /** Returns the title that would be on the disk if the app were killed now. */
  const killApp = async (): Promise<string> => {
    const copy = path.join(folder.dir, `killed at ${timers.now()}`);
    await cp(dir, copy, { recursive: true, filter: (from) => path.basename(from) !== 'library.lock' });
    const { library, close } = await openLibrary(copy);
    const [entry] = [...library.entries()];
    await close();
    expect(entry?.question ?? null).toBeNull();
    return entry?.draft?.input.title ?? '';
  };

  const drafts = createOpenDrafts({ bridge, timers, createKey: () => 'key', onCreated: () => {} });
  const controller = drafts.getController({ fresh: 0 });
  drafts.show(controller);
  const typed: { at: number; title: string }[] = [];
  const getDueTitle = () => typed.findLast(({ at }) => at <= timers.now() - PROMISED)?.title ?? '';
  for (let length = 1; length <= TEXT.length; length += 1) {
    const title = TEXT.slice(0, length);
    controller.dispatch({ type: 'field', field: 'title', value: title });
    typed.push({ at: timers.now(), title });
    await pass(KEY);
    const titleOnDisk = await killApp();
    expect(titleOnDisk.length, `${titleOnDisk} at ${timers.now()}`).toBeGreaterThanOrEqual(
      getDueTitle().length,
    );
    expect(TEXT.startsWith(titleOnDisk)).toBe(true);
  }
  await pass(PROMISED - KEY);
  expect(await killApp()).toBe(TEXT);
});
