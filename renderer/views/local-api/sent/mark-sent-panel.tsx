import { useEffect, useState } from 'react';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry, StoredQuestion } from '../../../../shared/library/entry.ts';
import { isSent as wasSent } from '../../../../shared/library/entry-state.ts';
import type { Status } from '../../../../shared/question/service-body-schemas.ts';
import type { ApiLibrary } from '../../../../shared/settings-choices.ts';
import { VoteFields } from '../../../features/question/vote-fields.tsx';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../../stores/use-bridge-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { Hint, PanelSection } from '../panel-section.tsx';
import { useDefaultQuestion } from '../use-default-question.ts';
import styles from './mark-sent-panel.module.css';
import { QuestionPicker } from './question-picker.tsx';
import { MessageLinkField, markSentMessage, parseMessageLink, SentStatusField } from './sent-fields.tsx';

/** Marks a saved question as sent, with votes, for testing. */
export function MarkSentPanel(props: {
  library: ApiLibrary;
  openId: number | null;
  /** Whether the panel's button is the primary button. */
  isMain: boolean;
}) {
  const t = useTranslate();
  const { library } = props;
  const first = useDefaultQuestion(library, props.openId);
  const [chosen, setChosen] = useState<number | null>(null);
  // The question selected first remains selected when another question is opened.
  if (chosen === null && first) setChosen(first.id);
  const { data, error } = useBridgeQuery(
    'apiLibrary.question',
    chosen === null ? null : { library, id: chosen },
  );
  const isUnknown = error instanceof AppError && error.code === 'not-found';
  const entry = data?.removedAt === null && !isUnknown ? data : null;
  const question = entry?.question ?? null;
  const isGone = (data !== undefined || isUnknown) && question === null;
  if (isGone && first && first.id !== chosen) setChosen(first.id);
  return (
    <PanelSection title={t('localApi.sent.title')}>
      {library === 'own' && <Hint>{t('localApi.sent.ownHelp')}</Hint>}
      {first !== null || question ? (
        <>
          <QuestionPicker
            library={library}
            label={t('localApi.sent.question')}
            chosen={question && chosen !== null ? { id: chosen, title: question.title } : null}
            onChoose={setChosen}
          />
          {entry && question && (
            <MarkSentForm
              // Reset the entered votes if the question or its options change.
              key={`${entry.id} ${question.sentAt} ${question.options.map(({ text }) => text).join('\n')}`}
              library={library}
              entry={entry}
              question={question}
              isMain={props.isMain}
            />
          )}
        </>
      ) : (
        <Hint>{t(library === 'test' ? 'localApi.library.noQuestions' : 'localApi.sent.none')}</Hint>
      )}
    </PanelSection>
  );
}

function MarkSentForm(props: {
  library: ApiLibrary;
  entry: Entry;
  question: StoredQuestion;
  isMain: boolean;
}) {
  const { entry, question } = props;
  const t = useTranslate();
  const isSent = wasSent(entry);
  const [votes, setVotes] = useStoredVotes(question);
  const [status, setStatus] = useState<Status>(isSent ? question.status : 3);
  const [typedLink, setTypedLink] = useState('');
  const [busy, setBusy] = useState(false);
  const link = parseMessageLink(typedLink);
  const markSent = useMarkSent(props.library, { id: entry.id, title: question.title, isSent });
  const mark = async () => {
    if (!link) return;
    setBusy(true);
    await markSent({ votes: [...votes], status, ...link });
    setBusy(false);
  };
  return (
    <>
      <VoteFields options={question.options} votes={votes} onChange={setVotes} />
      <SentStatusField value={status} onChange={setStatus} />
      <MessageLinkField value={typedLink} stored={question.messageLink} onChange={setTypedLink} />
      <div className={styles.bar}>
        <Button
          size="small"
          onPress={() => setVotes(drawVotes(question.options.length, () => Math.random()))}
        >
          {t('localApi.sent.random')}
        </Button>
        <Button
          size="small"
          variant={props.isMain ? 'primary' : 'plain'}
          busy={busy}
          disabled={!link}
          onPress={() => void mark()}
        >
          {isSent ? t('localApi.sent.change') : t('localApi.sent.mark')}
        </Button>
      </div>
    </>
  );
}

/** Returns a function that marks the question as sent and offers Undo. */
function useMarkSent(
  library: ApiLibrary,
  { id, title, isSent }: { id: number; title: string; isSent: boolean },
): (marking: { votes: number[]; status: Status; messageLink?: string }) => Promise<void> {
  const { connection } = useAppStores();
  const t = useTranslate();

  const toast = useToast();
  const attempt = useErrorToast();
  const undo = () =>
    attempt(async () => {
      await connection.call('apiLibrary.undoMarkSent', { library, id });
      toast({ message: t('sent.markUndone', { title }), seconds: 5 });
    });
  return async (marking) => {
    await attempt(async () => {
      await connection.call('apiLibrary.markSent', { ...marking, library, id });
      toast({
        message: markSentMessage(t, { title, status: marking.status, wasSent: isSent }),
        actions: [{ label: t('frame.undo'), onAction: () => void undo() }],
      });
    });
  };
}

type SetVotes = (next: readonly number[] | ((now: readonly number[]) => readonly number[])) => void;

/** Returns the entered votes, which are reset when the stored votes change. */
function useStoredVotes(question: StoredQuestion): [votes: readonly number[], set: SetVotes] {
  const stored = question.options.map((option) => option.votes);
  const [votes, setVotes] = useState<readonly number[]>(stored);
  const key = stored.join(' ');
  useEffect(() => setVotes(key.split(' ').map(Number)), [key]);
  return [votes, setVotes];
}

const MAX_RANDOM_VOTES = 120;

/** Returns plausible random votes. `random` returns numbers from 0 to below 1. */
export function drawVotes(options: number, random: () => number): number[] {
  return Array.from({ length: options }, () => Math.floor(random() ** 2 * (MAX_RANDOM_VOTES + 1)));
}
