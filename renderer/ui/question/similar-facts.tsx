import { useMemo } from 'react';
import type { SimilarHit } from '../../../shared/similar.ts';
import { createTimeWords } from '../format/time-words.ts';
import { useText } from '../text/text.tsx';
import styles from './similar-facts.module.css';
import { StateWord } from './state-word.tsx';

/** Where a question stands: its state and when it was sent, or that it is the service's and what that said of it. */
export function SimilarFacts(props: {
  hit: Pick<SimilarHit, 'source' | 'state' | 'sentAt' | 'serviceScore'>;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const { source, state, sentAt, serviceScore } = props.hit;
  const text = useText();
  const time = useMemo(() => createTimeWords(text.time), [text]);
  return (
    <>
      <StateWord state={state}>{text.frame.states[state]}</StateWord>
      {sentAt !== null && (
        <time className={styles.time} dateTime={new Date(sentAt).toISOString()} title={time.full(sentAt)}>
          {time.ago(sentAt, props.now)}
        </time>
      )}
      {source === 'service' && <span className={styles.service}>{text.similar.ofService}</span>}
      {serviceScore !== null && (
        <span className={styles.time}>{text.similar.serviceScore(serviceScore)}</span>
      )}
    </>
  );
}
