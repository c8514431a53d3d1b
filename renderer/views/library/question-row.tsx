import { createContext, memo, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Summary } from '../../../shared/library/entry.ts';
import { StateLabel, type StateName } from '../../features/question/state-label.tsx';
import { useAppStores } from '../../stores/app-stores.tsx';
import { highlightSearch } from '../../ui/format/highlight.ts';
import { truncateText } from '../../ui/format/long-text.ts';
import type { TimeFormat } from '../../ui/format/time-format.ts';
import { Emoji } from '../../ui/icons/emoji.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './question-row.module.css';

export interface RowSettings {
  now: number;
  time: TimeFormat;
  search: string;
  /** The IDs of rows without a separator above them. */
  unruled: readonly number[];
  isTrash: boolean;
}
/**
 * The settings for all rows. They're passed as a context, because a change to a row must render only that
 * row.
 */
export const RowSettings = createContext<RowSettings | null>(null);

/** The number of emoji that fit next to the longest state label. */
const MAX_SHOWN_EMOJI = { app: 5, api: 3, sample: 3 };

const MAX_EMOJI_WITH_VOTES = 2;
const MAX_SHOWN_TAGS = 2;

export const QuestionRow = memo(function QuestionRow({ row }: { row: Summary }) {
  const t = useTranslate();
  const settings = use(RowSettings);
  const isDuplicate = useLikelyDuplicate(row.id, row.title);
  if (!settings) return null;
  const { now, time, search, unruled, isTrash } = settings;
  const state = t(`frame.states.${row.state}`);
  // The duplicate icon takes the place of one emoji, and vote counts may be long.
  const maxEmoji =
    row.votes === null ? MAX_SHOWN_EMOJI[row.origin] - (isDuplicate ? 1 : 0) : MAX_EMOJI_WITH_VOTES;
  const emoji = row.emoji.filter(Boolean).slice(0, maxEmoji);
  const more = row.optionCount - emoji.length;
  const at = getShownDate(row, isTrash);
  const plannedFor = row.sentAt === null ? row.plannedFor : undefined;
  return (
    <>
      {!unruled.includes(row.id) && <span className={styles.separator} />}
      <span className={styles.mark} data-mark="" aria-hidden="true">
        <Icon name="check" size={14} />
      </span>
      <div className={styles.title} dir="auto">
        {row.title.trim() ? (
          <HighlightedText text={truncateText(row.title)} search={search} />
        ) : (
          <UntitledLabel />
        )}
      </div>
      {row.hit !== null && (
        <div className={styles.hit} dir="auto">
          <HighlightedText text={row.hit} search={search} />
        </div>
      )}
      <div className={styles.meta}>
        <span className={styles.emoji}>
          <VisuallyHidden>{t('list.options', { count: row.optionCount })}</VisuallyHidden>
          {emoji.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same emoji may stand twice, and none of them keeps state.
            <Emoji key={index} emoji={each} />
          ))}
          {emoji.length > 0 && more > 0 && (
            <span className={styles.more} aria-hidden="true">
              +{more}
            </span>
          )}
        </span>
        {isDuplicate && (
          <span className={styles.duplicate} title={t('similar.duplicate')}>
            <Icon name="duplicates" size={14} />
            <VisuallyHidden>{t('similar.duplicate')}. </VisuallyHidden>
          </span>
        )}
        {row.origin !== 'app' && <span className={styles.origin}>{t(`list.origins.${row.origin}`)}</span>}
        {row.votes !== null && <VisuallyHidden>{state}. </VisuallyHidden>}
        <RowState row={row} />
        <time className={styles.time} dateTime={new Date(at).toISOString()} title={time.full(at)}>
          {time.ago(at, now)}
        </time>
      </div>
      {(plannedFor !== undefined || row.tags) && (
        <div className={styles.plan}>
          {plannedFor !== undefined && (
            <span className={styles.planned} title={t('list.planned', { day: time.day(plannedFor) })}>
              <Icon name="calendar" size={14} />
              <VisuallyHidden>{t('list.planned', { day: time.day(plannedFor) })}. </VisuallyHidden>
              <span aria-hidden="true">{time.shortDay(plannedFor, now)}</span>
            </span>
          )}
          {row.tags && <RowTags tags={row.tags} />}
        </div>
      )}
    </>
  );
});

function RowTags({ tags }: { tags: readonly string[] }) {
  const t = useTranslate();
  const shown = tags.slice(0, MAX_SHOWN_TAGS);
  return (
    <span className={styles.tags} title={tags.join(', ')}>
      <VisuallyHidden>{tags.map((tag) => t('list.tagged', { tag }))}</VisuallyHidden>
      {shown.map((tag) => (
        <span key={tag} className={styles.tag} aria-hidden="true" dir="auto">
          {tag}
        </span>
      ))}
      {tags.length > shown.length && (
        <span className={styles.more} aria-hidden="true">
          +{tags.length - shown.length}
        </span>
      )}
    </span>
  );
}

/** Shows the question's state, or its sync state if it isn't synced. */
function RowState({ row }: { row: Summary }) {
  const { sync } = useAppStores();
  const t = useTranslate();
  const withService = useSyncExternalStore(
    sync.subscribe,
    useCallback(() => sync.get().rows.get(row.id)?.state ?? null, [sync, row.id]),
  );
  if (withService !== null && withService !== 'changed' && row.removedAt === null) {
    return <CompactState state={withService}>{t(`frame.syncStates.${withService}`)}</CompactState>;
  }
  const state = t(`frame.states.${row.state}`);
  return (
    <CompactState state={row.state}>
      {row.pending
        ? t('list.edited', { state })
        : withService === 'changed'
          ? t('frame.syncStates.changed')
          : row.votes === null
            ? state
            : t('list.votes', { count: row.votes })}
    </CompactState>
  );
}

/** The label is hidden in compact rows. */
const CompactState = (props: { state: StateName; children: string }) => (
  <span className={styles.state} title={props.children}>
    <StateLabel {...props} />
  </span>
);

/** Returns when the question was deleted, posted, or last changed. */
const getShownDate = ({ removedAt, sentAt, editedAt }: Summary, isTrash: boolean): number =>
  (isTrash ? removedAt : sentAt) ?? editedAt;

function useLikelyDuplicate(id: number, title: string): boolean {
  const { likelyDuplicates } = useAppStores();
  useEffect(() => likelyDuplicates.watch(id, title), [likelyDuplicates, id, title]);
  return useSyncExternalStore(
    likelyDuplicates.subscribe,
    useCallback(() => likelyDuplicates.get().has(id), [likelyDuplicates, id]),
  );
}

function HighlightedText({ text, search }: { text: string; search: string }) {
  let at = 0;
  return highlightSearch(text, search).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.highlighted ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}

function UntitledLabel() {
  return <span className={styles.untitled}>{useTranslate()('frame.untitled')}</span>;
}
