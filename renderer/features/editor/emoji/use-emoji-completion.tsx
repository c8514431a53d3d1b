import {
  type AriaAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { EmojiMatch } from '../../../../shared/emoji/emoji-completion.ts';
import type { CustomEmoji } from '../../../../shared/emoji/emoji-resolver.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { EmojiCompletionList } from './emoji-completion-list.tsx';
import { findNameAtCaret, type TypedEmojiName } from './typed-emoji-name.ts';
import { useEmojiPreferences } from './use-emoji-preferences.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const MAX_MATCHES = 4;

/** Receives the typed name and the chosen emoji. */
export type OnChooseEmoji = (typed: TypedEmojiName, emoji: string) => void;

interface EmojiCompletion {
  aria: AriaAttributes & { role?: 'combobox' };
  /** Returns whether the list handled the key. */
  handleKey(event: KeyboardEvent<Field>): boolean;
  /** Call this after the caret moves and after the field loses focus. */
  onCaret: () => void;
  onLeave: () => void;
  isOpen: boolean;
  list: ReactNode;
}

/**
 * Completes `:na` before the caret to an emoji. Only typing opens the list, and Escape closes it until
 * another name is typed. `isEmojiPlace` returns whether custom emoji and searches are allowed at that
 * position.
 */
export function useEmojiCompletion(options: {
  field: RefObject<Field | null>;
  value: string;
  custom: readonly CustomEmoji[];
  isEmojiPlace: (typed: TypedEmojiName) => boolean;
  onChoose: OnChooseEmoji;
}): EmojiCompletion {
  const { field, value, custom, isEmojiPlace } = options;
  const { emojiFinder } = useAppStores();
  const help = useStore(emojiFinder);
  const preferences = useEmojiPreferences();
  const id = useId();
  const [typed, setTyped] = useState<TypedEmojiName | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const known = useRef(value);

  const updateTyped = (next: TypedEmojiName | null) => {
    setTyped(next);
    setActive(0);
    if (next?.start !== closedAt) setClosedAt(null);
  };
  useLayoutEffect(() => {
    if (known.current === value) return;
    known.current = value;
    updateTyped(findTypedName(field.current));
  });
  useEffect(() => {
    if (typed) emojiFinder.load();
  }, [typed, emojiFinder]);

  const isOpenable = typed !== null && typed.start !== closedAt && help !== null;
  const isPlace = isOpenable && isEmojiPlace(typed);
  const { recent, tone } = preferences;
  const matches = useMemo(
    () =>
      isOpenable ? help.match(typed.name, MAX_MATCHES, { custom: isPlace ? custom : [], recent, tone }) : [],
    [isOpenable, typed, help, isPlace, custom, recent, tone],
  );
  const search: EmojiMatch | null = isPlace
    ? { name: '', emoji: `$${toSearchWords(typed.name)}$`, url: null }
    : null;
  const items = search ? [...matches, search] : matches;
  const isOpen = items.length > 0;
  const current = Math.min(active, items.length - 1);

  const choose = (item: EmojiMatch | undefined) => {
    if (!typed || !item) return;
    preferences.addRecent(item.emoji);
    setTyped(null);
    options.onChoose(typed, item.emoji);
  };

  return {
    aria: isOpen
      ? {
          ...(field.current instanceof HTMLInputElement ? { role: 'combobox', 'aria-expanded': true } : {}),
          'aria-haspopup': 'listbox',
          'aria-autocomplete': 'list',
          'aria-controls': id,
          'aria-activedescendant': `${id}-${current}`,
        }
      : {},
    handleKey(event) {
      if (!isOpen || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey)
        return false;
      if (event.shiftKey) return false;
      if (event.key === 'ArrowDown') setActive((current + 1) % items.length);
      else if (event.key === 'ArrowUp') setActive((current + items.length - 1) % items.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(items[current]);
      else if (event.key === 'Escape') setClosedAt(typed?.start ?? null);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    onCaret() {
      if (typed && findTypedName(field.current)?.start !== typed.start) updateTyped(null);
    },
    onLeave: () => updateTyped(null),
    isOpen,
    list: isOpen && typed && (
      <EmojiCompletionList
        id={id}
        field={field}
        typed={typed}
        matches={matches}
        search={search?.emoji ?? null}
        active={current}
        onChoose={(index) => choose(items[index])}
        onClose={() => setClosedAt(typed.start)}
      />
    ),
  };
}

const toSearchWords = (name: string): string => name.replaceAll('_', ' ').trim().toLowerCase();

function findTypedName(field: Field | null): TypedEmojiName | null {
  if (!field || document.activeElement !== field) return null;
  const { selectionStart, selectionEnd, value } = field;
  return selectionStart !== null && selectionStart === selectionEnd
    ? findNameAtCaret(value, selectionStart)
    : null;
}
