import { expect as base } from '@playwright/test';

/** In a command, unlike in tests, an assertion would wait for only 5 seconds. */
export const expect = base.configure({ timeout: 30_000 });
