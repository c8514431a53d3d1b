import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Summary } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { rest } from '../state/use-bridge-query.ts';
import { INITIALS, matchName } from './match-name.ts';

/** Questions that are shown at a time; more words find the others. */
const SHOWN = 8;
/** Questions of which those are shown first that have the search in their title. */
const ASKED = 40;
/** How long typing has to rest before the library is asked, in milliseconds. */
const REST = 60;

interface FoundQuestions {
  rows: readonly Summary[];
  /** The search that they were found for, which may be an earlier one; null where none was answered yet. */
  search: string | null;
}

const NONE: FoundQuestions = { rows: [], search: null };

/**
 * Questions of the whole library in which every word of `search` stands, those first that have them in the title. Until they have
 * come, those of the search before stay. None where `search` is null.
 */
export function useFoundQuestions(search: string | null): FoundQuestions {
  const { connection } = useAppState();
  const { data } = useQuery({
    queryKey: ['library.list', 'palette', search],
    queryFn: async ({ signal }): Promise<FoundQuestions> => {
      if (search === null) return NONE;
      if (search !== '') await rest(REST, signal);
      const query = { section: 'all', search: search.slice(0, 500), sort: 'edited', offset: 0 } as const;
      // Actions are still there; the list says what is wrong with the library.
      const { rows } = await connection
        .call('library.list', { ...query, limit: ASKED })
        .catch(() => ({ rows: [] }));
      return { rows: titlesFirst(rows, search).slice(0, SHOWN), search };
    },
    placeholderData: keepPreviousData,
  });
  return (search === null ? null : data) ?? NONE;
}

/** Else the order stays: last changed first. */
function titlesFirst(rows: readonly Summary[], search: string): Summary[] {
  const isTitled = new Map(
    rows.map((row) => [row, (matchName(row.title, search)?.rank ?? INITIALS) < INITIALS]),
  );
  return [...rows].sort((a, b) => Number(isTitled.get(b)) - Number(isTitled.get(a)));
}
