import type { SimilarText } from '../../../shared/similarity.ts';
import { findGrade } from '../../../shared/similarity.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './hit-explanation.module.css';

/** The maximum number of words to show. More words don't improve the explanation. */
const MAX_WORDS = 8;
/** The minimum share to show. A smaller share has no visible effect on the score. */
const MIN_SHARE = 0.01;

export function HitExplanation({ keyOfHit, text }: { keyOfHit: string; text: SimilarText }) {
  const t = useTranslate();
  const input = { ...text, key: keyOfHit };
  const { data: evidence, error } = useBridgeQuery('similar.explain', input, { keepsLast: true });
  if (!evidence && error) return <p className={styles.why}>{t('alike.whyFailed')}</p>;
  if (!evidence) return <p className={styles.why} aria-busy="true" />;
  const quoteWords = (words: readonly string[]) => words.map((word) => t('alike.word', { word })).join(', ');
  const shared = evidence.words.toSorted((a, b) => b.share - a.share).slice(0, MAX_WORDS);
  const raised = evidence.parts.filter(({ what, share }) => what !== 'words' && share >= MIN_SHARE);
  const lowered = evidence.parts.filter(({ share }) => share <= -MIN_SHARE);
  const differences = [
    ...lowered.map(({ what }) => t(`alike.lowers.${what}`)),
    ...(evidence.onlyMine.length > 0
      ? [t('alike.onlyMine', { words: quoteWords(evidence.onlyMine.slice(0, MAX_WORDS)) })]
      : []),
    ...(evidence.onlyTheirs.length > 0
      ? [t('alike.onlyTheirs', { words: quoteWords(evidence.onlyTheirs.slice(0, MAX_WORDS)) })]
      : []),
  ];
  const isClear = differences.length === 0 && findGrade(evidence.score) === 'very-close';
  const same = shared.filter(({ how }) => how === 'same').map(({ mine }) => mine);
  const inCommon = [
    ...(same.length > 0 ? [quoteWords(same)] : []),
    ...shared.flatMap(({ how, mine, theirs }) =>
      how === 'same' ? [] : [t(`alike.how.${how}`, { mine, theirs })],
    ),
  ];
  const alsoAlike = raised.map(({ what }) => t(`alike.raises.${what}`)).join(', ');
  return (
    <div className={styles.why}>
      <p>{t('alike.likeness', { percent: Math.round(evidence.score * 100) })}</p>
      <dl className={styles.parts}>
        <Lines title={t('alike.inCommon')} lines={inCommon.length > 0 ? inCommon : [t('alike.noWords')]} />
        <Lines title={t('alike.alsoAlike')} lines={alsoAlike === '' ? [] : [alsoAlike]} />
        <Lines title={t('alike.lowersTitle')} lines={isClear ? [t('alike.nothingLowers')] : differences} />
      </dl>
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {lines.map((line) => (
        <dd key={line} dir="auto">
          {line}
        </dd>
      ))}
    </div>
  );
}
