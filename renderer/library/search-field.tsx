import { useEffect, useRef, useState } from 'react';
import { ACTIONS } from '../ui/actions.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { focusPaneNamed } from '../ui/panes.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './search-field.module.css';

/** How long typing has to rest before the library is asked, in milliseconds. */
const REST = 120;

/** Searches while one types. Escape clears; in an empty field it goes back to the list. */
export function SearchField(props: { label: string; value: string; onSearch: (search: string) => void }) {
  const words = useText().list;
  const [typed, setTyped] = useState(props.value);
  const [known, setKnown] = useState(props.value);
  const input = useRef<HTMLInputElement>(null);
  const [key] = ACTIONS['list.search'].keys;
  // Cleared from outside: by another section, by the button of an empty list.
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
    <div className={styles.around}>
      <div className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          type="search"
          aria-label={props.label}
          placeholder={words.searchPlaceholder}
          className={styles.input}
          data-search-field=""
          dir="auto"
          autoComplete="off"
          maxLength={500}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typed !== '') clear();
            else if (event.key === 'Escape' || event.key === 'ArrowDown') focusPaneNamed('list');
            else return;
            event.preventDefault();
          }}
        />
        {typed === '' ? (
          <Kbd>{key}</Kbd>
        ) : (
          <IconButton icon="x" size="mini" label={words.clearSearch} onPress={clear} excludeFromTabOrder />
        )}
      </div>
    </div>
  );
}
