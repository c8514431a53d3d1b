import { expect as base } from '@playwright/test';

/** An `expect` with a longer timeout. Outside of the test runner, the default is 5 seconds. */
export const expect = base.configure({ timeout: 30_000 });
