import { useState } from 'react';
import { AppError } from '../../../../shared/errors.ts';
import { formatError } from '../../../../shared/messages/error-message.ts';
import { needsDecision } from '../../../features/question/needs-decision.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { createSubview } from '../../../stores/define-view.tsx';
import { parseId } from '../../../stores/router.ts';
import { useBridgeQuery } from '../../../stores/use-bridge-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { AccountBanner } from '../account-banner.tsx';
import { ConflictPage } from '../conflict/conflict-page.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import styles from './decision-view.module.css';

declare module '../../../stores/router.ts' {
  interface Routes {
    decide: { view: 'decide'; id: number };
  }
}

/** Lets the user resolve a question by comparing both versions or choosing an action. */
function DecisionView(props: { route: { id: number }; onOpen: (id: number) => void }) {
  const { id } = props.route;
  const { router } = useAppStores();
  const t = useTranslate();

  const { data: question, error, refetch } = useBridgeQuery('sync.question', { id });
  const [wantsCompare, setWantsCompare] = useState(false);
  const goBack = () => router.go({ view: 'activity' });
  const row = question?.row ?? null;
  const compared = question?.compared ?? null;
  const compares =
    compared !== null && needsDecision(row) && (row?.state === 'conflict' || wantsCompare) ? compared : null;
  const isGone = error instanceof AppError && error.code === 'not-found';
  const title = compares ? row?.title.trim() || t('frame.untitled') : t('sync.desk.label');
  return (
    <Page
      title={title}
      leading={<IconButton icon="left" label={t('sync.desk.back')} onPress={goBack} />}
      head={
        compares && (
          <p className={styles.intro}>
            {row?.why?.code === 'compare'
              ? t('sync.compare.ledeCompare')
              : row?.why?.code === 'sent'
                ? t('sync.compare.ledeSent')
                : t('sync.compare.lede')}
          </p>
        )
      }
    >
      <div className={styles.banner}>
        <AccountBanner />
      </div>
      {question && compares && (
        <ConflictPage
          key={id}
          question={question}
          compared={compares}
          onDone={goBack}
          onStale={() => void refetch()}
        />
      )}
      {question && !compares && needsDecision(row) && (
        <DecisionPanel
          question={question}
          onOpen={props.onOpen}
          onDone={goBack}
          onCompare={compared ? () => setWantsCompare(true) : null}
        />
      )}
      {((question && !needsDecision(row)) || isGone) && (
        <EmptyState
          icon="st-ok"
          title={t('sync.desk.nothing')}
          actions={
            <Button size="small" onPress={goBack}>
              {t('sync.desk.back')}
            </Button>
          }
        >
          {t('sync.desk.nothingHelp')}
        </EmptyState>
      )}
      {error !== null && !isGone && !question && (
        <EmptyState
          icon="alert"
          title={formatError(error, t)}
          actions={<Button onPress={() => void refetch()}>{t('frame.tryAgain')}</Button>}
        />
      )}
    </Page>
  );
}

export const decisionView = createSubview({
  id: 'decide',
  partOf: 'activity',
  parameter: {
    parse: (text) => {
      const id = parseId(text);
      return id === null ? null : { view: 'decide', id };
    },
    format: ({ id }) => String(id),
  },
  component: DecisionView,
});
