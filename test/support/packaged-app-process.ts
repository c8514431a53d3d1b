import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { serve } from './headless-server.ts';

/**
 * Stands for a packaged program: runs the built backend with its UI in Chromium. Accepts the program's
 * arguments and debugging port.
 */
const { values } = parseArgs({
  strict: false,
  options: { data: { type: 'string' }, 'user-data-dir': { type: 'string' } },
});
const userData = String(values['user-data-dir']);
const served = await serve(String(values.data));
const chromium = spawn(
  ensureChromium(),
  [
    '--headless',
    '--no-sandbox',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${userData}`,
    served.ui,
  ],
  { stdio: 'ignore' },
);
process.once('SIGTERM', async () => {
  chromium.kill();
  process.exit((await served.stop()) ?? 1);
});
while (!existsSync(path.join(userData, 'DevToolsActivePort'))) await delay(50);
writeFileSync(process.env.QOTD_STARTED_FILE ?? '', '', { flag: 'wx' });
