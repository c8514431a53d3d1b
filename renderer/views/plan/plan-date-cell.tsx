import { type KeyboardEvent, useRef } from 'react';
import type { Summary } from '../../../shared/library/entry.ts';
import { getStateIcon } from '../../features/question/state-label.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './plan-date-cell.module.css';
import { useQuestionDrag, useQuestionDrop } from './plan-drag.ts';

/** The heights of a question and of the label that counts questions that don't fit. */
const QUESTION_HEIGHT_PX = 34;
const MORE_LABEL_HEIGHT_PX = 18;

/** A date in the plan with its questions. The user can drop questions on it. */
export function PlanDateCell(props: {
  date: string;
  name: string;
  label: string;
  rows: readonly Summary[];
  /** The height for questions, in pixels. */
  room: number;
  today: string;
  isChosen: boolean;
  isOtherMonth: boolean;
  /** Whether the date is a whole row, as in the agenda. */
  isWide?: boolean;
  onChoose: () => void;
  onPlan: (id: number, date: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { date, rows, room, isChosen, today } = props;
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { dropProps, isDropTarget } = useQuestionDrop(button, (id) => props.onPlan(id, date));
  const isFull = rows.length * QUESTION_HEIGHT_PX > room;
  const shown = isFull
    ? rows.slice(0, Math.max(1, Math.floor((room - MORE_LABEL_HEIGHT_PX) / QUESTION_HEIGHT_PX)))
    : rows;
  const isToday = date === today;
  return (
    <div
      {...dropProps}
      className={joinClassNames(
        styles.date,
        props.isWide && styles.wide,
        isChosen && styles.chosen,
        isToday && styles.today,
        date < today && styles.past,
        props.isOtherMonth && styles.other,
        isDropTarget && styles.target,
      )}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-day={date}
        data-drop-target={isDropTarget || undefined}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={t('library.plan.dayHas', { day: props.name, count: rows.length })}
        {...(isToday ? { 'aria-current': 'date' as const } : {})}
        {...(isChosen ? { 'data-pane-start': '' } : {})}
        onClick={props.onChoose}
        onKeyDown={props.onKeyDown}
      >
        <span className={styles.number}>{props.label}</span>
      </button>
      {/* Hidden from screen readers, because the chosen date's list has the same questions with buttons. */}
      <div
        className={joinClassNames(styles.questions, rows.length === 1 && styles.single)}
        aria-hidden="true"
      >
        {shown.map((row) => (
          <PlannedQuestion key={row.id} row={row} onChoose={props.onChoose} />
        ))}
        {rows.length > shown.length && (
          <span className={styles.more}>{t('library.plan.more', { count: rows.length - shown.length })}</span>
        )}
      </div>
    </div>
  );
}

function PlannedQuestion({ row, onChoose }: { row: Summary; onChoose: () => void }) {
  const t = useTranslate();
  const { dragProps, isDragging } = useQuestionDrag(row);
  const title = row.title.trim() || t('library.plan.untitled');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the date's button has the same action for the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same.
    <div
      {...dragProps}
      className={joinClassNames(styles.question, isDragging && styles.dragged)}
      title={title}
      onClick={onChoose}
    >
      <Icon name={getStateIcon(row.state)} size={14} className={styles.state} />
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span className={styles.counts}>
        <span>
          {t('library.plan.optionCount', { count: row.optionCount })}
          {row.votes !== null && ' · '}
        </span>
        {row.votes !== null && <span>{t('list.votes', { count: row.votes })}</span>}
      </span>
    </div>
  );
}
