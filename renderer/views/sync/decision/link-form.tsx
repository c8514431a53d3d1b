import { useState } from 'react';
import { formatList } from '../../../../shared/messages/translate.ts';
import type { SyncQuestion } from '../../../../shared/sync/sync-views.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../../stores/use-bridge-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './decision-panel.module.css';

/**
 * Returns a function that links a local question to a question on the service, and the reason if linking
 * failed (`problem`).
 */
function useLink({ id, onDone }: { id: number; onDone: () => void }) {
  const { connection, router } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast({ 'changed-elsewhere': t('sync.done.changedMeanwhile') });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const link = async (reference: string) => {
    if (reference === '' || /\s/.test(reference)) return setProblem(t('sync.desk.referenceWrong'));
    setBusy(true);
    await attempt(async () => {
      const { results } = await connection.call('sync.link', { references: [reference], onto: id });
      const [result] = results;
      if (result?.outcome === 'adopted') {
        toast({ message: t('sync.done.linked'), seconds: 6 });
        onDone();
      } else if (result?.outcome === 'compare') router.go({ view: 'decide', id: result.id ?? id });
      else setProblem(result ? t(`sync.adopt.outcome.${result.outcome}`) : t('sync.desk.referenceWrong'));
    });
    setBusy(false);
  };
  return { link, busy, problem, clearProblem: () => setProblem(null) };
}

export function LinkForm({ question, onDone }: { question: SyncQuestion; onDone: () => void }) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const { link, busy, problem, clearProblem } = useLink({ id: question.row.id, onDone });
  return (
    <form
      className={styles.choiceBody}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void link(typed.trim());
      }}
    >
      {question.named.length > 0 && (
        <>
          <p>{t('sync.desk.candidates')}</p>
          {question.named.map((each) => (
            <Candidate key={each.remoteId} {...each} busy={busy} onLink={link} />
          ))}
        </>
      )}
      <TextField
        className={styles.wide}
        label={t('sync.desk.reference')}
        dir="ltr"
        spellCheck={false}
        value={typed}
        invalid={problem !== null}
        problems={problem !== null && <Problem level="problem">{problem}</Problem>}
        onChange={(value) => {
          setTyped(value);
          clearProblem();
        }}
      />
      <Button variant="primary" submit busy={busy}>
        {t('sync.desk.choices.adopt.action')}
      </Button>
    </form>
  );
}

function Candidate(props: {
  remoteId: number;
  title: string;
  busy: boolean;
  isPrimary?: boolean;
  onLink: (reference: string) => Promise<void>;
}) {
  const { remoteId, title } = props;
  const t = useTranslate();
  return (
    <div className={styles.candidate}>
      <p dir="auto">{title}</p>
      <Button
        size="small"
        variant={props.isPrimary ? 'primary' : 'plain'}
        busy={props.busy}
        aria-label={t('sync.desk.linkFoundThat', { id: remoteId, title })}
        onPress={() => void props.onLink(String(remoteId))}
      >
        {t('sync.desk.linkFound', { id: remoteId })}
      </Button>
    </div>
  );
}

/**
 * Searches the service for an unconfirmed question and offers to link a match. `isPrimary` is true if the
 * first match's button is the primary button.
 */
export function FoundOnService(props: { id: number; isPrimary: boolean; onDone: () => void }) {
  const { id } = props;
  const t = useTranslate();
  const { data, isFetching, refetch } = useBridgeQuery('sync.lookUpCreated', { id });
  const { link, busy, problem } = useLink(props);
  if (!data || isFetching) return isFetching && <p role="status">{t('sync.desk.lookingUp')}</p>;
  const [first] = data.found;
  const values = { ids: formatList(t, data.checked.map(String)), hasIds: data.checked.length > 0 };
  return (
    <div className={styles.found}>
      <p role="status">
        {first
          ? t(first.isSame ? 'sync.desk.foundSame' : 'sync.desk.foundTitle')
          : data.isComplete
            ? t('sync.desk.notFound', values)
            : t('sync.desk.lookUpFailed', values)}
      </p>
      {data.found.map((each) => (
        <Candidate
          key={each.remoteId}
          {...each}
          busy={busy}
          isPrimary={props.isPrimary && each === first}
          onLink={link}
        />
      ))}
      {problem !== null && <Problem level="problem">{problem}</Problem>}
      {!data.isComplete && (
        <Button size="small" onPress={() => void refetch()}>
          {t('sync.desk.lookUpAgain')}
        </Button>
      )}
    </div>
  );
}
