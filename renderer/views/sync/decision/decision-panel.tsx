import { useId, useState } from 'react';
import { pickKnown } from '../../../../shared/messages/message-details.ts';
import { syncRowMessage } from '../../../../shared/messages/sync-messages.ts';
import type { Draft } from '../../../../shared/question/draft.ts';
import { FIELDS } from '../../../../shared/question/question-fields.ts';
import type { SyncAction, SyncQuestion } from '../../../../shared/sync/sync-views.ts';
import { StateLabel } from '../../../features/question/state-label.tsx';
import { useSyncCommands } from '../../../features/question/use-sync-commands.ts';
import { useAppStores, useTimestampFormat } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './decision-panel.module.css';
import { FoundOnService, LinkForm } from './link-form.tsx';

/** The actions offered as choices. Other actions have their own buttons. */
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
  /** Opens the comparison. It's null unless there are 2 versions to compare. */
  onCompare: (() => void) | null;
}

/** Explains why a question needs attention, offers choices, and explains the consequences of each choice. */
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
  const isUnknown = row.state === 'unknown';
  const [chosen, setChosen] = useState<DecisionChoice | null>(null);
  // Don't preselect a choice for an unconfirmed question. Only the author can find out whether the service
  // has the question.
  const preselected = isUnknown ? null : (choices[0] ?? null);
  const choice = chosen && choices.includes(chosen) ? chosen : preselected;
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
  // The service's message is shown below this text.
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
          {isRefused
            ? t(`sync.desk.refused.${pickKnown(row.why?.facts.field, FIELDS)}`)
            : syncRowMessage(row, t, moment, status)}
        </p>
        {refusal && (
          <blockquote className={styles.quote} dir="auto">
            {refusal.words || refusal.status}
          </blockquote>
        )}
      </div>
      {isUnknown && <FoundOnService id={row.id} isPrimary={choice === null} onDone={onDone} />}
      <div className={styles.choices} role="radiogroup" aria-label={t('sync.desk.choose')}>
        {choices.map((each, at) => (
          <div key={each} className={styles.choice}>
            <label className={styles.choiceHeader}>
              <input
                type="radio"
                name={name}
                checked={each === choice}
                onChange={() => setChosen(each)}
                {...((choice === null ? at === 0 : each === choice) && { 'data-pane-start': '' })}
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
