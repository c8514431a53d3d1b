import { type RefObject, useEffect, useRef, useState } from 'react';

const SEARCH_DEBOUNCE_MS = 120;

export interface DebouncedSearch {
  /** For the field, which gets the focus after it's cleared. */
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  type: (typed: string) => void;
  /** Clears without the delay. */
  clear: () => void;
}

/**
 * The text of a search field, passed to `onSearch` after a delay. `value` is the current search, which may be cleared
 * elsewhere.
 */
export function useDebouncedSearch(value: string, onSearch: (search: string) => void): DebouncedSearch {
  const [typed, type] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // Cleared elsewhere, for example by the button of an empty list.
  if (known !== value) {
    setKnown(value);
    type(value);
  }
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  const clear = () => {
    type('');
    onSearch('');
    input.current?.focus();
  };
  return { input, typed, type, clear };
}
