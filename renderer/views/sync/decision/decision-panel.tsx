import { useId, useState } from 'react';
import { oneOf } from '../../../../shared/messages/message-details.ts';
import { syncRowMessage, unknownOutcomeMessage } from '../../../../shared/messages/sync-messages.ts';
import type { Draft } from '../../../../shared/question/draft.ts';
import { FIELDS } from '../../../../shared/question/question-fields.ts';
import type { SyncAction, SyncQuestion } from '../../../../shared/sync/sync-views.ts';
import { StateLabel } from '../../../features/question/state-label.tsx';
import { useSyncCommands } from '../../../features/question/use-sync-commands.ts';
import { useAppStores, useTimestampFormat } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { useBridgeQuery } from '../../../stores/use-bridge-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './decision-panel.module.css';

/** The actions offered as choices; the others are buttons elsewhere. */
const CHOICES = [
  'adopt',
  'send-again',
  'create-again',
  'go-ahead',
  'resolve',
  'edit',
  'queue',
  'keep-local',
  'settings',
  'refresh',
] as const satisfies readonly SyncAction[];
type DecisionChoice = (typeof CHOICES)[number];

export interface DecisionPanelProps {
  onOpen: (id: number) => void;
  onDone: () => void;
  /** Null: there are no two versions to compare. */
  onCompare: (() => void) | null;
}

/** A question that needs a decision: what happened, and the choices with their consequences. */
export function DecisionPanel(props: DecisionPanelProps & { question: SyncQuestion }) {
  const { question, onDone } = props;
  const { row, refusal } = question;
  const { router, sync: store } = useAppStores();
  const { status } = useStore(store);
  const t = useTranslate();

  const sync = useSyncCommands();
  const name = useId();
  const moment = useTimestampFormat();
  const choices = CHOICES.filter(
    (choice) => row.actions.includes(choice) && (choice !== 'resolve' || props.onCompare !== null),
  );
  const [chosen, setChosen] = useState<DecisionChoice | null>(null);
  const choice = chosen && choices.includes(chosen) ? chosen : (choices[0] ?? null);
  const [busy, setBusy] = useState(false);
  const act = async (does: DecisionChoice) => {
    const { id } = row;
    if (does === 'edit') return props.onOpen(id);
    if (does === 'resolve') return props.onCompare?.();
    if (does === 'settings') return router.go({ view: 'settings', page: 'service' });
    setBusy(true);
    const done = await {
      'send-again': () => sync.sendAgain(id),
      'create-again': () => sync.createAgain(id),
      'go-ahead': () => sync.sendLocalChanges(id),
      'keep-local': () => sync.unlink(id),
      queue: () => sync.queue([id]),
      refresh: () => sync.refresh([id]),
      adopt: async () => false,
    }[does]();
    setBusy(false);
    if (done && does !== 'refresh') onDone();
  };
  const title = row.title.trim() || t('frame.untitled');
  const isUnknown = row.state === 'unknown';
  // The service's message is shown below.
  const isRefused = refusal !== null && row.why?.code === 'refused';
  return (
    <div className={styles.panel}>
      <div>
        <StateLabel state={row.state} large>
          {t(`frame.syncStates.${row.state}`)}
        </StateLabel>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <p className={styles.intro}>
          {isUnknown
            ? unknownOutcomeMessage(row.why?.facts ?? {}, t, row.since === null ? '' : moment(row.since))
            : isRefused
              ? t(`sync.desk.refused.${oneOf(row.why?.facts.field, FIELDS)}`)
              : syncRowMessage(row, t, moment, status)}
        </p>
        {refusal && (
          <blockquote className={styles.quote} dir="auto">
            {refusal.words || refusal.status}
          </blockquote>
        )}
      </div>
      <div className={styles.choices} role="radiogroup" aria-label={t('sync.desk.choose')}>
        {choices.map((each) => (
          <div key={each} className={styles.choice}>
            <label className={styles.choiceHeader}>
              <input
                type="radio"
                name={name}
                checked={each === choice}
                onChange={() => setChosen(each)}
                {...(each === choice ? { 'data-pane-start': '' } : {})}
              />
              <span>
                <b>{t(`sync.desk.choices.${each}.label`)}</b>
                <span>{t(`sync.desk.choices.${each}.help`)}</span>
              </span>
            </label>
            {each === choice &&
              (each === 'adopt' ? (
                <LinkForm question={question} onDone={onDone} />
              ) : (
                <div className={styles.choiceBody}>
                  <Button variant="primary" busy={busy} onPress={() => void act(each)}>
                    {t(`sync.desk.choices.${each}.action`)}
                  </Button>
                </div>
              ))}
          </div>
        ))}
      </div>
      <QuestionDetails
        label={question.sent ? t('sync.desk.sentDetails') : t('sync.desk.hereDetails')}
        draft={question.sent ?? question.local}
      />
    </div>
  );
}

/** Links the question to one of the service by its ID or link. */
function LinkForm({ question, onDone }: { question: SyncQuestion; onDone: () => void }) {
  const { connection, router } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast({ 'changed-elsewhere': t('sync.done.changedMeanwhile') });
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { id } = question.row;
  const link = async (reference: string) => {
    if (reference.trim() === '' || /\s/.test(reference.trim()))
      return setProblem(t('sync.desk.referenceWrong'));
    setBusy(true);
    await attempt(async () => {
      const { results } = await connection.call('sync.link', { references: [reference.trim()], onto: id });
      const [result] = results;
      if (result?.outcome === 'adopted') {
        toast({ message: t('sync.done.linked'), seconds: 6 });
        onDone();
      } else if (result?.outcome === 'compare') router.go({ view: 'decide', id: result.id ?? id });
      else setProblem(result ? t(`sync.adopt.outcome.${result.outcome}`) : t('sync.desk.referenceWrong'));
    });
    setBusy(false);
  };
  return (
    <form
      className={styles.choiceBody}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void link(typed);
      }}
    >
      <FoundOnService id={id} onLink={(remoteId) => void link(String(remoteId))} />
      {question.named.length > 0 && (
        <>
          <p>{t('sync.desk.candidates')}</p>
          {question.named.map((each) => (
            <Button key={each.remoteId} size="small" onPress={() => void link(String(each.remoteId))}>
              {t('sync.desk.candidate', { id: each.remoteId })} <bdi>{each.title}</bdi>
            </Button>
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
          setProblem(null);
        }}
      />
      <Button variant="primary" submit busy={busy}>
        {t('sync.desk.choices.adopt.action')}
      </Button>
    </form>
  );
}

/** The questions that the unconfirmed create may have created, to link. They're looked up when this is shown. */
function FoundOnService({ id, onLink }: { id: number; onLink: (remoteId: number) => void }) {
  const t = useTranslate();
  const { data, isFetching } = useBridgeQuery('sync.lookUpCreated', { id });
  if (!data) return isFetching && <p role="status">{t('sync.desk.lookingUp')}</p>;
  const [first] = data.found;
  return (
    <>
      <p role="status">
        {first
          ? t(first.isSame ? 'sync.desk.foundSame' : 'sync.desk.foundTitle')
          : t(data.isComplete ? 'sync.desk.foundNothing' : 'sync.desk.lookUpLater')}
      </p>
      {data.found.map(({ remoteId, title }) => (
        <Button key={remoteId} size="small" onPress={() => onLink(remoteId)}>
          {t('sync.desk.linkFound', { id: remoteId })} <bdi>{title}</bdi>
        </Button>
      ))}
    </>
  );
}

/** The fields of a question, collapsed. */
function QuestionDetails({ label, draft }: { label: string; draft: Draft }) {
  const t = useTranslate();
  return (
    <details className={styles.sent}>
      <summary>{label}</summary>
      <dl>
        {FIELDS.filter((field) => draft[field] !== '').map((field) => (
          <div key={field} className={styles.field}>
            <dt>{t(`questionFields.${field}`)}</dt>
            <dd dir="auto">{draft[field]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
