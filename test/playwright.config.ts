import { defineConfig } from '@playwright/test';
import { ensureChromium } from './support/chromium.ts';

/**
 * What the test command has time for: these files, and of the others what has the tag, which is the way that most people
 * go. Matched against file, title and tags.
 */
const JOURNEYS =
  /(accessibility|controls|desktop|drafts|full-disk|main-job|start|tabs|welcome)\.spec\.ts|@journey/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For machines that are slow or busy: nothing waits as long as this where all is well.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  ...(process.env.QOTD_E2E === 'short' ? { grep: JOURNEYS } : {}),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Nothing is half shown when it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ensureChromium() },
    trace: 'retain-on-failure',
  },
});
