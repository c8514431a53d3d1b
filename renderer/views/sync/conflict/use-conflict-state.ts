import { useMemo, useState } from 'react';
import type { Draft } from '../../../../shared/library/entry.ts';
import type { SyncQuestion } from '../../../../shared/sync/sync-views.ts';
import {
  type Choice,
  type Choices,
  type ComparedVersions,
  type ConflictItem,
  carryOverChoices,
  chooseEverywhere,
  combineItemTexts,
  countUndecided,
  createInitialChoices,
  createMergedDraft,
  type ItemName,
  listConflictItems,
  type Side,
  setChoice,
} from './conflict-choices.ts';

export interface ConflictState {
  readonly items: readonly ConflictItem[];
  readonly choices: Choices;
  readonly current: ItemName | null;
  readonly shownBefore: ReadonlySet<ItemName>;
  readonly result: Draft;
  readonly undecidedCount: number;
  /** Returns the text that the user entered for an item, or both versions combined. */
  getInitialOwnText(item: ConflictItem): string;
  choose(name: ItemName, choice: Choice): void;
  chooseAll(side: Side): void;
  setCurrent(to: ItemName): void;
  toggleBefore(name: ItemName): void;
}

/** Manages the choices and the user's text. `carryOverChoices` transfers both to reloaded versions. */
export function useConflictState(question: SyncQuestion, compared: ComparedVersions): ConflictState {
  // A refetch with equal values must not replace the items.
  const sides = JSON.stringify([question.local, question.remote?.content, compared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sides` is what `compared` says.
  const items = useMemo(() => listConflictItems(compared), [sides]);
  const [chosen, setChosen] = useState(() => createInitialChoices(items));
  const [current, setCurrent] = useState<ItemName | null>(() => findFirst(items));
  const [shownBefore, setShownBefore] = useState<ReadonlySet<ItemName>>(new Set());
  if (chosen.items !== items) setChosen(carryOverChoices(chosen, items));
  if (!items.some(({ name }) => name === current) && current !== findFirst(items))
    setCurrent(findFirst(items));
  const { choices, ownTexts } = chosen.items === items ? chosen : carryOverChoices(chosen, items);
  return {
    items,
    choices,
    current,
    shownBefore,
    result: useMemo(() => createMergedDraft(compared, items, choices), [compared, items, choices]),
    undecidedCount: countUndecided(items, choices),
    getInitialOwnText: (item) => ownTexts[item.name] ?? combineItemTexts(item),
    choose: (name, choice) => setChosen((now) => setChoice(now, name, choice)),
    chooseAll: (side) => setChosen((now) => ({ ...now, choices: chooseEverywhere(items, side) })),
    setCurrent,
    toggleBefore: (name) =>
      setShownBefore((now) => {
        const next = new Set(now);
        if (!next.delete(name)) next.add(name);
        return next;
      }),
  };
}

const findFirst = (items: readonly ConflictItem[]): ItemName | null =>
  (items.find(({ change }) => change === 'conflict') ?? items[0])?.name ?? null;
