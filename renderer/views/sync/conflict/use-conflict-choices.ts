import { useMemo, useState } from 'react';
import type { Draft } from '../../../../shared/library.ts';
import type { SyncQuestion } from '../../../../shared/sync-views.ts';
import {
  allOf,
  begin,
  type Choice,
  type Choices,
  type Compared,
  type ComparePlace,
  carryOver,
  choose,
  combined,
  type PlaceName,
  placesOf,
  resultOf,
  type Side,
  undecided,
} from './conflict-choices.ts';

/** A comparison as it stands: the places to choose in, what was chosen, and the question that comes of it. */
export interface Comparison {
  readonly places: readonly ComparePlace[];
  readonly choices: Choices;
  readonly current: PlaceName | null;
  readonly shownBefore: ReadonlySet<PlaceName>;
  readonly result: Draft;
  /** Places in which nothing is chosen yet. */
  readonly open: number;
  /** Words of one's own for a place: as they were typed before, else both sides together. */
  ownOf(place: ComparePlace): string;
  choose(name: PlaceName, choice: Choice): void;
  chooseAll(side: Side): void;
  go(to: PlaceName): void;
  toggleBefore(name: PlaceName): void;
}

/** What was chosen and typed outlives a change of either side, wherever the place says what it said. */
export function useComparison(question: SyncQuestion, compared: Compared): Comparison {
  // A fetch that brings the same again is no other comparison.
  const sides = JSON.stringify([question.local, question.remote?.content, compared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sides` is what `compared` says.
  const places = useMemo(() => placesOf(compared), [sides]);
  const [chosen, setChosen] = useState(() => begin(places));
  const [current, setCurrent] = useState<PlaceName | null>(() => firstOf(places));
  const [shownBefore, setShownBefore] = useState<ReadonlySet<PlaceName>>(new Set());
  if (chosen.places !== places) setChosen(carryOver(chosen, places));
  if (!places.some(({ name }) => name === current) && current !== firstOf(places))
    setCurrent(firstOf(places));
  const { choices, typed } = chosen.places === places ? chosen : carryOver(chosen, places);
  return {
    places,
    choices,
    current,
    shownBefore,
    result: useMemo(() => resultOf(compared, places, choices), [compared, places, choices]),
    open: undecided(places, choices),
    ownOf: (place) => typed[place.name] ?? combined(place),
    choose: (name, choice) => setChosen((now) => choose(now, name, choice)),
    chooseAll: (side) => setChosen((now) => ({ ...now, choices: allOf(places, side) })),
    go: setCurrent,
    toggleBefore: (name) =>
      setShownBefore((now) => {
        const next = new Set(now);
        if (!next.delete(name)) next.add(name);
        return next;
      }),
  };
}

const firstOf = (places: readonly ComparePlace[]): PlaceName | null =>
  (places.find(({ change }) => change === 'conflict') ?? places[0])?.name ?? null;
