import type { ComparePlace, PlaceName, Side } from './conflict-choices.ts';

/** What a key does in a comparison; null: nothing. */
export type CompareAct =
  | { do: 'go'; to: PlaceName }
  | { do: 'choose'; name: PlaceName; side: Side }
  | { do: 'combine'; place: ComparePlace }
  | { do: 'before'; name: PlaceName }
  | null;

/** J and K go from place to place, 1 and 2 take a side, 3 combines, B shows what was before. */
export function actOfKey(
  key: string,
  places: readonly ComparePlace[],
  current: PlaceName | null,
): CompareAct {
  const at = places.findIndex(({ name }) => name === current);
  const place = places[at];
  const next = (to: ComparePlace | undefined): CompareAct => (to ? { do: 'go', to: to.name } : null);
  switch (key.toLowerCase()) {
    case 'j':
      return next(places[Math.min(at + 1, places.length - 1)]);
    case 'k':
      return next(places[Math.max(at - 1, 0)]);
    case '1':
      return place ? { do: 'choose', name: place.name, side: 'local' } : null;
    case '2':
      return place ? { do: 'choose', name: place.name, side: 'remote' } : null;
    case '3':
      return place && place.name !== 'order' ? { do: 'combine', place } : null;
    case 'b':
      return place ? { do: 'before', name: place.name } : null;
    default:
      return null;
  }
}
