import { useEffect, useRef } from 'react';
import { useText } from '../ui/text/text.tsx';
import styles from './palette.module.css';
import { keyOfItem, type PaletteGroup, type PaletteItem } from './palette-item.ts';
import { PaletteRow } from './palette-row.tsx';

/** The lines, in their groups. The one that Enter runs is always in sight. */
export function PaletteList(props: {
  id: string;
  groups: readonly PaletteGroup[];
  search: string;
  /** The key of the line that Enter runs. */
  current: string | null;
  /** The mouse moved over a line. */
  onPoint: (item: PaletteItem) => void;
  onRun: (item: PaletteItem) => void;
}) {
  const { id, groups, current } = props;
  const words = useText().palette;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = current === null ? null : document.getElementById(`${id}-${current}`);
    row?.scrollIntoView({ block: 'nearest' });
    // The heading of the first group comes into sight with its first line.
    if (row && row === list.current?.querySelector('[role="option"]')) list.current.scrollTop = 0;
  }, [id, current]);
  return (
    <div ref={list} id={id} className={styles.list} role="listbox" aria-label={words.results} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, no set of fields.
        <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <div id={`${id}-group-${group.id}`} className={styles.group} role="presentation">
            {words.groups[group.id]}
          </div>
          {group.items.map((item) => {
            const key = keyOfItem(item);
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
