import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Bridge } from '../../../shared/bridge/bridge-methods.ts';
import {
  ALL_WEEKDAYS,
  addDays,
  addMonths,
  findFreeDates,
  listWeeks,
  toLocalDay,
} from '../../../shared/library/calendar-date.ts';
import type { Summary } from '../../../shared/library/entry.ts';
import { createEmptyFilter } from '../../../shared/library/library-filter.ts';
import { findPlanDate } from '../../../shared/library/plan-date.ts';
import { PrintSheet } from '../../features/print/print-sheet.tsx';
import { MarkPostedDialog } from '../../features/question/mark-posted-dialog.tsx';
import {
  fetchPlannedDates,
  fetchPlannedQuestions,
  MAX_ROWS_PER_REQUEST,
} from '../../features/question/planned-questions.ts';
import { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { getFirstWeekday } from '../../ui/format/weekday-names.ts';
import { BREAKPOINTS, useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { useToday } from '../../ui/hooks/use-today.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FillDatesDialog } from './fill-dates-dialog.tsx';
import { AgendaSheet, MonthSheet } from './month-sheet.tsx';
import { PlanDatePanel } from './plan-date-panel.tsx';
import { PlanExportMenu } from './plan-export-menu.tsx';
import { listDates, type PlanLayout, PlanMonth } from './plan-month.tsx';
import { computeShift, computeSwap, listMovable, type PlanChange, type PlanMove } from './plan-move.ts';
import styles from './plan-page.module.css';
import { type TakenDateChoice, TakenDateDialog } from './taken-date-dialog.tsx';
import { WeekdayThemesDialog } from './weekday-themes-dialog.tsx';

const CANDIDATES_PER_PAGE = 50;

export function PlanPage(props: { onOpen: (id: number) => void }) {
  const { connection, clock, settings } = useAppStores();
  const t = useTranslate();

  const today = useToday(clock);
  const [chosenDay, setDay] = useState<string | null>(null);
  const day = chosenDay ?? today;
  // In a narrow window, words don't fit in a month's cells.
  const isNarrow = useMediaQuery(BREAKPOINTS.narrow);
  const [chosenLayout, setLayout] = useState<PlanLayout | null>(null);
  const layout = chosenLayout ?? (isNarrow ? 'agenda' : 'month');
  const [isFilling, setFilling] = useState(false);
  const [isSettingThemes, setSettingThemes] = useState(false);
  const themes = useStore(settings)?.weekdayThemes ?? [];
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(CANDIDATES_PER_PAGE);
  const [posted, setPosted] = useState<number | null>(null);
  const month = day.slice(0, 7);
  const weeks = useMemo(() => listWeeks(`${month}-01`, getFirstWeekday(t('time.locale'))), [month, t]);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['library.list', 'plan', weeks, search, limit],
    queryFn: () => fetchPlan(connection, weeks, { search, limit }),
    placeholderData: keepPreviousData,
  });
  const bulk = useBulkCommands(() => {});
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
  const attempt = useErrorToast();
  const [takenMove, setTakenMove] = useState<PlanMove | null>(null);
  const changeDates = (values: PlanChange[]) =>
    void bulk.setPrivateField({ name: 'plannedFor', values }, (count) => t('library.done.moved', { count }));
  const drop = (id: number, to: string) => {
    const from = [...(data?.days ?? [])].find(([, rows]) => rows.some((row) => row.id === id))?.[0] ?? null;
    if (from !== to && listMovable(data?.days.get(to) ?? [], id).length > 0) setTakenMove({ id, from, to });
    else plan(id, to);
  };
  const applyMove = (move: PlanMove, choice: TakenDateChoice) =>
    attempt(async () => {
      if (choice === 'both') return plan(move.id, move.to);
      const days = groupByDay(await fetchPlannedQuestions(connection, { from: move.to, to: null }));
      changeDates(choice === 'swap' ? computeSwap(move, days.get(move.to) ?? []) : computeShift(move, days));
    });
  const planNextFree = (id: number) =>
    attempt(async () => {
      const first = toLocalDay(clock());
      const taken = await fetchPlannedDates(connection, first, new Set([id]));
      const [to = null] = findFreeDates(first, 1, { taken, weekdays: ALL_WEEKDAYS });
      if (to === null) return;
      setDay(to);
      plan(id, to);
    });
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
      actions={
        <>
          <SegmentedControl
            label={t('library.plan.layout')}
            segments={[
              { id: 'month' as const, label: t('library.plan.monthLayout') },
              { id: 'agenda' as const, label: t('library.plan.agendaLayout') },
            ]}
            value={layout}
            onChange={setLayout}
          />
          <Button onPress={() => setDay(null)}>{t('library.plan.today')}</Button>
          <PlanExportMenu onThemes={() => setSettingThemes(true)} />
        </>
      }
    >
      {!data && error && (
        <LoadFailed title={t('library.plan.failed')} error={error} onTryAgain={() => void refetch()} />
      )}
      {isPending && <SkeletonRows label={t('library.plan.loading')} />}
      {data && (
        <div className={styles.body}>
          <PrintSheet landscape={layout === 'month'}>
            {() =>
              layout === 'month' ? (
                <MonthSheet
                  monthName={monthName}
                  month={month}
                  weeks={weeks}
                  days={data.days}
                  themes={themes}
                />
              ) : (
                <AgendaSheet
                  monthName={monthName}
                  dates={listDates(month, weeks)}
                  days={data.days}
                  time={time}
                />
              )
            }
          </PrintSheet>
          <PlanMonth
            label={t('library.plan.month', { month: monthName })}
            layout={layout}
            weeks={weeks}
            month={month}
            today={today}
            day={day}
            days={data.days}
            themes={themes}
            time={time}
            onDay={setDay}
            onPlan={drop}
            onStep={(step) =>
              setDay(step.months === undefined ? addDays(day, step.days) : addMonths(day, step.months))
            }
          />
          <PlanDatePanel
            day={day}
            name={time.day(day)}
            planned={data.days.get(day) ?? []}
            unplanned={data.unplanned}
            isSearching={isPlaceholderData}
            search={search}
            onSearch={(next) => {
              setSearch(next);
              setLimit(CANDIDATES_PER_PAGE);
            }}
            onMore={() => setLimit(limit + CANDIDATES_PER_PAGE)}
            onOpen={props.onOpen}
            onPlan={plan}
            onPlanNextFree={(id) => void planNextFree(id)}
            onFill={() => setFilling(true)}
            {...(day <= today && { onMarkPosted: setPosted })}
          />
        </div>
      )}
      {takenMove && (
        <TakenDateDialog
          day={time.day(takenMove.to)}
          count={data?.days.get(takenMove.to)?.length ?? 1}
          choices={takenMove.from === null ? ['shift', 'both'] : ['swap', 'shift', 'both']}
          onChoose={(choice) => void applyMove(takenMove, choice)}
          onClose={() => setTakenMove(null)}
        />
      )}
      {posted !== null && <MarkPostedDialog ids={[posted]} onClose={() => setPosted(null)} />}
      {isSettingThemes && (
        <WeekdayThemesDialog
          week={weeks[0] ?? []}
          themes={Array.from({ length: 7 }, (_, at) => themes[at] ?? '')}
          onClose={() => setSettingThemes(false)}
        />
      )}
      {isFilling && (
        <FillDatesDialog
          first={month > today.slice(0, 7) ? `${month}-01` : today}
          last={addDays(addMonths(`${month < today.slice(0, 7) ? today.slice(0, 7) : month}-01`, 1), -1)}
          search={search}
          themes={themes}
          setPrivateField={bulk.setPrivateField}
          onClose={() => setFilling(false)}
        />
      )}
    </Page>
  );
}

interface PlanData {
  /** The questions by date. Dates without questions aren't included. */
  days: ReadonlyMap<string, readonly Summary[]>;
  unplanned: { rows: readonly Summary[]; total: number };
}

/** Loads the questions planned for the shown weeks, and some questions without a planned date. */
async function fetchPlan(
  bridge: Bridge,
  weeks: readonly string[][],
  unplanned: { search: string; limit: number },
): Promise<PlanData> {
  const [from = null, to = null] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const planned = await fetchPlannedQuestions(bridge, { from, to });
  const rest = await bridge.call('library.list', {
    section: 'all',
    search: unplanned.search,
    filter: { ...createEmptyFilter(), unplanned: true },
    sort: 'edited',
    offset: 0,
    limit: Math.min(unplanned.limit, MAX_ROWS_PER_REQUEST),
  });
  return { days: groupByDay(planned), unplanned: { rows: rest.rows, total: rest.total } };
}

function groupByDay(rows: readonly Summary[]): Map<string, Summary[]> {
  const days = new Map<string, Summary[]>();
  for (const row of rows) {
    const date = findPlanDate(row);
    if (date === undefined) continue;
    const day = days.get(date);
    if (day) day.push(row);
    else days.set(date, [row]);
  }
  return days;
}
