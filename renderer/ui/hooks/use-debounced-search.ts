import { type RefObject, useEffect, useRef, useState } from 'react';

const SEARCH_DEBOUNCE_MS = 120;

export interface DebouncedSearch {
  /** The search field's ref. Clearing the search focuses the field. */
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  type: (typed: string) => void;
  /** Clears the search immediately. */
  clear: () => void;
}

/**
 * Manages a search field's text and passes it to `onSearch` after a delay. `value` is the current search, and
 * other components may clear it.
 */
export function useDebouncedSearch(value: string, onSearch: (search: string) => void): DebouncedSearch {
  const [typed, type] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // Another component cleared the search, such as the button in an empty list.
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
