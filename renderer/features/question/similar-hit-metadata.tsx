import { useMemo } from 'react';
import type { SimilarHit } from '../../../shared/similarity.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './similar-hit-metadata.module.css';
import { StateLabel } from './state-label.tsx';

export function SimilarHitMetadata(props: {
  hit: Pick<SimilarHit, 'source' | 'state' | 'sentAt' | 'votes' | 'serviceScore'>;
  now: number;
}) {
  const { source, state, sentAt, votes, serviceScore } = props.hit;
  const t = useTranslate();
  const time = useMemo(() => createTimeFormat(t), [t]);
  return (
    <>
      <StateLabel state={state}>{t(`frame.states.${state}`)}</StateLabel>
      {sentAt !== null && (
        <time className={styles.time} dateTime={new Date(sentAt).toISOString()} title={time.full(sentAt)}>
          {time.ago(sentAt, props.now)}
        </time>
      )}
      {votes !== null && <span className={styles.time}>{t('alike.votes', { count: votes })}</span>}
      {source === 'service' && <span className={styles.service}>{t('similar.ofService')}</span>}
      {serviceScore !== null && (
        <span className={styles.time}>{t('similar.serviceScore', { value: serviceScore })}</span>
      )}
    </>
  );
}
