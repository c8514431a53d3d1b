import { ACTIONS } from '../../actions/action-table.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Kbd } from '../../ui/feedback/kbd.tsx';
import control from '../../ui/fields/control.module.css';
import { useDebouncedSearch } from '../../ui/hooks/use-debounced-search.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './list-search-field.module.css';

/** Searches while typing. Escape clears the field; in an empty field it moves the focus to the list. */
export function ListSearchField(props: { label: string; value: string; onSearch: (search: string) => void }) {
  const t = useTranslate();
  const { input, typed, type, clear } = useDebouncedSearch(props.value, props.onSearch);
  const [key] = ACTIONS['list.search'].keys;
  return (
    <div className={styles.container}>
      <div className={classNames(control.box, control.row, styles.field)}>
        <Icon name="search" className={control.icon} />
        <input
          ref={input}
          type="search"
          aria-label={props.label}
          placeholder={t('list.searchPlaceholder')}
          className={control.bare}
          data-search-field=""
          dir="auto"
          autoComplete="off"
          maxLength={500}
          value={typed}
          onChange={(event) => type(event.target.value)}
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
          <IconButton
            icon="x"
            size="mini"
            label={t('list.clearSearch')}
            onPress={clear}
            excludeFromTabOrder
          />
        )}
      </div>
    </div>
  );
}
