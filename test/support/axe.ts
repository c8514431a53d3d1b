import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe over a page. It gathers what it found in a page of its own otherwise, which a desktop app does not let it open. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
