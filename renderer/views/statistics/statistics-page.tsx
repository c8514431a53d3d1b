import { addDays } from '../../../shared/library/calendar-date.ts';
import {
  MIN_AVERAGED_QUESTIONS,
  MIN_DIVIDED_VOTES,
  type Statistics,
} from '../../../shared/library/statistics.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import { formatList } from '../../../shared/messages/translate.ts';
import { useAvailableActions } from '../../actions/use-actions.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState, LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { listWeekdays } from '../../ui/format/weekday-names.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { rankByAverage } from './best-average.ts';
import { QuestionRanking } from './question-ranking.tsx';
import { MonthChart, ParticipationChart, StateChart, TagChart } from './statistics-charts.tsx';
import styles from './statistics-page.module.css';
import { useNumberFormat } from './use-number-format.ts';

export function StatisticsPage(props: { onOpen: (id: number) => void }) {
  const t = useTranslate();
  const actions = useAvailableActions();
  const { data, error, isPending, refetch } = useBridgeQuery('library.statistics', {});
  return (
    <Page title={t('views.statistics.title')}>
      {!data && error && (
        <LoadFailed title={t('statistics.failed')} error={error} onTryAgain={() => void refetch()} />
      )}
      {isPending && <SkeletonRows label={t('statistics.loading')} />}
      {data?.total === 0 && (
        <EmptyState
          icon="chart"
          title={t('statistics.empty.title')}
          actions={
            <Button variant="primary" icon="plus" onPress={() => void actions.run('question.new')}>
              {t('frame.newQuestion')}
            </Button>
          }
        >
          {t('statistics.empty.text')}
        </EmptyState>
      )}
      {data && data.total > 0 && <Numbers statistics={data} onOpen={props.onOpen} />}
    </Page>
  );
}

function Numbers({ statistics, onOpen }: { statistics: Statistics; onOpen: (id: number) => void }) {
  const t = useTranslate();
  const { top, bottom, divided } = statistics;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard.
    <section className={styles.body} tabIndex={0} aria-label={t('views.statistics.title')} data-pane-start="">
      <Answers statistics={statistics} />
      <Summary statistics={statistics} />
      <div className={styles.charts}>
        <StateChart statistics={statistics} />
        <MonthChart statistics={statistics} />
        {statistics.sent.votes === 0 ? (
          <EmptyState icon="chart" title={t('statistics.noVotes.title')}>
            {t('statistics.noVotes.text')}
          </EmptyState>
        ) : (
          <ParticipationChart statistics={statistics} />
        )}
        <TagChart statistics={statistics} />
        {top.length > 0 && (
          <>
            <QuestionRanking title={t('statistics.top.title')} questions={top} onOpen={onOpen} />
            <QuestionRanking
              title={t('statistics.bottom.title')}
              note={t('statistics.bottom.note')}
              questions={bottom}
              onOpen={onOpen}
            />
          </>
        )}
        {divided.length > 0 && (
          <QuestionRanking
            title={t('statistics.divided.title')}
            note={t('statistics.divided.note', { count: MIN_DIVIDED_VOTES })}
            questions={divided}
            hasLead
            onOpen={onOpen}
          />
        )}
      </div>
    </section>
  );
}

/** Any Monday, used to format weekday names. */
const MONDAY = '2024-01-01';
const MAX_BEST_TAGS = 3;
const DAYS_PER_MONTH = 30;
const DAYS_PER_YEAR = 365;
/** A shorter supply is shown in the next smaller unit. */
const MIN_SUPPLY = 2;

function formatSupply(days: number, t: Translate): string {
  const [years, months] = [Math.floor(days / DAYS_PER_YEAR), Math.floor(days / DAYS_PER_MONTH)];
  if (years >= MIN_SUPPLY) return t('statistics.answers.years', { count: years });
  if (months >= MIN_SUPPLY) return t('statistics.answers.months', { count: months });
  return t('statistics.answers.days', { count: days });
}

/** Answers what writers want to know: when to post, about what, and how long their questions last. */
function Answers({ statistics }: { statistics: Statistics }) {
  const t = useTranslate();
  const { average } = useNumberFormat();
  const { states, weekdays, tags } = statistics;
  const [day] = rankByAverage(weekdays);
  const names = listWeekdays(t('time.locale'), day ? [addDays(MONDAY, day.weekday - 1)] : []);
  const bestTags = rankByAverage(tags.map(({ tag, sent, votes }) => ({ tag, questions: sent, votes })));
  const supply = states.ready + states.service;
  const answers = [
    {
      name: t('statistics.answers.weekday'),
      value: names[0]?.long,
      note: day && t('statistics.answers.average', { average: average(day.votes, day.questions) }),
    },
    {
      name: t('statistics.answers.tags'),
      value:
        bestTags.length > 0 &&
        formatList(
          t,
          bestTags.slice(0, MAX_BEST_TAGS).map(({ tag }) => tag),
        ),
      note:
        bestTags[0] &&
        t('statistics.answers.average', { average: average(bestTags[0].votes, bestTags[0].questions) }),
    },
    {
      name: t('statistics.answers.supply'),
      value: formatSupply(supply, t),
      note: t('statistics.answers.pace'),
    },
  ];
  return (
    <dl className={styles.summary}>
      {answers.map(({ name, value, note }) => (
        <div key={name} className={styles.answer}>
          <dt>{name}</dt>
          <dd className={styles.value} dir="auto">
            {value || '–'}
          </dd>
          <dd className={styles.note}>
            {note ?? t('statistics.answers.tooFew', { count: MIN_AVERAGED_QUESTIONS })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Summary({ statistics }: { statistics: Statistics }) {
  const t = useTranslate();
  const { count, average } = useNumberFormat();
  const { total, sent } = statistics;
  const numbers = [
    { name: t('statistics.questions'), value: count(total) },
    { name: t('statistics.sent'), value: count(sent.questions) },
    { name: t('statistics.votes'), value: count(sent.votes) },
    { name: t('statistics.averageVotes'), value: average(sent.votes, sent.questions) },
  ];
  return (
    <dl className={styles.summary}>
      {numbers.map(({ name, value }) => (
        <div key={name} className={styles.number}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
