import { type RefObject, useEffect, useRef, useState } from 'react';

const SEARCH_DEBOUNCE_MS = 120;

export interface DebouncedSearch {
  /** The field's ref. Clearing the search focuses it. */
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  type: (typed: string) => void;
  /** Clears the search without the delay. */
  clear: () => void;
}

/**
 * Holds a search field's text and passes it to `onSearch` after a delay. `value` is the current search. It
 * may be cleared elsewhere.
 */
export function useDebouncedSearch(value: string, onSearch: (search: string) => void): DebouncedSearch {
  const [typed, type] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // Something else cleared it, such as the button in an empty list.
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
