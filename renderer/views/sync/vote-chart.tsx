import { useMemo } from 'react';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './vote-chart.module.css';

const WIDTH = 240;
const HEIGHT = 40;

/** The vote history of a question, one line for each option. Nothing with fewer than 2 points. */
export function VoteChart({ id }: { id: number }) {
  const t = useTranslate();

  const time = useMemo(() => createTimeFormat(t), [t]);
  const { data: value } = useBridgeQuery('sync.votes', { id });
  const first = value?.points[0];
  const last = value?.points.at(-1);
  if (!value || !first || !last || value.points.length < 2) return null;
  const most = Math.max(1, ...value.points.flatMap(({ votes }) => votes));
  return (
    <section aria-label={t('sync.votes.title')}>
      <h3 className={styles.heading}>{t('sync.votes.title')}</h3>
      <p className={styles.span}>
        {t('sync.votes.label', {
          count: voteTotal(last.votes),
          from: time.full(first.at),
          to: time.full(last.at),
        })}
      </p>
      <ul className={styles.lines}>
        {value.options.map(({ emoji, text: option }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options of a sent question stay as they are.
          <li key={at} className={styles.line}>
            <span className={styles.name} dir="auto">
              {emoji.startsWith('$') ? '' : `${emoji} `}
              {option}
            </span>
            <svg
              className={styles.graph}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              role="img"
              aria-label={t('sync.votes.row', {
                option,
                first: first.votes[at] ?? 0,
                last: last.votes[at] ?? 0,
              })}
              preserveAspectRatio="none"
            >
              <path className={styles.axis} d={`M0 0V${HEIGHT}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
              <polyline
                points={polylinePoints(value.points, at, { width: WIDTH, height: HEIGHT, most })}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <span className={styles.count}>{t('sync.votes.now', { count: last.votes[at] ?? 0 })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.scale}>{t('sync.votes.scale', { count: most })}</p>
    </section>
  );
}

/** The votes by option at one time. */
interface Point {
  at: number;
  votes: readonly number[];
}

/** The `points` of an option's polyline. */
function polylinePoints(
  points: readonly Point[],
  option: number,
  { width, height, most }: { width: number; height: number; most: number },
): string {
  const from = points[0]?.at ?? 0;
  const span = Math.max(1, (points.at(-1)?.at ?? 0) - from);
  return points
    .map(({ at, votes }) => {
      const x = ((at - from) / span) * width;
      const y = height - 1 - ((votes[option] ?? 0) / Math.max(1, most)) * (height - 2);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

const voteTotal = (votes: readonly number[]): number => votes.reduce((sum, each) => sum + each, 0);
