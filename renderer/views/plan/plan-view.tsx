import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { addDays, addMonths, dayOfMoment, weeksOf } from '../../../shared/days.ts';
import { useUndoShortcut } from '../../actions/use-undo-toast.ts';
import { useBulk } from '../../features/question/use-bulk-commands.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { defineView } from '../../stores/define-view.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { fetchPlan } from './fetch-plan.ts';
import { PlanDay } from './plan-day.tsx';
import { PlanMonth } from './plan-month.tsx';
import styles from './plan-view.module.css';
import { firstWeekday } from './weekdays.ts';

/** How many that are not planned are offered at a time. */
const OFFERED = 50;

declare module '../../stores/router.ts' {
  interface Routes {
    plan: { view: 'plan' };
  }
}

/** A month of questions by the day that the author plans them for, and those that have none yet. */
function PlanView(props: { onOpen: (id: number) => void; onUndo: () => void }) {
  const { connection, clock } = useAppState();
  const t = useTranslate();

  const [today] = useState(() => dayOfMoment(clock()));
  const [day, setDay] = useState(today);
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(OFFERED);
  const month = day.slice(0, 7);
  const weeks = useMemo(() => weeksOf(`${month}-01`, firstWeekday(t('time.locale'))), [month, t]);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['library.list', 'plan', weeks, search, limit],
    queryFn: () => fetchPlan(connection, weeks, { search, limit }),
    placeholderData: keepPreviousData,
  });
  const bulk = useBulk(() => {});
  useUndoShortcut(props.onUndo);
  const time = useMemo(() => createTimeFormat(t), [t]);
  const monthName = useMemo(
    () =>
      new Intl.DateTimeFormat(t('time.locale'), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        Date.parse(`${month}-01`),
      ),
    [month, t],
  );
  const plan = (id: number, to: string | null) =>
    void bulk.setPrivateField(
      { name: 'plannedFor', values: [{ id, plannedFor: to ?? undefined }] },
      (count) =>
        to === null
          ? t('library.done.unplanned', { count })
          : t('library.done.planned', { count, day: time.day(to) }),
    );
  return (
    <Page
      title={t('views.plan.title')}
      head={
        <div className={styles.month}>
          <IconButton
            icon="left"
            label={t('library.plan.previous')}
            onPress={() => setDay(addMonths(day, -1))}
          />
          <h2 className={styles.monthName} aria-live="polite">
            {monthName}
          </h2>
          <IconButton icon="right" label={t('library.plan.next')} onPress={() => setDay(addMonths(day, 1))} />
        </div>
      }
      actions={<Button onPress={() => setDay(today)}>{t('library.plan.today')}</Button>}
    >
      {!data && error && (
        <LoadFailed title={t('library.plan.failed')} error={error} onTryAgain={() => void refetch()} />
      )}
      {isPending && <SkeletonRows label={t('library.plan.loading')} />}
      {data && (
        <div className={styles.body}>
          <PlanMonth
            label={t('library.plan.month', { month: monthName })}
            weeks={weeks}
            month={month}
            today={today}
            day={day}
            days={data.days}
            time={time}
            onDay={setDay}
            onStep={(step) =>
              setDay(step.months === undefined ? addDays(day, step.days) : addMonths(day, step.months))
            }
          />
          <PlanDay
            day={day}
            name={time.day(day)}
            planned={data.days.get(day) ?? []}
            unplanned={data.unplanned}
            search={search}
            onSearch={(next) => {
              setSearch(next);
              setLimit(OFFERED);
            }}
            onMore={() => setLimit(limit + OFFERED)}
            onOpen={props.onOpen}
            onPlan={plan}
          />
        </div>
      )}
    </Page>
  );
}

/** Questions by the date that they are planned for. */
export const planView = defineView({
  id: 'plan',
  icon: 'calendar',
  keys: ['G, P'],
  sidebar: 'library',
  component: PlanView,
});
