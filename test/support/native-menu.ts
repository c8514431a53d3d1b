import { expect } from '@playwright/test';
import type { Desktop } from './desktop.ts';

export const listMenuLabels = (desktop: Desktop): Promise<string[]> =>
  desktop.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? []);

export interface MenuItemView {
  enabled: boolean;
  checked: boolean;
  accelerator: string | null;
}

/**
 * Finds an application menu item by its path of labels, and chooses it if `isChosen` is true and the item is
 * enabled. Returns null if the item doesn't exist.
 */
const findItem = (
  desktop: Desktop,
  labels: readonly string[],
  isChosen: boolean,
): Promise<MenuItemView | null> =>
  desktop.evaluate(
    ({ Menu }, { path, choose }) => {
      let items = Menu.getApplicationMenu()?.items ?? [];
      for (const [depth, label] of path.entries()) {
        const item = items.find((one) => one.label === label);
        if (!item) return null;
        if (depth < path.length - 1) {
          items = item.submenu?.items ?? [];
          continue;
        }
        const { enabled, checked } = item;
        if (choose && enabled) item.click();
        return { enabled, checked, accelerator: item.accelerator ?? null };
      }
      return null;
    },
    { path: labels, choose: isChosen },
  );

export const findMenuItem = (desktop: Desktop, ...labels: string[]): Promise<MenuItemView | null> =>
  findItem(desktop, labels, false);

/** Chooses an application menu item once it's enabled, as a user can. */
export async function choose(desktop: Desktop, ...labels: string[]): Promise<void> {
  await expect
    .poll(() => findMenuItem(desktop, ...labels), labels.join(' > '))
    .toMatchObject({ enabled: true });
  await findItem(desktop, labels, true);
}
