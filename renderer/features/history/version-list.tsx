import { useMemo } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { Version } from '../../../shared/history.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './version-list.module.css';

/** Tells the versions of a question apart. */
export const keyOf = ({ version, at }: Version): string => `${version} ${at}`;

/** When each version was saved, by whom, and under which title; newest first. Arrow keys choose. */
export function VersionList(props: {
  versions: readonly Version[];
  /** The `keyOf` the one that is shown. */
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const { clock } = useAppState();
  const t = useTranslate();

  const now = useNow(clock);
  const time = useMemo(() => createTimeFormat(t), [t]);
  return (
    <ListBox
      className={styles.versions ?? ''}
      aria-label={t('history.list')}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      autoFocus
      selectedKeys={[props.chosen]}
      onSelectionChange={(keys) => {
        const chosen = props.versions.find((version) => keys === 'all' || keys.has(keyOf(version)));
        if (chosen) props.onChoose(keyOf(chosen));
      }}
    >
      {props.versions.map((version, index) => (
        <ListBoxItem
          key={keyOf(version)}
          id={keyOf(version)}
          textValue={version.title}
          className={styles.item ?? ''}
        >
          <span className={styles.about}>
            <time dateTime={new Date(version.at).toISOString()} title={time.full(version.at)}>
              {time.ago(version.at, now)}
            </time>
            <span className={styles.by}>{t(`history.by.${version.by}`)}</span>
            {index === 0 && <span className={styles.current}>{t('history.current')}</span>}
          </span>
          <span className={styles.title} dir="auto">
            {version.title}
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
