import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long typing has to rest before something is searched, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 120;

export interface DebouncedSearch {
  /** For the field, which has the focus again once it was cleared. */
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  type: (typed: string) => void;
  /** At once, without a rest. */
  clear: () => void;
}

/** What is typed into a search: told to `onSearch` when it rests. `value` is what is searched; others may clear it. */
export function useDebouncedSearch(value: string, onSearch: (search: string) => void): DebouncedSearch {
  const [typed, type] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // Cleared from outside: by another section, by the button of an empty list.
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
