import { MIN_DIVIDED_VOTES, type Statistics } from '../../../shared/library/statistics.ts';
import { useAvailableActions } from '../../actions/use-actions.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState, LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { QuestionRanking } from './question-ranking.tsx';
import { MonthChart, ParticipationChart, StateChart, TagChart } from './statistics-charts.tsx';
import styles from './statistics-page.module.css';
import { useNumberFormat } from './use-number-format.ts';

/** Shows statistics about the library's questions and the votes for posted ones. */
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
    <div className={styles.body}>
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
    </div>
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
