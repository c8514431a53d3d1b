import { isDeepStrictEqual } from 'node:util';
import type { Settings } from '../../../shared/settings.ts';
import type { SettingsPatch } from '../ports.ts';

/**
 * Returns a patch whose lists include the changes that other windows made since `base`. `base` contains the
 * values that the patch is based on. If `base` is undefined, the patch replaces the lists.
 */
export function mergeSettings(
  patch: SettingsPatch,
  base: SettingsPatch | undefined,
  current: Settings,
): SettingsPatch {
  const { templates, customEmoji, pictureHosts, pinnedFilters, listSorts } = base ?? {};
  const getName = ({ name }: { name: string }) => name;
  return {
    ...patch,
    ...(templates &&
      patch.templates && {
        templates: mergeList(current.templates, templates, patch.templates, getName, (template, copy) => ({
          ...template,
          name: `${template.name} ${copy}`,
        })),
      }),
    ...(customEmoji &&
      patch.customEmoji && {
        customEmoji: mergeList(
          current.customEmoji,
          customEmoji,
          patch.customEmoji,
          getName,
          (emoji, copy) => ({
            ...emoji,
            name: `${emoji.name}_${copy}`,
          }),
        ),
      }),
    ...(pictureHosts &&
      patch.pictureHosts && {
        pictureHosts: mergeList(current.pictureHosts, pictureHosts, patch.pictureHosts, (host) => host),
      }),
    ...(pinnedFilters &&
      patch.pinnedFilters && {
        pinnedFilters: mergeList(current.pinnedFilters, pinnedFilters, patch.pinnedFilters, JSON.stringify),
      }),
    ...(listSorts && patch.listSorts && { listSorts: { ...current.listSorts, ...patch.listSorts } }),
  };
}

/**
 * Applies the changes from `base` to `next` to a list. If another window added an item with the same key,
 * `rename` changes the new item's key.
 */
function mergeList<T>(
  current: readonly T[],
  base: readonly T[],
  next: readonly T[],
  getKey: (item: T) => string,
  rename: (item: T, copy: number) => T = (item) => item,
): T[] {
  if (isDeepStrictEqual(current, base)) return [...next];
  const indexByKey = (items: readonly T[]) => new Map(items.map((item) => [getKey(item), item]));
  const [before, after] = [indexByKey(base), indexByKey(next)];
  const isRemoved = (item: T) => before.has(getKey(item)) && !after.has(getKey(item));
  const isChanged = (item: T) => !isDeepStrictEqual(before.get(getKey(item)), item);
  const merged = current.flatMap((item) => {
    if (isRemoved(item)) return [];
    const changed = before.has(getKey(item)) ? after.get(getKey(item)) : undefined;
    return [changed && isChanged(changed) ? changed : item];
  });
  for (const [at, item] of next.entries()) {
    if (before.has(getKey(item))) continue;
    if (merged.some((other) => isDeepStrictEqual(other, item))) continue;
    let added = item;
    for (let copy = 2; indexByKey(merged).has(getKey(added)); copy += 1) {
      const renamed = rename(item, copy);
      if (renamed === item) break;
      added = renamed;
    }
    merged.splice(at, 0, added);
  }
  return merged;
}
