import { useMemo } from 'react';
import { STATES } from '../../../shared/library/entry-state.ts';
import { createEmptyFilter } from '../../../shared/library/library-filter.ts';
import type { Statistics } from '../../../shared/library/statistics.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { listShownStates, useServiceStatesShown } from '../../stores/shown-states.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './statistics-page.module.css';
import { useNumberFormat } from './use-number-format.ts';

interface ChartOf {
  statistics: Statistics;
}

/** Counts the questions in each state. Clicking a bar opens the state's section. */
export function StateChart({ statistics }: ChartOf) {
  const { router } = useAppStores();
  const t = useTranslate();
  const { count } = useNumberFormat();
  const hasServiceStates = useServiceStatesShown();
  const states = useMemo(() => listShownStates(STATES, hasServiceStates), [hasServiceStates]);
  const data = useMemo(
    (): ChartData => ({
      kind: 'bars',
      categoryName: t('statistics.states.name'),
      categories: states.map((state) => t(`frame.states.${state}`)),
      series: [{ name: t('statistics.questions'), values: states.map((state) => statistics.states[state]) }],
      valueName: t('statistics.questions'),
      formatValue: count,
    }),
    [states, statistics, count, t],
  );
  return (
    <Chart
      title={t('statistics.states.title')}
      data={data}
      select={{
        getName: (state) => t('statistics.states.open', { state }),
        onSelect: (index) => {
          const section = states[index];
          if (section) router.go({ view: 'library', section, open: null });
        },
      }}
    />
  );
}

/** Counts created and posted questions by month. */
export function MonthChart({ statistics: { months } }: ChartOf) {
  const t = useTranslate();
  const { count } = useNumberFormat();
  const data = useMemo((): ChartData => {
    const format = new Intl.DateTimeFormat(t('time.locale'), {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return {
      kind: 'columns',
      categoryName: t('statistics.months.name'),
      categories: months.map(({ month }) => format.format(Date.parse(`${month}-01`))),
      series: [
        { name: t('statistics.months.created'), values: months.map(({ created }) => created) },
        { name: t('statistics.months.sent'), values: months.map(({ sent }) => sent) },
      ],
      valueName: t('statistics.questions'),
      formatValue: count,
    };
  }, [months, count, t]);
  return <Chart title={t('statistics.months.title')} note={t('statistics.months.note')} data={data} />;
}

const MAX_TAGS = 20;

/** Shows the most used tags. Clicking a bar opens the questions with the tag. */
export function TagChart({ statistics: { tags } }: ChartOf) {
  const { library, router } = useAppStores();
  const t = useTranslate();
  const { count, average } = useNumberFormat();
  const shown = useMemo(() => tags.slice(0, MAX_TAGS), [tags]);
  const data = useMemo((): ChartData => {
    const averages = shown.map(({ votes, sent }) => average(votes, sent));
    return {
      kind: 'bars',
      categoryName: t('statistics.tags.name'),
      categories: shown.map(({ tag }) => tag),
      series: [{ name: t('statistics.questions'), values: shown.map((tag) => tag.count) }],
      columns: [
        { name: t('statistics.sent'), cells: shown.map(({ sent }) => count(sent)) },
        { name: t('statistics.averageVotes'), cells: averages },
      ],
      valueName: t('statistics.questions'),
      formatValue: count,
      formatBar: (index) => {
        const tag = shown[index];
        if (!tag) return '';
        if (tag.sent === 0) return count(tag.count);
        return t('statistics.tags.bar', { count: tag.count, average: averages[index] ?? '' });
      },
    };
  }, [shown, count, average, t]);
  if (shown.length === 0) {
    return (
      <section className={styles.none}>
        <h2>{t('statistics.tags.title')}</h2>
        <p>{t('statistics.tags.none')}</p>
      </section>
    );
  }
  return (
    <Chart
      title={t('statistics.tags.title')}
      {...(tags.length > MAX_TAGS ? { note: t('statistics.tags.most', { count: MAX_TAGS }) } : {})}
      data={data}
      select={{
        getName: (tag) => t('statistics.tags.open', { tag }),
        onSelect: (index) => {
          const tag = shown[index]?.tag;
          if (tag === undefined) return;
          library.setQuery({ section: 'all', search: '', filter: { ...createEmptyFilter(), tags: [tag] } });
          router.go({ view: 'library', section: 'all', open: null });
        },
      }}
    />
  );
}

export function ParticipationChart({ statistics: { participation } }: ChartOf) {
  const t = useTranslate();
  const { count } = useNumberFormat();
  const { unit, points } = participation;
  const data = useMemo((): ChartData => {
    const format = new Intl.DateTimeFormat(t('time.locale'), {
      ...(unit === 'day' ? { day: 'numeric' } : {}),
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return {
      kind: 'line',
      categoryName: t('statistics.participation.date'),
      categories: points.map(({ date }) => Date.parse(date)),
      series: [{ name: t('statistics.votes'), values: points.map(({ votes }) => votes) }],
      columns: [{ name: t('statistics.questions'), cells: points.map(({ questions }) => count(questions)) }],
      valueName: t('statistics.votes'),
      formatCategory: (at) => format.format(Number(at)),
      formatValue: count,
    };
  }, [unit, points, count, t]);
  return (
    <Chart
      title={t('statistics.participation.title')}
      note={t(unit === 'day' ? 'statistics.participation.perDay' : 'statistics.participation.perMonth')}
      data={data}
    />
  );
}
