import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { MAX_TAG_LENGTH, MAX_TAGS, readTag, splitTags, suggestTags } from '../../../shared/library/tags.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import control from '../../ui/fields/control.module.css';
import field from '../../ui/fields/text-field.module.css';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import menu from '../../ui/overlays/menu.module.css';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './tag-field.module.css';

const MAX_SUGGESTED_TAGS = 8;

/**
 * A combobox that adds tags. A comma, Enter, or leaving the field adds the typed tag. Enter also adds the
 * selected suggestion.
 */
export function TagField(props: {
  label: string;
  /** Whether the label is only for screen readers. */
  hidesLabel?: boolean;
  tags: readonly string[];
  onAdd: (tags: readonly string[]) => void;
  /** Whether only tags that are already in use are accepted. */
  isKnownOnly?: boolean;
  /** Receives typed tags that aren't added yet, or null if they're invalid. */
  onTyped?: (tags: readonly string[] | null) => void;
  autoFocus?: boolean;
}) {
  const { tags, onAdd, isKnownOnly = false } = props;
  const t = useTranslate();
  const inUse = useTagsInUse();
  const [typed, setTypedText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isAdded, setAdded] = useState(false);
  // Without suggestions, the list closes after a tag is added. Otherwise, it covers the added tags.
  const suggested = isAdded ? [] : suggestTags(typed, inUse, tags).slice(0, MAX_SUGGESTED_TAGS);
  useEffect(() => {
    if (isAdded) setAdded(false);
  }, [isAdded]);
  /** Parses the tags in `texts`. Returns the new tags, or why they can't be added. */
  const readAll = (texts: readonly string[]): { added: readonly string[] } | { fault: string } => {
    const added = new Set<string>();
    for (const text of texts) {
      const read = readTag(text, inUse);
      if (!read) continue;
      if ('fault' in read) return { fault: t('library.tags.tooLong') };
      const { tag } = read;
      if (isKnownOnly && !inUse.includes(tag)) return { fault: t('library.tags.unknown', { tag }) };
      if (!tags.includes(tag)) added.add(tag);
    }
    const isFull = added.size > 0 && tags.length + added.size > MAX_TAGS;
    return isFull ? { fault: t('library.tags.full') } : { added: [...added] };
  };
  const setTyped = (text: string) => {
    setTypedText(text);
    setFault(null);
    const read = readAll([text]);
    props.onTyped?.('added' in read ? read.added : null);
  };
  /** Adds all tags or none. `rest` is the text left in the field. */
  const add = (texts: readonly string[], rest = '') => {
    const read = readAll(texts);
    if ('fault' in read) return setFault(read.fault);
    if (read.added.length > 0) onAdd(read.added);
    setTyped(rest);
    setAdded(rest === '');
  };
  const addTyped = useEventCallback(() => {
    if (typed.trim() !== '') add([typed]);
  });
  // Removing the field doesn't blur it, for example when the keyboard opens another question.
  useEffect(() => addTyped, [addTyped]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Adding a tag during the press would move the button, so the form gets the typed tags from `onTyped`.
    const submits = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
    if (!submits || 'fault' in readAll([typed])) addTyped();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // If a suggestion is selected, the list handles the key.
    if (typed.trim() === '' || event.currentTarget.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    add([typed]);
  };
  return (
    <ComboBox
      className={control.field ?? ''}
      items={suggested.map((tag) => ({ id: tag }))}
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        const { ended, rest } = splitTags(text);
        if (ended.length > 0) add(ended, rest);
      }}
      value={null}
      onChange={(tag) => {
        if (typeof tag === 'string') add([tag]);
      }}
      onBlur={onBlur}
      allowsCustomValue
      menuTrigger={typed === '' ? 'manual' : 'input'}
      isInvalid={fault !== null}
      validationBehavior="aria"
      {...(props.hidesLabel ? { 'aria-label': props.label } : {})}
    >
      {!props.hidesLabel && <Label className={control.label ?? ''}>{props.label}</Label>}
      <Input
        className={joinClassNames(control.box, field.input)}
        dir="auto"
        maxLength={MAX_TAG_LENGTH * MAX_TAGS}
        onKeyDownCapture={onKeyDown}
        placeholder={props.hidesLabel ? props.label : ''}
        {...(props.autoFocus ? { autoFocus: true } : {})}
      />
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Popover className={menu.popover ?? ''} offset={4}>
        <ListBox className={menu.menu ?? ''} aria-label={t('library.tags.suggestions')}>
          {({ id }: { id: string }) => (
            <ListBoxItem id={id} textValue={id} className={menu.item ?? ''}>
              <Icon name="tag" size={14} />
              <span className={menu.label} dir="auto">
                {id}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

export function TagList(props: { label: string; tags: readonly string[]; onRemove: (tag: string) => void }) {
  const t = useTranslate();
  if (props.tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={props.label}>
      {props.tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          <span dir="auto">{tag}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('library.tags.remove', { tag })}
            title={t('library.tags.remove', { tag })}
            onClick={() => props.onRemove(tag)}
          >
            <Icon name="x" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns all tags in use, most used first. */
export function useTagsInUse(): string[] {
  const { data } = useBridgeQuery('library.tags', {});
  return useMemo(() => (data ?? []).map(({ tag }) => tag), [data]);
}
