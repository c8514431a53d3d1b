import { useEffect, useRef } from 'react';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { isSent } from '../../../shared/library/entry-state.ts';
import { PLAIN_FIELDS } from '../../../shared/question/question-fields.ts';
import type { SimilarHit } from '../../../shared/similarity.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState, LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { HighlightedTitle } from '../question/highlighted-title.tsx';
import { OptionList } from '../question/option-list.tsx';
import { SimilarHitMetadata } from '../question/similar-hit-metadata.tsx';
import styles from './hit-preview.module.css';

export function HitPreview(props: {
  hit: SimilarHit;
  emoji: EmojiResolver;
  onBack: () => void;
  onGo: () => void;
}) {
  const { hit } = props;
  const { clock } = useAppStores();
  const t = useTranslate();
  const now = useNow(clock);
  const { data: entry, error, refetch } = useBridgeQuery('question.get', { id: hit.id });
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const isGone = entry?.removedAt || (error instanceof AppError && error.code === 'not-found');
  const title = entry ? getDraft(entry).title : hit.title;
  return (
    <section className={styles.preview} aria-label={t('alike.beside')}>
      <div className={styles.head} data-pane-resume="">
        <Button ref={back} variant="ghost" size="small" icon="left" onPress={props.onBack}>
          {t('alike.back')}
        </Button>
      </div>
      {isGone ? (
        <EmptyState icon="trash" title={t('alike.gone')}>
          {t('alike.goneHelp')}
        </EmptyState>
      ) : error && !entry ? (
        <LoadFailed title={t('alike.unreadable')} error={error} onTryAgain={() => void refetch()} />
      ) : (
        <>
          <h3 className={styles.title} dir="auto">
            <HighlightedTitle
              title={title.trim() || t('similar.untitled')}
              marks={title === hit.title && title.trim() ? hit.marks : []}
            />
          </h3>
          <div className={styles.details}>
            <SimilarHitMetadata hit={hit} now={now} />
          </div>
          {entry && <QuestionFields entry={entry} emoji={props.emoji} />}
          <div>
            <Button size="small" onPress={props.onGo}>
              {t('alike.goTo')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function QuestionFields({ entry, emoji }: { entry: Entry; emoji: EmojiResolver }) {
  const t = useTranslate();
  const draft = getDraft(entry);
  const votes = !entry.draft && isSent(entry) ? entry.question?.options : undefined;
  return (
    <>
      <OptionList options={draft.options} resolver={emoji} votes={votes?.map((option) => option.votes)} />
      {PLAIN_FIELDS.map((field) => (
        <Field key={field} label={t(`questionFields.${field}`)} value={draft[field]} />
      ))}
    </>
  );
}

function Field({ label, value }: { label: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <h4 className={styles.label}>{label}</h4>
      <p className={styles.value} dir="auto">
        {value}
      </p>
    </div>
  );
}
