import type { Draft } from '../../../../shared/library/entry.ts';
import { createFreeIndexFinder } from '../../../../shared/question/first-free-index.ts';
import { readRow } from '../../../../shared/question/option-line.ts';
import { joinLines, splitLines } from '../../../../shared/question/options-source.ts';
import type { FieldView, OptionView, SyncField, SyncQuestion } from '../../../../shared/sync/sync-views.ts';
import { toCaselessKey } from '../../../../shared/text/fold-case.ts';
import { combineTexts } from './combine-texts.ts';

export type ComparedVersions = NonNullable<SyncQuestion['compared']>;
export type Side = 'local' | 'remote';

/** The chosen version or the user's own text. The value is null until the user decides. */
export type Choice = Side | { own: string } | null;

/** The name of a field, an option's index, or the option order. */
export type ItemName = Exclude<SyncField, 'options'> | `option ${number}` | 'order';

export type Choices = Readonly<Record<string, Choice>>;

/** An item with its 3 versions. For the option order, each version contains all option lines. */
export interface ConflictItem {
  name: ItemName;
  change: FieldView['change'];
  base: string | null;
  /** The item's local text, or null if the item is missing. The same applies to `remote`. */
  local: string | null;
  remote: string | null;
}

/** Returns whether the user has to choose because the versions differ. */
export const isDifferent = ({ change }: Pick<FieldView, 'change'>): boolean =>
  change !== 'none' && change !== 'both';

/** Returns the items that differ, in display order. */
export function listConflictItems({ fields, options, orderConflict }: ComparedVersions): ConflictItem[] {
  return fields.flatMap((view): ConflictItem[] => {
    if (view.field !== 'options') return isDifferent(view) ? [{ ...view, name: view.field }] : [];
    const rows = options.flatMap((row, at): ConflictItem[] =>
      isDifferent(row) ? [{ ...row, name: `option ${at}` }] : [],
    );
    const order: ConflictItem[] = orderConflict ? [{ ...view, change: 'conflict', name: 'order' }] : [];
    return [...rows, ...order];
  });
}

/**
 * Returns the default choices. If only one side changed an item, that side's version is chosen. Conflicting
 * items are undecided.
 */
export const createDefaultChoices = (items: readonly ConflictItem[]): Choices =>
  Object.fromEntries(
    items.map(({ name, change }) => [
      name,
      change === 'conflict' ? null : change === 'remote' ? 'remote' : 'local',
    ]),
  );

export interface ConflictChoices {
  readonly items: readonly ConflictItem[];
  readonly choices: Choices;
  /** The user's text for each item. It isn't discarded if the user later chooses a version. */
  readonly ownTexts: Readonly<Record<string, string>>;
}

export const createInitialChoices = (items: readonly ConflictItem[]): ConflictChoices => ({
  items,
  choices: createDefaultChoices(items),
  ownTexts: {},
});

/** Sets an item's choice, or resets it if the choice is null. The user's text isn't discarded. */
export const setChoice = (
  { items, choices, ownTexts }: ConflictChoices,
  name: ItemName,
  choice: Choice,
): ConflictChoices => ({
  items,
  choices: { ...choices, [name]: choice },
  ownTexts: typeof choice === 'object' && choice ? { ...ownTexts, [name]: choice.own } : ownTexts,
});

/**
 * Transfers choices to reloaded versions. If a version changed, the item's choice is reset, but the user's
 * text is kept.
 */
export function carryOverChoices(before: ConflictChoices, items: readonly ConflictItem[]): ConflictChoices {
  const taken = new Set<number>();
  const matchEarlier = (
    later: readonly ConflictItem[],
    makeKey: (item: ConflictItem) => string | null,
  ): Map<ConflictItem, ConflictItem> => {
    const findFree = createFreeIndexFinder(before.items.map(makeKey), taken);
    const matches = new Map<ConflictItem, ConflictItem>();
    for (const item of later) {
      const key = makeKey(item);
      const at = key === null ? null : findFree(key);
      const earlier = before.items[at ?? before.items.length];
      if (at === null || !earlier) continue;
      taken.add(at);
      matches.set(item, earlier);
    }
    return matches;
  };
  // An unchanged item keeps its choice and text. A changed item keeps only its text.
  const unchanged = matchEarlier(items, createItemKey);
  const changed = matchEarlier(
    items.filter((item) => !unchanged.has(item)),
    findSuccessorKey,
  );

  const choices: Record<string, Choice> = { ...createDefaultChoices(items) };
  for (const [item, earlier] of unchanged) {
    const choice = before.choices[earlier.name];
    if (choice) choices[item.name] = choice;
  }
  const ownTexts: Record<string, string> = {};
  for (const [item, earlier] of [...unchanged, ...changed]) {
    const text = before.ownTexts[earlier.name];
    if (text !== undefined) ownTexts[item.name] = text;
  }
  return { items, choices, ownTexts };
}

const isOption = ({ name }: ConflictItem): boolean => name.startsWith('option');

/** Returns a key that is the same for items with the same versions, even if an option moved. */
const createItemKey = (item: ConflictItem): string =>
  JSON.stringify([isOption(item) ? 'option' : item.name, item.local, item.remote]);

/**
 * Returns a key that is the same for an item before and after one of its versions changed. Options are
 * matched by their base text.
 */
function findSuccessorKey(item: ConflictItem): string | null {
  if (!isOption(item)) return item.name;
  return item.base === null ? null : `option ${item.base}`;
}

export const chooseEverywhere = (items: readonly ConflictItem[], side: Side): Choices =>
  Object.fromEntries(items.map(({ name }) => [name, side]));

/**
 * Returns the initial text for an item's combination. For an option or image, returns one of the versions.
 * For other items, combines both versions.
 */
export const combineItemTexts = ({ name, base, local, remote }: ConflictItem): string =>
  name.startsWith('option') || name === 'image'
    ? local || remote || ''
    : combineTexts(base, local ?? '', remote ?? '', name === 'description' ? '\n\n' : ' ');

export const countUndecided = (items: readonly ConflictItem[], choices: Choices): number =>
  items.filter(({ name }) => (choices[name] ?? null) === null).length;

/** Returns an item's chosen text, or the local text if the item is undecided. */
function getChosenText(item: ConflictItem, choices: Choices): string | null {
  const choice = choices[item.name] ?? null;
  if (choice === null) return item.local;
  if (typeof choice === 'string') return item[choice];
  return choice.own.trim() === '' && item.name.startsWith('option') ? null : choice.own;
}

/** Returns the draft that results from the choices. */
export function createMergedDraft(
  compared: ComparedVersions,
  items: readonly ConflictItem[],
  choices: Choices,
): Draft {
  const result = { ...compared.merged };
  const byName = new Map(items.map((item) => [item.name, item]));
  for (const { field } of compared.fields) {
    const item = field === 'options' ? undefined : byName.get(field);
    if (item) result[field] = getChosenText(item, choices) ?? '';
  }
  if (items.some(({ name }) => name === 'order' || name.startsWith('option'))) {
    result.options = joinLines(listLines(compared, byName, choices));
  }
  return result;
}

function listLines(
  { options }: ComparedVersions,
  items: ReadonlyMap<ItemName, ConflictItem>,
  choices: Choices,
): string[] {
  const rows = options.map((row, at) => {
    const item = items.get(`option ${at}`);
    return { row, line: item ? getChosenText(item, choices) : row.merged };
  });
  const order = items.get('order');
  const combined = removeRepeats(
    rows.map(({ row, line }, at) => ({ row, line, choice: choices[`option ${at}`] })),
  );
  const ordered =
    order && choices.order === 'remote' ? orderByRemote(combined, splitLines(order.remote ?? '')) : combined;
  return ordered.flatMap(({ line }) => (line === null ? [] : [line]));
}

/** Removes a combined option if another option already has its text. */
function removeRepeats(
  rows: readonly { row: OptionView; line: string | null; choice: Choice | undefined }[],
): { row: OptionView; line: string | null }[] {
  const isOwn = (choice: Choice | undefined) => typeof choice === 'object' && choice !== null;
  const getComparableText = (line: string | null) =>
    line === null ? null : toCaselessKey(readRow(line).text.trim());
  const taken = new Set(
    rows.filter(({ choice }) => !isOwn(choice)).map(({ line }) => getComparableText(line)),
  );
  return rows.map(({ row, line, choice }) => {
    if (!isOwn(choice)) return { row, line };
    const text = getComparableText(line);
    const isRepeated = text !== null && text !== '' && taken.has(text);
    taken.add(text);
    return { row, line: isRepeated ? null : line };
  });
}

/**
 * Sorts the options in the remote order. An option that exists only locally follows the option that precedes
 * it locally.
 */
function orderByRemote<T extends { row: OptionView }>(rows: readonly T[], lines: readonly string[]): T[] {
  const places = new Map([...lines.entries()].toReversed().map(([at, line]) => [line, at]));
  let last = -1;
  const positions = rows.map((one, at) => {
    const found = one.row.remote === null ? -1 : (places.get(one.row.remote) ?? -1);
    if (found >= 0) last = found;
    return { one, at, position: found >= 0 ? found : last };
  });
  return positions.sort((a, b) => a.position - b.position || a.at - b.at).map(({ one }) => one);
}
