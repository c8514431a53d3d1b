import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const APT_PACKAGES = ['chromium', 'fonts-noto-color-emoji'];

/** Returns the paths of possible Chromium programs. The path in CHROMIUM_PATH comes first. */
const listCandidates = (): (string | undefined)[] => [
  process.env.CHROMIUM_PATH,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/**
 * Returns the path of a Chromium for browser tests. If none is installed, installs one with apt (as root on
 * Debian and derivatives) or with Playwright. If both fail, throws an Error with instructions.
 */
export function ensureChromium(): string {
  for (const install of [() => undefined, installByApt, installByPlaywright]) {
    install();
    const found = findChromium();
    if (found !== undefined) return found;
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run this again.',
  );
}

/** Makes sure that Chromium is installed before Playwright starts the tests. */
// biome-ignore lint/style/noDefaultExport: Playwright reads it so
export default function setUp(): void {
  ensureChromium();
}

export function findChromium(): string | undefined {
  return listCandidates().find((file) => file !== undefined && isProgram(file));
}

function installByApt(): void {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...APT_PACKAGES]);
}

function installByPlaywright(): void {
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

/**
 * Runs a command with its output on standard error. Ignores a failure, because the caller checks whether
 * Chromium is installed.
 */
function run(program: string, args: string[]): void {
  process.stderr.write(`Installing Chromium for the tests: ${program} ${args.join(' ')}\n`);
  spawnSync(program, args, {
    cwd: `${import.meta.dirname}/../..`,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
