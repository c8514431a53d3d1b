import { useState } from 'react';
import type { StoredOption } from '../../../../shared/library/entry.ts';
import { detectScriptLanguage } from '../../../../shared/text/script-language.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { Chart } from '../../../ui/charts/chart.tsx';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { formatOptionLabel } from '../emoji/emoji-display.ts';

type Order = 'posted' | 'votes';

const MAX_NAMED_WINNERS = 3;

/** Shows each option's votes as a chart, in the posted order or by number of votes. */
export function SentVotes(props: { session: DraftSession; title: string; options: readonly StoredOption[] }) {
  const { session, title, options } = props;
  const t = useTranslate();
  const [order, setOrder] = useState<Order>('posted');
  const shown = order === 'posted' ? options : options.toSorted((a, b) => b.votes - a.votes);
  const labels = shown.map((option) => formatOptionLabel(option, session.resolver));
  const votes = shown.map((option) => option.votes);
  const sum = votes.reduce((total, each) => total + each, 0);
  const most = votes.reduce((highest, each) => Math.max(highest, each), 0);
  const whole = new Intl.NumberFormat(t('time.locale'));
  const formatShare = (share: number) => t('sent.percent', { percent: Math.round((share / sum) * 100) });
  const total = t('sent.voteCount', { count: sum });
  const winners = labels.filter((_, index) => votes[index] === most);
  const result =
    winners.length > MAX_NAMED_WINNERS
      ? t('sent.tie', { count: winners.length })
      : t('sent.winners', { options: winners.join(', ') });
  return (
    <Chart
      title={t('sent.votes')}
      heading="h3"
      note={`${total} · ${result}`}
      actions={
        <SegmentedControl
          label={t('sent.voteOrder')}
          segments={[
            { id: 'posted' as const, label: t('sent.asPosted') },
            { id: 'votes' as const, label: t('sent.mostVotes') },
          ]}
          value={order}
          onChange={setOrder}
        />
      }
      data={{
        kind: 'bars',
        categoryName: t('sent.option'),
        categories: labels,
        series: [{ name: t('sent.votes'), values: votes }],
        columns: [{ name: t('sent.share'), cells: votes.map(formatShare) }],
        valueName: t('sent.votes'),
        formatValue: (value) => whole.format(value),
        formatBar: (index) => {
          const value = votes[index] ?? 0;
          return `${whole.format(value)} (${formatShare(value)})`;
        },
        isHighlighted: (index) => votes[index] === most,
        getLanguage: (index) => detectScriptLanguage(shown[index]?.text ?? '', title),
      }}
    />
  );
}
