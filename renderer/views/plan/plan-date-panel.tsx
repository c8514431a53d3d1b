import type { ReactNode } from 'react';
import type { Summary } from '../../../shared/library/entry.ts';
import { MessageLink } from '../../features/question/message-link.tsx';
import { StateLabel } from '../../features/question/state-label.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { focusPane, restoreFocusAfterRemoval } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './plan-date-panel.module.css';
import { useQuestionDrag } from './plan-drag.ts';

export function PlanDatePanel(props: {
  day: string;
  name: string;
  planned: readonly Summary[];
  unplanned: { rows: readonly Summary[]; total: number };
  search: string;
  /** Whether `unplanned` belongs to an earlier search. */
  isSearching: boolean;
  onSearch: (search: string) => void;
  onMore: () => void;
  onOpen: (id: number) => void;
  onPlan: (id: number, day: string | null) => void;
  onPlanNextFree: (id: number) => void;
  /** Opens the dialog that plans questions for free dates. */
  onFill: () => void;
  /** Marks a question as posted. It's undefined for future dates. */
  onMarkPosted?: (id: number) => void;
}) {
  const { day, name, planned, unplanned, onPlan } = props;
  const t = useTranslate();

  const getTitle = (row: Summary) => row.title.trim() || t('library.plan.untitled');
  return (
    <section className={styles.side} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      {planned.length === 0 && <p className={styles.quiet}>{t('library.plan.nothing')}</p>}
      {planned.length > 1 && (
        <p className={styles.several} role="status">
          {t('library.plan.several', { day: name })}
        </p>
      )}
      <ul className={styles.rows} aria-label={t('library.plan.planned')}>
        {planned.map((row) => (
          <Row key={row.id} row={row} onOpen={props.onOpen}>
            {props.onMarkPosted && row.state === 'ready' && (
              <Button
                size="small"
                aria-label={t('posted.markQuestion', { title: getTitle(row) })}
                onPress={() => props.onMarkPosted?.(row.id)}
              >
                {t('posted.short')}
              </Button>
            )}
            <IconButton
              icon="x"
              label={t('library.plan.takeOff', { title: getTitle(row) })}
              onPress={() => {
                moveFocusOn();
                onPlan(row.id, null);
              }}
            />
          </Row>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('library.plan.unplanned')}</h3>
      <TextField
        label={t('library.plan.searchUnplanned')}
        value={props.search}
        onChange={props.onSearch}
        icon="search"
      />
      {unplanned.rows.length > 0 && (
        <Button size="small" icon="calendar" onPress={props.onFill}>
          {t('library.plan.fill')}
        </Button>
      )}
      {unplanned.rows.length === 0 && !props.isSearching && (
        <p className={styles.quiet}>
          {props.search.trim() === ''
            ? t('library.plan.noUnplanned')
            : t('list.nothingFound', { search: props.search.trim() })}
        </p>
      )}
      <ul className={styles.rows} aria-label={t('library.plan.unplanned')}>
        {unplanned.rows.map((row) => (
          <Row key={row.id} row={row} onOpen={props.onOpen}>
            <IconButton
              icon="calendar"
              label={t('library.plan.planNextFree', { title: getTitle(row) })}
              onPress={() => {
                moveFocusOn();
                props.onPlanNextFree(row.id);
              }}
            />
            <Button
              size="small"
              aria-label={t('library.plan.planFor', { title: getTitle(row), day: name })}
              onPress={() => {
                moveFocusOn();
                onPlan(row.id, day);
              }}
            >
              {t('library.plan.planShort')}
            </Button>
          </Row>
        ))}
      </ul>
      {unplanned.rows.length < unplanned.total && (
        <Button variant="ghost" onPress={props.onMore}>
          {t('library.plan.showMore')}
        </Button>
      )}
    </section>
  );
}

/**
 * Moves focus when the focused button's row leaves its list: to the same button in the next row, or to the
 * chosen date.
 */
function moveFocusOn(): void {
  const button = document.querySelector<HTMLElement>('button:focus');
  const row = button?.closest('li');
  const list = row?.parentElement;
  const page = row?.closest<HTMLElement>('[data-pane]');
  if (!button || !row || !list || !page) return;
  const at = [...list.children].indexOf(row);
  // Count buttons from the end, because only some rows have the button that marks a question as posted.
  const place = listButtons(row).indexOf(button) - listButtons(row).length;
  restoreFocusAfterRemoval(button, () => {
    const next = list.children[Math.min(at, list.children.length - 1)];
    const heir = next && listButtons(next).at(place);
    if (heir) heir.focus();
    else focusPane(page);
  });
}

const listButtons = (row: Element): HTMLElement[] => [...row.querySelectorAll('button')];

function Row(props: { row: Summary; onOpen: (id: number) => void; children: ReactNode }) {
  const { row } = props;
  const t = useTranslate();
  const { dragProps, dragButtonProps, isDragging } = useQuestionDrag(row);

  const title = row.title.trim() || t('library.plan.untitled');
  return (
    <li {...dragProps} className={joinClassNames(styles.row, isDragging && styles.dragged)}>
      {row.sentAt === null && (
        <PlainButton
          className={styles.grip}
          aria-label={t('library.plan.drag', { title })}
          aria-describedby={dragButtonProps['aria-describedby']}
          onPress={dragButtonProps.onPress}
        >
          <Icon name="grip" />
        </PlainButton>
      )}
      <div className={styles.text}>
        <Button
          variant="link"
          className={styles.title}
          aria-label={t('library.plan.open', { title })}
          onPress={() => props.onOpen(row.id)}
        >
          <span dir="auto">{title}</span>
        </Button>
        <div className={styles.details}>
          <StateLabel state={row.state}>{t(`frame.states.${row.state}`)}</StateLabel>
          <span>{t('library.plan.optionCount', { count: row.optionCount })}</span>
          {row.votes !== null && <span>{t('list.votes', { count: row.votes })}</span>}
          {row.messageLink !== undefined && <MessageLink link={row.messageLink} />}
        </div>
      </div>
      <div className={styles.buttons}>{props.children}</div>
    </li>
  );
}
