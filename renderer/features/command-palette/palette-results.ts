import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CustomEmoji } from '../../../shared/emoji/custom-emoji.ts';
import type { EmojiNames } from '../../../shared/emoji/emoji-resolver.ts';
import type { Summary } from '../../../shared/library/entry.ts';
import { getActionName, getActionSearchTerms, useAvailableActions } from '../../actions/use-actions.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useEmojiNames } from '../../stores/emoji-finder-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { debounceQuery } from '../../stores/use-bridge-query.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { INITIALS_RANK, matchName } from './match-name.ts';
import { type PaletteGroup, type PaletteProps, parsePaletteQuery } from './palette-item.ts';
import { type ActionList, rankActions } from './rank-actions.ts';

const MAX_EMOJI = 40;

interface PaletteResults {
  groups: readonly PaletteGroup[];
  /** Whether the questions or emoji still match an earlier search. */
  isOutdated: boolean;
}

export function usePaletteResults(typed: string, reasons: PaletteProps['reasons']): PaletteResults {
  const settings = useStore(useAppStores().settings);
  const { mode, search } = parsePaletteQuery(typed);
  const asked = mode === 'all' ? search : null;
  const { rows, search: answered } = useFoundQuestions(asked);
  const { names: bundled, isLost } = useEmojiNames(mode === 'emoji');
  // Custom emoji can be found even if the emoji names couldn't be loaded.
  const none = useMemo(() => (isLost ? new Map<string, string>() : null), [isLost]);
  const names = bundled ?? none;
  const list = useActionList(settings?.recentActions, reasons);
  const custom = settings?.customEmoji;
  const groups = useMemo(
    () =>
      mode === 'emoji'
        ? groupEmoji(search, names, custom ?? [])
        : groupActionsAndQuestions(search, list, rows),
    [mode, search, names, custom, list, rows],
  );
  return { groups, isOutdated: mode === 'emoji' ? names === null : asked !== answered };
}

function useActionList(recent: readonly string[] | undefined, offered: PaletteProps['reasons']): ActionList {
  const { actions } = useAvailableActions();
  const t = useTranslate();
  return useMemo(() => {
    return {
      actions,
      getName: (action) => getActionName(action, t),
      getSearchWords: (action) => getActionSearchTerms(action, t),
      recent: recent ?? [],
      isAvailable: (id) => id !== 'app.palette' && offered.get(id) === null,
    };
  }, [actions, offered, t, recent]);
}

function groupEmoji(
  search: string,
  names: EmojiNames | null,
  custom: readonly CustomEmoji[],
): PaletteGroup[] {
  const items = findEmoji(search, names ?? new Map(), custom, MAX_EMOJI);
  return items.length > 0 ? [{ id: 'emoji', items: items.map((item) => ({ kind: 'emoji', ...item })) }] : [];
}

function groupActionsAndQuestions(
  search: string,
  list: ActionList,
  rows: readonly Summary[],
): PaletteGroup[] {
  const questions: PaletteGroup = { id: 'questions', items: rows.map((row) => ({ kind: 'question', row })) };
  const actions = rankActions(search, list);
  if (rows.length === 0) return actions;
  // Without a search, questions follow the recent actions.
  const place = search !== '' ? actions.length : actions[0]?.id === 'recent' ? 1 : 0;
  return actions.toSpliced(place, 0, questions);
}

const MAX_QUESTIONS = 8;
/** More questions are fetched than shown, because matches in the title are listed first. */
const MAX_FETCHED_QUESTIONS = 40;
const SEARCH_DEBOUNCE_MS = 60;

interface FoundQuestions {
  rows: readonly Summary[];
  /** The search that the rows match, possibly an earlier one. It's null before the first search. */
  search: string | null;
}

const NONE: FoundQuestions = { rows: [], search: null };

/**
 * Finds questions that contain every word of `search`, with title matches first. Returns the previous results
 * until the new ones are fetched. Finds nothing if `search` is null.
 */
function useFoundQuestions(search: string | null): FoundQuestions {
  const { connection } = useAppStores();
  const { data } = useQuery({
    queryKey: ['library.list', 'palette', search],
    queryFn: async ({ signal }): Promise<FoundQuestions> => {
      if (search === null) return NONE;
      if (search !== '') await debounceQuery(SEARCH_DEBOUNCE_MS, signal);
      const query = { section: 'all', search: search.slice(0, 500), sort: 'edited', offset: 0 } as const;
      // Ignore the error. Actions still work, and the library's list shows the error.
      const { rows } = await connection
        .call('library.list', { ...query, limit: MAX_FETCHED_QUESTIONS })
        .catch(() => ({ rows: [] }));
      return { rows: sortTitlesFirst(rows, search).slice(0, MAX_QUESTIONS), search };
    },
    placeholderData: keepPreviousData,
  });
  return (search === null ? null : data) ?? NONE;
}

function sortTitlesFirst(rows: readonly Summary[], search: string): Summary[] {
  const titleMatches = new Map(
    rows.map((row) => [row, (matchName(row.title, search)?.rank ?? INITIALS_RANK) < INITIALS_RANK]),
  );
  return [...rows].sort((a, b) => Number(titleMatches.get(b)) - Number(titleMatches.get(a)));
}

interface FoundEmoji {
  /** The emoji's name without colons. */
  name: string;
  /** A literal emoji, or `:name:` for a custom one. */
  emoji: string;
}

/**
 * Finds up to `count` different emoji whose name or keywords contain `search`. Prefixes and short names rank
 * first.
 */
export function findEmoji(
  search: string,
  names: EmojiNames,
  custom: readonly CustomEmoji[],
  count: number,
): FoundEmoji[] {
  const wanted = search.toLowerCase().replace(/[\s-]+/g, '_');
  const own = custom.map(({ name, keywords }) => ({ name, emoji: `:${name}:`, words: [name, ...keywords] }));
  const bundled = [...names].map(([name, emoji]) => ({ name, emoji, words: [name] }));
  const ranked = [...own, ...bundled].flatMap(({ name, emoji, words }) => {
    const ranks = words.map((word) => rankWord(word.toLowerCase(), wanted));
    const rank = ranks.reduce((best, one) => Math.min(best, one), NO_MATCH_RANK);
    return rank < NO_MATCH_RANK ? [{ name, emoji, rank }] : [];
  });
  ranked.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length);
  const different = new Map<string, FoundEmoji>();
  for (const { name, emoji } of ranked) if (!different.has(emoji)) different.set(emoji, { name, emoji });
  return [...different.values()].slice(0, count);
}

const NO_MATCH_RANK = 3;

function rankWord(word: string, wanted: string): number {
  const at = word.indexOf(wanted);
  if (at < 0) return NO_MATCH_RANK;
  if (at === 0) return 0;
  return /[_\-\s]/.test(word[at - 1] ?? '') ? 1 : 2;
}
