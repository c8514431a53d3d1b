import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import control from '../../../ui/fields/control.module.css';
import { useDebouncedSearch } from '../../../ui/hooks/use-debounced-search.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import styles from './request-search.module.css';

/** Filters while typing. Escape clears the field. */
export function RequestSearch(props: { value: string; onSearch: (words: string) => void }) {
  const t = useTranslate();
  const { input, typed, type, clear } = useDebouncedSearch(props.value, props.onSearch);
  return (
    <SearchField
      aria-label={t('localApi.requests.filter')}
      value={typed}
      onChange={type}
      className={classNames(control.box, control.row, styles.field)}
    >
      <Icon name="search" className={control.icon} />
      <Input
        ref={input}
        placeholder={t('localApi.requests.placeholder')}
        className={classNames(control.bare, styles.input)}
        data-search-field=""
        dir="ltr"
        maxLength={200}
        spellCheck={false}
      />
      {typed !== '' && (
        <IconButton
          icon="x"
          size="mini"
          label={t('localApi.requests.clearFilter')}
          onPress={clear}
          excludeFromTabOrder
        />
      )}
    </SearchField>
  );
}
