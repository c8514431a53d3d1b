import { useRef } from 'react';
import type { SimilarHit } from '../../../shared/similarity.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatFullTime, formatRelativeTime } from '../../ui/format/time-format.ts';
import { useFocusRestoredRow } from '../../ui/hooks/use-focus-restored-row.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import shared from '../question/similar-question.module.css';
import styles from './duplicate-hint.module.css';
import { useDismissHit } from './similar-hits.tsx';

/**
 * Shows the most similar question below the title if it's a likely duplicate. `SimilarAnnouncer` announces
 * likely duplicates.
 */
export function DuplicateHint(props: { session: DraftSession; onOpen: (hit: SimilarHit) => void }) {
  const { session } = props;
  const { similar, clock } = useAppStores();
  const { key, hits } = useStore(similar);
  const t = useTranslate();
  const now = useNow(clock);
  const hint = useRef<HTMLDivElement>(null);
  const onRestored = useFocusRestoredRow(() => hint.current?.querySelector('button'));
  const dismiss = useDismissHit(session, onRestored);
  const [hit] = key === session.controller.name ? hits : [];
  if (hit?.grade !== 'very-close') return null;
  const title = hit.title.trim() || t('similar.untitled');
  const { sentAt, votes } = hit;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div ref={hint} role="group" aria-label={t('similar.duplicate')} className={styles.hint}>
      <Icon name="duplicates" className={styles.icon} />
      <p className={styles.text}>
        <span className={styles.label}>{t(`alike.hint.${getHitPlace(hit)}`)}</span> <bdi>{title}</bdi>
        {sentAt !== null && (
          <>
            {' · '}
            <time
              className={styles.detail}
              dateTime={new Date(sentAt).toISOString()}
              title={formatFullTime(sentAt, t)}
            >
              {formatRelativeTime(sentAt, now, t('time.locale'))}
            </time>
          </>
        )}
        {votes !== null && (
          <>
            {' · '}
            <span className={styles.detail}>{t('alike.votes', { count: votes })}</span>
          </>
        )}
      </p>
      <div className={shared.actions}>
        {hit.source === 'library' && (
          <Button
            variant="link"
            className={shared.action}
            aria-label={t('alike.openThat', { title })}
            onPress={() => props.onOpen(hit)}
          >
            {t('alike.open')}
          </Button>
        )}
        <Button
          variant="link"
          className={shared.action}
          aria-label={t('alike.differentThat', { title })}
          onPress={() => {
            focusTitle(hint.current);
            void dismiss(hit);
          }}
        >
          {t('alike.different')}
        </Button>
      </div>
    </div>
  );
}

/** Focuses the title because the hint disappears together with its focused button. */
function focusTitle(hint: HTMLElement | null): void {
  hint?.closest('main')?.querySelector<HTMLElement>('[data-location="title"]')?.focus();
}

function getHitPlace({ source, state, sentAt }: SimilarHit): 'asked' | 'library' | 'service' {
  if (state === 'sent' || sentAt !== null) return 'asked';
  return source;
}
