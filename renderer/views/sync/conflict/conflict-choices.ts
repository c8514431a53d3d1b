import { diffArrays } from 'diff';
import { useMemo, useState } from 'react';
import type { Draft } from '../../../../shared/library/entry.ts';
import { readRow } from '../../../../shared/question/option-line.ts';
import { joinLines, splitLines } from '../../../../shared/question/options-source.ts';
import type { FieldView, OptionView, SyncField, SyncQuestion } from '../../../../shared/sync/sync-views.ts';
import { foldCase } from '../../../../shared/text/fold-case.ts';

export type ComparedVersions = NonNullable<SyncQuestion['compared']>;
export type Side = 'local' | 'remote';

/** A version, or a text of the user; null: undecided. */
export type Choice = Side | { own: string } | null;

/** A field, an option by its index, or the order of the options. */
export type ItemName = Exclude<SyncField, 'options'> | `option ${number}` | 'order';

type Choices = Readonly<Record<string, Choice>>;

/** An item with its 3 versions. For the order, a version is all option lines. */
export interface ConflictItem {
  name: ItemName;
  change: FieldView['change'];
  base: string | null;
  /** Null: missing. */
  local: string | null;
  remote: string | null;
}

/** Whether the versions differ, so that the user has to choose. */
export const isDifferent = ({ change }: Pick<FieldView, 'change'>): boolean =>
  change !== 'none' && change !== 'both';

/** The items that differ, in display order. */
export function conflictItems({ fields, options, orderConflict }: ComparedVersions): ConflictItem[] {
  return fields.flatMap((view): ConflictItem[] => {
    if (view.field !== 'options') return isDifferent(view) ? [{ ...view, name: view.field }] : [];
    const rows = options.flatMap((row, at): ConflictItem[] =>
      isDifferent(row) ? [{ ...row, name: `option ${at}` }] : [],
    );
    const order: ConflictItem[] = orderConflict ? [{ ...view, change: 'conflict', name: 'order' }] : [];
    return [...rows, ...order];
  });
}

/** The default choices: changes of one side are chosen, conflicting ones are open. */
export const defaultChoices = (places: readonly ConflictItem[]): Choices =>
  Object.fromEntries(
    places.map(({ name, change }) => [
      name,
      change === 'conflict' ? null : change === 'remote' ? 'remote' : 'local',
    ]),
  );

export interface ConflictChoices {
  readonly items: readonly ConflictItem[];
  readonly choices: Choices;
  /** Texts of the user by item, kept even if a version was chosen afterwards. */
  readonly ownTexts: Readonly<Record<string, string>>;
}

export const initialChoices = (places: readonly ConflictItem[]): ConflictChoices => ({
  items: places,
  choices: defaultChoices(places),
  ownTexts: {},
});

/** Chooses for one item; `null` reopens it. Texts of the user are kept. */
export const choose = (
  { items, choices, ownTexts }: ConflictChoices,
  name: ItemName,
  choice: Choice,
): ConflictChoices => ({
  items,
  choices: { ...choices, [name]: choice },
  ownTexts: typeof choice === 'object' && choice ? { ...ownTexts, [name]: choice.own } : ownTexts,
});

/**
 * Transfers choices to reloaded versions. Where a version changed, the choice is reset, and the user's text is kept.
 */
export function carryOverChoices(before: ConflictChoices, places: readonly ConflictItem[]): ConflictChoices {
  const choices: Record<string, Choice> = { ...defaultChoices(places) };
  const typed: Record<string, string> = {};
  const left = new Set(before.items);
  const take = (place: ConflictItem, was: ConflictItem): void => {
    left.delete(was);
    const words = before.ownTexts[was.name];
    if (words !== undefined) typed[place.name] = words;
  };
  const changed = places.filter((place) => {
    const same = [...left].find((one) => isSameItem(one, place));
    if (!same) return true;
    take(place, same);
    const choice = before.choices[same.name];
    if (choice) choices[place.name] = choice;
    return false;
  });
  for (const place of changed) {
    const was = [...left].find((one) => isSuccessor(one, place));
    if (was) take(place, was);
  }
  return { items: places, choices, ownTexts: typed };
}

const isOption = ({ name }: ConflictItem): boolean => name.startsWith('option');

/** Options may have moved. */
const isSameItem = (one: ConflictItem, other: ConflictItem): boolean =>
  one.local === other.local &&
  one.remote === other.remote &&
  (one.name === other.name || (isOption(one) && isOption(other)));

/** Whether an item is the earlier one with a changed version. Options are matched by their base text. */
const isSuccessor = (one: ConflictItem, other: ConflictItem): boolean =>
  isOption(other) ? isOption(one) && one.base !== null && one.base === other.base : one.name === other.name;

export const chooseEverywhere = (places: readonly ConflictItem[], side: Side): Choices =>
  Object.fromEntries(places.map(({ name }) => [name, side]));

/** The initial text of the user: both versions combined; for an option or image, one of them. */
export const combinedText = ({ name, base, local, remote }: ConflictItem): string =>
  name.startsWith('option') || name === 'image'
    ? local || remote || ''
    : combineTexts(base, local ?? '', remote ?? '', name === 'description' ? '\n\n' : ' ');

/** The number of undecided items. */
export const undecided = (places: readonly ConflictItem[], choices: Choices): number =>
  places.filter(({ name }) => (choices[name] ?? null) === null).length;

/** The chosen text of an item; the local one if undecided. */
function chosenText(place: ConflictItem, choices: Choices): string | null {
  const choice = choices[place.name] ?? null;
  if (choice === null) return place.local;
  if (typeof choice === 'string') return place[choice];
  return choice.own.trim() === '' && place.name.startsWith('option') ? null : choice.own;
}

/** The draft that results from the choices. */
export function mergedDraft(
  compared: ComparedVersions,
  places: readonly ConflictItem[],
  choices: Choices,
): Draft {
  const result = { ...compared.merged };
  const byName = new Map(places.map((place) => [place.name, place]));
  for (const { field } of compared.fields) {
    const place = field === 'options' ? undefined : byName.get(field);
    if (place) result[field] = chosenText(place, choices) ?? '';
  }
  if (places.some(({ name }) => name === 'order' || name.startsWith('option'))) {
    result.options = joinLines(linesOf(compared, byName, choices));
  }
  return result;
}

function linesOf(
  { options }: ComparedVersions,
  places: ReadonlyMap<ItemName, ConflictItem>,
  choices: Choices,
): string[] {
  const rows = options.map((row, at) => {
    const place = places.get(`option ${at}`);
    return { row, line: place ? chosenText(place, choices) : row.merged };
  });
  const order = places.get('order');
  const combined = withoutRepeats(
    rows.map(({ row, line }, at) => ({ row, line, choice: choices[`option ${at}`] })),
  );
  const ordered =
    order && choices.order === 'remote' ? orderByRemote(combined, splitLines(order.remote ?? '')) : combined;
  return ordered.flatMap(({ line }) => (line === null ? [] : [line]));
}

/** The options without combined ones whose text another option has. */
function withoutRepeats(
  rows: readonly { row: OptionView; line: string | null; choice: Choice | undefined }[],
): { row: OptionView; line: string | null }[] {
  const isOwn = (choice: Choice | undefined) => typeof choice === 'object' && choice !== null;
  const textOf = (line: string | null) => (line === null ? null : foldCase(readRow(line).text.trim()));
  const taken = new Set(rows.filter(({ choice }) => !isOwn(choice)).map(({ line }) => textOf(line)));
  return rows.map(({ row, line, choice }) => {
    if (!isOwn(choice)) return { row, line };
    const text = textOf(line);
    const isRepeated = text !== null && text !== '' && taken.has(text);
    taken.add(text);
    return { row, line: isRepeated ? null : line };
  });
}

/** The options in the remote order. Local-only ones stay after their predecessor. */
function orderByRemote<T extends { row: OptionView }>(rows: readonly T[], lines: readonly string[]): T[] {
  let last = -1;
  const places = rows.map((one, at) => {
    const found = one.row.remote === null ? -1 : lines.indexOf(one.row.remote);
    if (found >= 0) last = found;
    return { one, at, place: found >= 0 ? found : last };
  });
  return places.sort((a, b) => a.place - b.place || a.at - b.at).map(({ one }) => one);
}

/** The replacement of the words from `from` to `to` (exclusive). */
interface WordEdit {
  from: number;
  to: number;
  words: string[];
}

const splitWords = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text), ({ segment }) => segment);

function editsOf(before: readonly string[], after: readonly string[]): WordEdit[] {
  const edits: WordEdit[] = [];
  let at = 0;
  let open: WordEdit | null = null;
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      at += value.length;
      open = null;
      continue;
    }
    if (!open) {
      open = { from: at, to: at, words: [] };
      edits.push(open);
    }
    if (added) open.words.push(...value);
    else {
      at += value.length;
      open.to = at;
    }
  }
  return edits;
}

const splitSentences = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text), ({ segment }) =>
    segment.trim(),
  ).filter((sentence) => sentence !== '');

/** The local text, then the sentences that only the remote one has. */
function joinSentences(local: string, remote: string, separator: string): string {
  const known = new Set(splitSentences(local).map(foldCase));
  const more = splitSentences(remote).filter((sentence) => !known.has(foldCase(sentence)));
  return [local.trim(), more.join(' ')].filter((text) => text !== '').join(separator);
}

/**
 * Merges two edits of a text word by word. If they overlap, or if the base is unknown, returns both texts without repeated
 * sentences, joined by `separator`.
 */
export function combineTexts(before: string | null, local: string, remote: string, separator = ' '): string {
  const both = joinSentences(local, remote, separator);
  if (before === null) return both;
  const words = splitWords(before);
  const edits = [...editsOf(words, splitWords(local)), ...editsOf(words, splitWords(remote))].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  );
  const clash = edits.some((edit, at) => {
    const last = edits[at - 1];
    return last !== undefined && (edit.from < last.to || edit.from === last.from);
  });
  if (clash) return both;
  for (const { from, to, words: next } of edits.toReversed()) words.splice(from, to - from, ...next);
  return words.join('');
}

/** The state of the conflict view. */
export interface ConflictState {
  readonly items: readonly ConflictItem[];
  readonly choices: Choices;
  readonly current: ItemName | null;
  readonly shownBefore: ReadonlySet<ItemName>;
  readonly result: Draft;
  /** The number of undecided items. */
  readonly undecidedCount: number;
  /** The user's earlier text for an item, or both versions combined. */
  initialOwnText(place: ConflictItem): string;
  choose(name: ItemName, choice: Choice): void;
  chooseAll(side: Side): void;
  setCurrent(to: ItemName): void;
  toggleBefore(name: ItemName): void;
}

/** Choices and texts survive a reload where the versions stayed the same. */
export function useConflictState(question: SyncQuestion, compared: ComparedVersions): ConflictState {
  // A refetch with equal values keeps the items.
  const sides = JSON.stringify([question.local, question.remote?.content, compared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sides` is what `compared` says.
  const places = useMemo(() => conflictItems(compared), [sides]);
  const [chosen, setChosen] = useState(() => initialChoices(places));
  const [current, setCurrent] = useState<ItemName | null>(() => firstOf(places));
  const [shownBefore, setShownBefore] = useState<ReadonlySet<ItemName>>(new Set());
  if (chosen.items !== places) setChosen(carryOverChoices(chosen, places));
  if (!places.some(({ name }) => name === current) && current !== firstOf(places))
    setCurrent(firstOf(places));
  const { choices, ownTexts } = chosen.items === places ? chosen : carryOverChoices(chosen, places);
  return {
    items: places,
    choices,
    current,
    shownBefore,
    result: useMemo(() => mergedDraft(compared, places, choices), [compared, places, choices]),
    undecidedCount: undecided(places, choices),
    initialOwnText: (place) => ownTexts[place.name] ?? combinedText(place),
    choose: (name, choice) => setChosen((now) => choose(now, name, choice)),
    chooseAll: (side) => setChosen((now) => ({ ...now, choices: chooseEverywhere(places, side) })),
    setCurrent,
    toggleBefore: (name) =>
      setShownBefore((now) => {
        const next = new Set(now);
        if (!next.delete(name)) next.add(name);
        return next;
      }),
  };
}

const firstOf = (places: readonly ConflictItem[]): ItemName | null =>
  (places.find(({ change }) => change === 'conflict') ?? places[0])?.name ?? null;
