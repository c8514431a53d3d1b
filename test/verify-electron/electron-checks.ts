import type { AppUnderTest } from './app-under-test.ts';
import { DESKTOP_ITEMS } from './desktop-items.ts';
import { MENU_ITEMS } from './menu-items.ts';
import { NODE_ITEMS } from './node-items.ts';
import { PACKAGE_ITEMS } from './package-items.ts';
import { PAGE_ITEMS } from './page-items.ts';
import { SYSTEM_ITEMS } from './system-items.ts';
import { TOKEN_ITEMS } from './token-items.ts';
import type { Item } from './verification.ts';
import { WINDOW_ITEMS } from './window-items.ts';

/** All checks that need the real Electron, in order. */
export const ITEMS: readonly Item<AppUnderTest>[] = [
  ...WINDOW_ITEMS,
  ...PAGE_ITEMS,
  ...MENU_ITEMS,
  ...SYSTEM_ITEMS,
  ...TOKEN_ITEMS,
  ...DESKTOP_ITEMS,
  ...PACKAGE_ITEMS,
  ...NODE_ITEMS,
];
