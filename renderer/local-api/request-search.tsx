import { useEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useLocalApiText } from '../ui/text/local-api-text.ts';
import styles from './request-search.module.css';

/** How long typing has to rest before the log is asked, in milliseconds. */
const REST = 120;

/** Filters while one types. Escape clears. */
export function RequestSearch(props: { value: string; onSearch: (words: string) => void }) {
  const words = useLocalApiText().requests;
  const [typed, setTyped] = useState(props.value);
  const [known, setKnown] = useState(props.value);
  const input = useRef<HTMLInputElement>(null);
  // Cleared from outside: by the button of an empty list.
  if (known !== props.value) {
    setKnown(props.value);
    setTyped(props.value);
  }
  const { onSearch } = props;
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed), REST);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  const clear = () => {
    setTyped('');
    onSearch('');
    input.current?.focus();
  };
  return (
    <SearchField aria-label={words.filter} value={typed} onChange={setTyped} className={styles.field ?? ''}>
      <Icon name="search" className={styles.icon} />
      <Input
        ref={input}
        placeholder={words.placeholder}
        className={styles.input ?? ''}
        data-search-field=""
        dir="ltr"
        maxLength={200}
        spellCheck={false}
      />
      {typed !== '' && (
        <IconButton icon="x" size="mini" label={words.clearFilter} onPress={clear} excludeFromTabOrder />
      )}
    </SearchField>
  );
}
