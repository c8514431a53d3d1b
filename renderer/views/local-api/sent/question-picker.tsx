import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import type { Bridge } from '../../../../shared/bridge/bridge-methods.ts';
import type { Summary } from '../../../../shared/library/entry.ts';
import type { ApiLibrary } from '../../../../shared/settings-choices.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { debounceQuery } from '../../../stores/use-bridge-query.ts';
import control from '../../../ui/fields/control.module.css';
import { useDeferredEnter } from '../../../ui/hooks/use-deferred-enter.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import menu from '../../../ui/overlays/menu.module.css';
import { joinClassNames } from '../../../ui/styles/class-names.ts';
import styles from './question-picker.module.css';

const MAX_OFFERED_QUESTIONS = 30;
const SEARCH_DEBOUNCE_MS = 120;

/** A button that opens a search for a saved question. */
export function QuestionPicker(props: {
  library: ApiLibrary;
  label: string;
  chosen: { id: number; title: string } | null;
  onChoose: (id: number) => void;
}) {
  const t = useTranslate();
  const trigger = useRef<HTMLButtonElement>(null);

  const [isOpen, setOpen] = useState(false);
  const { chosen } = props;
  return (
    <>
      <Button
        ref={trigger}
        className={joinClassNames(control.box, control.row, styles.button)}
        aria-label={`${props.label}: ${chosen ? `${chosen.title}, ${t('editor.id', { id: chosen.id })}` : t('localApi.sent.choose')}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <span className={styles.title} dir="auto">
          {chosen?.title ?? t('localApi.sent.choose')}
        </span>
        {chosen && <span className={styles.state}>{t('editor.id', { id: chosen.id })}</span>}
        <Icon name="chev-down" className={control.icon} />
      </Button>
      <Popover
        className={styles.popover ?? ''}
        triggerRef={trigger}
        placement="bottom end"
        offset={4}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Dialog className={styles.dialog ?? ''} aria-label={t('localApi.sent.choose')}>
          <Search
            library={props.library}
            onChoose={(id) => {
              props.onChoose(id);
              setOpen(false);
            }}
          />
        </Dialog>
      </Popover>
    </>
  );
}

/** A search field with its matches. Enter chooses the first match, and the arrow keys move to the others. */
function Search({ library, onChoose }: { library: ApiLibrary; onChoose: (id: number) => void }) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const found = useSavedQuestions(library, typed);
  const rows = found?.rows;
  const enter = useDeferredEnter(found?.search !== typed, () => {
    const first = rows?.[0];
    if (first) onChoose(first.id);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') list.current?.focus();
    else if (event.key === 'Enter') enter.press();
  };
  return (
    <>
      <SearchField
        aria-label={t('localApi.sent.search')}
        className={joinClassNames(control.row, styles.search)}
        autoFocus
        value={typed}
        onChange={(next) => {
          setTyped(next);
          enter.cancel();
        }}
      >
        <Icon name="search" className={control.icon} />
        <Input
          className={control.bare ?? ''}
          placeholder={t('localApi.sent.search')}
          dir="auto"
          maxLength={500}
          onKeyDown={onKeyDown}
        />
      </SearchField>
      <ListBox
        ref={list}
        aria-label={t('localApi.sent.choose')}
        className={styles.list ?? ''}
        items={rows ?? []}
        selectionMode="none"
        onAction={(id) => {
          if (typeof id === 'number') onChoose(id);
        }}
        renderEmptyState={() =>
          found?.search === typed && <p className={styles.nothing}>{t('localApi.sent.nothing')}</p>
        }
      >
        {(row) => (
          <ListBoxItem id={row.id} textValue={row.title} className={menu.item ?? ''}>
            <span className={styles.title} dir="auto">
              {row.title}
            </span>
            <span className={styles.state}>{t('editor.id', { id: row.id })}</span>
            <span className={styles.state}>{t(`frame.states.${row.state}`)}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}

/**
 * Returns the matches, last changed first, and the search that they belong to. Returns null until they're
 * loaded.
 */
function useSavedQuestions(
  library: ApiLibrary,
  search: string,
): { rows: readonly Summary[]; search: string } | null {
  const { connection } = useAppStores();
  const { data } = useQuery({
    queryKey: ['apiLibrary.list', 'saved', library, search],
    queryFn: async ({ signal }) => {
      if (search !== '') await debounceQuery(SEARCH_DEBOUNCE_MS, signal);
      return { rows: await findSaved(connection, library, search), search };
    },
    placeholderData: keepPreviousData,
  });
  return data ?? null;
}

async function findSaved(bridge: Bridge, library: ApiLibrary, search: string): Promise<Summary[]> {
  const sections = ['ready', 'service', 'sent'] as const;
  const found = await Promise.all(
    sections.map((section) =>
      bridge.call('apiLibrary.list', {
        library,
        section,
        search,
        sort: 'edited',
        offset: 0,
        limit: MAX_OFFERED_QUESTIONS,
      }),
    ),
  );
  return found
    .flatMap(({ rows }) => rows)
    .sort((a, b) => b.editedAt - a.editedAt)
    .slice(0, MAX_OFFERED_QUESTIONS);
}
