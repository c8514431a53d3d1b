import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { formatOptionLabel } from '../../features/editor/emoji/emoji-display.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/**
 * Shows a question's vote history with a line for each option. Renders nothing if there are fewer than 2
 * points.
 */
export function VoteHistoryChart({ id, session }: { id: number; session: DraftSession }) {
  const t = useTranslate();
  const { data } = useBridgeQuery('sync.votes', { id });
  const first = data?.points[0];
  const last = data?.points.at(-1);
  if (!data || !first || !last || data.points.length < 2) return null;
  const time = createTimeFormat(t);
  const whole = new Intl.NumberFormat(t('time.locale'));
  const isOneDay = last.at - first.at < DAY;
  const day = new Intl.DateTimeFormat(t('time.locale'), { day: 'numeric', month: 'short' });
  return (
    <Chart
      title={t('sync.votes.title')}
      heading="h3"
      note={`${t('sent.voteCount', { count: last.votes.reduce((sum, each) => sum + each, 0) })} · ${time.range(first.at, last.at)}`}
      data={{
        kind: 'line',
        categoryName: t('sync.votes.time'),
        categories: data.points.map(({ at }) => at),
        series: data.options.map((option, index) => ({
          name: formatOptionLabel(option, session.resolver),
          values: data.points.map(({ votes }) => votes[index] ?? 0),
        })),
        valueName: t('sent.votes'),
        formatCategory: (at) => time.full(Number(at)),
        ticks: isOneDay
          ? { format: time.minute, minInterval: MINUTE }
          : { format: day.format, minInterval: DAY },
        formatValue: (value) => whole.format(value),
      }}
    />
  );
}
