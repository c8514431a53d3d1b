import { useState } from 'react';
import { isSent as wasSent } from '../../../../shared/library/entry-state.ts';
import type { Status } from '../../../../shared/question/service-body-schemas.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import {
  MessageLinkField,
  markSentMessage,
  parseMessageLink,
  SentStatusField,
  VoteFields,
} from '../../question/sent-fields.tsx';
import styles from './sent-question.module.css';

/** Marks a saved question as sent, with status, link, and votes. Can be undone. */
export function MarkSentDialog({ session, onClose }: { session: DraftSession; onClose: () => void }) {
  const t = useTranslate();

  const toast = useToast();
  const question = session.entry?.question;
  const options = question?.options ?? [];
  const [votes, setVotes] = useState<readonly number[]>(() => options.map((option) => option.votes));
  const isSent = session.entry !== null && wasSent(session.entry);
  const [status, setStatus] = useState<Status>(isSent ? (question?.status ?? 3) : 3);
  const [typedLink, setTypedLink] = useState('');
  const link = parseMessageLink(typedLink);
  const title = question?.title ?? '';

  const undo = async () => {
    const done = await session.undoMarkSent();
    toast({ message: done ? t('sent.markUndone', { title }) : t('sent.markFailed'), seconds: 5 });
  };
  const mark = async () => {
    if (!link) return;
    onClose();
    // The editor shows a failure.
    if (!(await session.markSent({ votes, status, ...link }))) return;
    toast({
      message: markSentMessage(t, { title, status, wasSent: isSent }),
      action: { label: t('frame.undo'), onAction: () => void undo() },
    });
  };
  return (
    <Dialog
      title={isSent ? t('sent.changeVotesTitle') : t('sent.markSentTitle')}
      help={isSent ? t('sent.changeVotesText') : t('sent.markSentText')}
      onClose={onClose}
      onSubmit={() => void mark()}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="primary" submit disabled={!link}>
            {isSent ? t('sent.changeVotesDo') : t('sent.markSentDo')}
          </Button>
        </>
      }
    >
      <SentStatusField value={status} onChange={setStatus} />
      <MessageLinkField value={typedLink} stored={question?.messageLink ?? null} onChange={setTypedLink} />
      <div>
        <h3 className={styles.votesTitle}>{t('sent.votes')}</h3>
        <VoteFields options={options} votes={votes} onChange={setVotes} />
      </div>
    </Dialog>
  );
}
