import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Bridge } from '../../../shared/bridge/bridge-protocol.ts';
import { addDays, addMonths, dayOfMoment, weeksOf } from '../../../shared/library/calendar-date.ts';
import type { Summary } from '../../../shared/library/entry.ts';
import { type LibraryFilter, noFilter } from '../../../shared/library/library-filter.ts';
import { useUndoShortcut } from '../../actions/use-undo-toast.ts';
import { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { defineView } from '../../stores/define-view.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { PlanDay } from './plan-day.tsx';
import { firstWeekday, PlanMonth } from './plan-month.tsx';
import styles from './plan-view.module.css';

const CANDIDATES_PER_PAGE = 50;

declare module '../../stores/router.ts' {
  interface Routes {
    plan: { view: 'plan' };
  }
}

/** A month of planned questions, and the questions without a planned date. */
function PlanView(props: { onOpen: (id: number) => void; onUndo: () => void }) {
  const { connection, clock } = useAppStores();
  const t = useTranslate();

  const [today] = useState(() => dayOfMoment(clock()));
  const [day, setDay] = useState(today);
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(CANDIDATES_PER_PAGE);
  const month = day.slice(0, 7);
  const weeks = useMemo(() => weeksOf(`${month}-01`, firstWeekday(t('time.locale'))), [month, t]);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['library.list', 'plan', weeks, search, limit],
    queryFn: () => fetchPlan(connection, weeks, { search, limit }),
    placeholderData: keepPreviousData,
  });
  const bulk = useBulkCommands(() => {});
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
              setLimit(CANDIDATES_PER_PAGE);
            }}
            onMore={() => setLimit(limit + CANDIDATES_PER_PAGE)}
            onOpen={props.onOpen}
            onPlan={plan}
          />
        </div>
      )}
    </Page>
  );
}

export const planView = defineView({
  id: 'plan',
  icon: 'calendar',
  keys: ['G, P'],
  sidebar: 'library',
  component: PlanView,
});

/** The planned questions of the shown weeks. */
interface PlanData {
  /** By date; dates without questions are missing. */
  days: ReadonlyMap<string, readonly Summary[]>;
  unplanned: { rows: readonly Summary[]; total: number };
}

/** The bridge's limit. */
const MAX_ROWS_PER_REQUEST = 500;

/** Loads the planned questions of some weeks, and some questions without a planned date. */
async function fetchPlan(
  bridge: Bridge,
  weeks: readonly string[][],
  unplanned: { search: string; limit: number },
): Promise<PlanData> {
  const [from = null, to = null] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const planned = await fetchAll(bridge, { ...noFilter(), dates: { of: 'planned', from, to } });
  const rest = await bridge.call('library.list', {
    section: 'all',
    search: unplanned.search,
    filter: { ...noFilter(), unplanned: true },
    sort: 'edited',
    offset: 0,
    limit: Math.min(unplanned.limit, MAX_ROWS_PER_REQUEST),
  });
  return { days: byDay(planned), unplanned: { rows: rest.rows, total: rest.total } };
}

async function fetchAll(bridge: Bridge, filter: LibraryFilter): Promise<Summary[]> {
  const rows: Summary[] = [];
  for (;;) {
    const query = { section: 'all', search: '', filter, sort: 'planned', offset: rows.length } as const;
    const next = await bridge.call('library.list', { ...query, limit: MAX_ROWS_PER_REQUEST });
    rows.push(...next.rows);
    if (next.rows.length === 0 || rows.length >= next.total) return rows;
  }
}

function byDay(rows: readonly Summary[]): Map<string, Summary[]> {
  const days = new Map<string, Summary[]>();
  for (const row of rows) {
    if (row.plannedFor === undefined) continue;
    const day = days.get(row.plannedFor);
    if (day) day.push(row);
    else days.set(row.plannedFor, [row]);
  }
  return days;
}
