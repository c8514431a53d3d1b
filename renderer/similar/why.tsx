import { gradeOf } from '../../shared/grades.ts';
import type { SimilarText } from '../../shared/similar.ts';
import { useBridgeQuery } from '../state/use-bridge-query.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './why.module.css';

/** Words beyond these say little. */
const MOST_WORDS = 8;
/** Parts of less than this made no difference. */
const LEAST_SHARE = 0.01;

/** Why a question is shown: the words of both and how they match, and what speaks against it. */
export function Why({ keyOfHit, text }: { keyOfHit: string; text: SimilarText }) {
  const words = useText().alike;
  const input = { ...text, key: keyOfHit };
  const { data: evidence, error } = useBridgeQuery('similar.explain', input, { keepsLast: true });
  if (!evidence && error) return <p className={styles.why}>{words.whyFailed}</p>;
  if (!evidence) return <p className={styles.why} aria-busy="true" />;
  const shared = evidence.words.toSorted((a, b) => b.share - a.share).slice(0, MOST_WORDS);
  const raised = evidence.parts.filter(({ what, share }) => what !== 'words' && share >= LEAST_SHARE);
  const lowered = evidence.parts.filter(({ share }) => share <= -LEAST_SHARE);
  const lacks = [
    ...lowered.map(({ what }) => words.lowers[what]),
    ...(evidence.onlyMine.length > 0 ? [words.onlyMine(evidence.onlyMine.slice(0, MOST_WORDS))] : []),
    ...(evidence.onlyTheirs.length > 0 ? [words.onlyTheirs(evidence.onlyTheirs.slice(0, MOST_WORDS))] : []),
  ];
  const isClear = lacks.length === 0 && gradeOf(evidence.score) === 'very-close';
  const same = shared.filter(({ how }) => how === 'same').map(({ mine }) => mine);
  const inCommon = [
    ...(same.length > 0 ? [words.quoted(same)] : []),
    ...shared.flatMap(({ how, mine, theirs }) => (how === 'same' ? [] : [words.how[how](mine, theirs)])),
  ];
  const alsoAlike = raised.map(({ what }) => words.raises[what]).join(', ');
  return (
    <div className={styles.why}>
      <p>{words.likeness(evidence.score)}</p>
      <dl className={styles.parts}>
        <Lines title={words.inCommon} lines={inCommon.length > 0 ? inCommon : [words.noWords]} />
        <Lines title={words.alsoAlike} lines={alsoAlike === '' ? [] : [alsoAlike]} />
        <Lines title={words.lowersTitle} lines={isClear ? [words.nothingLowers] : lacks} />
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
