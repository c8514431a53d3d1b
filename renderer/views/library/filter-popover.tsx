import { type ReactNode, type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { ORIGINS, STATES } from '../../../shared/library/entry-state.ts';
import {
  type DateRange,
  dateKindSchema,
  type LibraryFilter,
  listTagChoices,
} from '../../../shared/library/library-filter.ts';
import { getStateIcon } from '../../features/question/state-label.tsx';
import { useAppStores } from '../../stores/app-stores.tsx';
import { NO_FILTER } from '../../stores/library-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { listShownStates, useServiceStatesShown } from '../../stores/shown-states.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './filter-popover.module.css';

/** Applies each change to the filters immediately. */
export function FilterPopover(props: { button: RefObject<HTMLButtonElement | null>; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={props.button}
      placement="bottom end"
      offset={4}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={t('library.filter.title')}>
        <Choices />
      </Dialog>
    </Popover>
  );
}

function Choices() {
  const { library } = useAppStores();
  const { query, total } = useStore(library);
  const { filter, section } = query;
  const t = useTranslate();

  const { data: facets, isError } = useBridgeQuery('library.facets', { section });
  const set = (change: Partial<LibraryFilter>) => library.setQuery({ filter: { ...filter, ...change } });
  const hasServiceStates = useServiceStatesShown(
    filter.states.includes('service') || (facets?.states.service ?? 0) > 0,
  );
  const hasStates = section === 'all' || section === 'trash';
  return (
    <>
      <div className={styles.choices}>
        {hasStates && (
          <Group title={t('library.filter.state')}>
            {listShownStates(STATES, hasServiceStates).map((state) => (
              <FilterCheckBox
                key={state}
                isSelected={filter.states.includes(state)}
                onChange={(on) => set({ states: withToggled(filter.states, state, on) })}
                count={facets?.states[state]}
              >
                <Icon name={getStateIcon(state)} />
                {t(`frame.states.${state}`)}
              </FilterCheckBox>
            ))}
          </Group>
        )}
        <Group title={t('library.filter.only')}>
          {(['problems', 'image', 'duplicates', 'unplanned'] as const).map((name) => (
            <FilterCheckBox
              key={name}
              isSelected={filter[name]}
              onChange={(on) => set({ [name]: on })}
              count={name === 'unplanned' ? null : facets?.[name]}
            >
              {t(`library.filter.${name}`)}
            </FilterCheckBox>
          ))}
        </Group>
        <Group title={t('library.filter.origin')}>
          {ORIGINS.map((origin) => (
            <FilterCheckBox
              key={origin}
              isSelected={filter.origins.includes(origin)}
              onChange={(on) => set({ origins: withToggled(filter.origins, origin, on) })}
              count={facets?.origins[origin]}
            >
              {t(`library.filter.origins.${origin}`)}
            </FilterCheckBox>
          ))}
        </Group>
        <Group title={t('library.filter.tags')}>
          {listTagChoices(facets?.tags ?? [], filter.tags).map(({ tag, count }) => (
            <FilterCheckBox
              key={tag}
              isSelected={filter.tags.includes(tag)}
              onChange={(on) => set({ tags: withToggled(filter.tags, tag, on) })}
              count={count}
            >
              <span dir="auto">{tag}</span>
            </FilterCheckBox>
          ))}
          {facets?.tags.length === 0 && <p className={styles.none}>{t('library.filter.noTags')}</p>}
        </Group>
        <Group title={t('library.filter.dates')}>
          <FilterDates dates={filter.dates} onChange={(dates) => set({ dates })} />
        </Group>
        {isError && <p className={styles.none}>{t('library.filter.failed')}</p>}
      </div>
      <div className={styles.footer}>
        <Button size="small" variant="ghost" onPress={() => library.setQuery({ filter: NO_FILTER })}>
          {t('library.filter.clear')}
        </Button>
        <span className={styles.match} role="status">
          {t('library.filter.match', { count: total })}
        </span>
      </div>
    </>
  );
}

function FilterCheckBox(props: {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  count: number | null | undefined;
  children: ReactNode;
}) {
  const t = useTranslate();
  const { count } = props;
  return (
    <CheckBox className={styles.check} isSelected={props.isSelected} onChange={props.onChange}>
      <span className={styles.text}>{props.children}</span>
      {typeof count === 'number' && <span className={styles.count}>{t('library.count', { count })}</span>}
    </CheckBox>
  );
}

function Group(props: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{props.title}</legend>
      {props.children}
    </fieldset>
  );
}

const withToggled = <T,>(all: readonly T[], one: T, on: boolean): T[] => [
  ...all.filter((other) => other !== one),
  ...(on ? [one] : []),
];

/** Edits a date range. The range is null if both ends are empty. */
function FilterDates(props: { dates: DateRange | null; onChange: (dates: DateRange | null) => void }) {
  const t = useTranslate();
  const { dates, onChange } = props;
  // The kind of date stays selected while both dates are empty.
  const [kind, setKind] = useState(dates?.of ?? 'edited');
  const { from = null, to = null } = dates ?? {};
  const set = (change: Partial<DateRange>) => {
    const next = { of: kind, from, to, ...change };
    onChange(next.from === null && next.to === null ? null : next);
  };
  return (
    <div className={styles.dates}>
      <Select
        label={t('library.filter.dateOf')}
        inline
        choices={dateKindSchema.options.map((id) => ({ id, label: t(`library.filter.dateKinds.${id}`) }))}
        value={dates?.of ?? kind}
        onChange={(of) => {
          setKind(of);
          if (dates) onChange({ ...dates, of });
        }}
      />
      <DateField
        label={t('library.filter.from')}
        inline
        anyYear
        value={from}
        onChange={(day) => set({ from: day })}
      />
      <DateField
        label={t('library.filter.to')}
        inline
        anyYear
        value={to}
        onChange={(day) => set({ to: day })}
      />
      {from !== null && to !== null && from > to && (
        <p className={styles.wrong} role="status">
          {t('library.filter.wrongWay')}
        </p>
      )}
    </div>
  );
}
