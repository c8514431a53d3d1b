import { useEffect, useRef } from 'react';
import { Kbd } from '../../ui/feedback/kbd.tsx';
import { type HighlightSegment, highlightRanges, highlightSearch } from '../../ui/format/highlight.ts';
import { Emoji } from '../../ui/icons/emoji.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { StateLabel } from '../question/state-label.tsx';
import styles from './command-palette.module.css';
import { getItemKey, type PaletteGroup, type PaletteItem } from './palette-item.ts';

export function PaletteList(props: {
  id: string;
  groups: readonly PaletteGroup[];
  search: string;
  /** The key of the item that Enter runs. */
  current: string | null;
  onPoint: (item: PaletteItem) => void;
  onRun: (item: PaletteItem) => void;
}) {
  const { id, groups, current } = props;
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = current === null ? null : document.getElementById(`${id}-${current}`);
    row?.scrollIntoView({ block: 'nearest' });
    // The first item scrolls its group heading into view.
    if (row && row === list.current?.querySelector('[role="option"]')) list.current.scrollTop = 0;
  }, [id, current]);
  return (
    <div
      ref={list}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={t('palette.results')}
      tabIndex={-1}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, no set of fields.
        <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <div id={`${id}-group-${group.id}`} className={styles.group} role="presentation">
            {t(`palette.groups.${group.id}`)}
          </div>
          {group.items.map((item) => {
            const key = getItemKey(item);
            return (
              <PaletteRow
                key={key}
                id={`${id}-${key}`}
                item={item}
                search={props.search}
                isCurrent={key === current}
                onPoint={() => props.onPoint(item)}
                onRun={() => props.onRun(item)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function PaletteRow(props: {
  id: string;
  item: PaletteItem;
  search: string;
  isCurrent: boolean;
  onPoint: () => void;
  onRun: () => void;
}) {
  const { item } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: as above, by aria-activedescendant.
    <div
      id={props.id}
      className={styles.row}
      role="option"
      aria-selected={props.isCurrent}
      onPointerMove={props.isCurrent ? undefined : props.onPoint}
      // Keep focus in the search field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.onRun}
    >
      {item.kind === 'action' && <ActionLine item={item} />}
      {item.kind === 'question' && <QuestionLine item={item} search={props.search} />}
      {item.kind === 'emoji' && <EmojiLine item={item} search={props.search} />}
    </div>
  );
}

function ActionLine({ item }: { item: Extract<PaletteItem, { kind: 'action' }> }) {
  const [keys] = item.action.keys;
  return (
    <>
      <span className={styles.icon}>
        <Icon name={item.action.icon} />
      </span>
      <span className={styles.name}>
        <MarkedText of={highlightRanges(item.name, item.marks)} />
      </span>
      {keys && <Kbd>{keys}</Kbd>}
    </>
  );
}

function QuestionLine({
  item,
  search,
}: {
  item: Extract<PaletteItem, { kind: 'question' }>;
  search: string;
}) {
  const { row } = item;
  const t = useTranslate();
  const [emoji] = row.emoji;
  return (
    <>
      <span className={styles.icon}>
        {emoji === undefined ? <Icon name="text" /> : <Emoji emoji={emoji} />}
      </span>
      <span className={styles.name} dir="auto">
        {row.title ? <MarkedText of={highlightSearch(row.title, search)} /> : t('frame.untitled')}
      </span>
      <StateLabel state={row.state}>{t(`frame.states.${row.state}`)}</StateLabel>
    </>
  );
}

function EmojiLine({ item, search }: { item: Extract<PaletteItem, { kind: 'emoji' }>; search: string }) {
  const isOwn = item.emoji.startsWith(':');
  return (
    <>
      <span className={styles.icon}>{isOwn ? <Icon name="image" /> : <Emoji emoji={item.emoji} />}</span>
      <span className={styles.name}>
        :<MarkedText of={highlightSearch(item.name, search)} />:
      </span>
    </>
  );
}

function MarkedText({ of: pieces }: { of: readonly HighlightSegment[] }) {
  let at = 0;
  return pieces.map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.highlighted ? <b key={key}>{piece.text}</b> : piece.text;
  });
}
