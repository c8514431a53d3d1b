import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { NumberField } from 'react-aria-components/NumberField';
import { stateOf } from '../../shared/library.ts';
import type { Status } from '../../shared/question.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './mark-sent-dialog.module.css';

/** All that the service knows; the one of sent questions first. */
const STATUSES = [3, 2, 1, 0] as const satisfies Status[];

/** More than any chat has people; the field has no room for more. */
const MOST_VOTES = 9_999_999;

/** Marks a saved question as sent, with a status, and votes for each of its options. */
export function MarkSentDialog({ session, onClose }: { session: DraftSession; onClose: () => void }) {
  const text = useText().editor;
  const options = session.entry?.question?.options ?? [];
  const [votes, setVotes] = useState(() => options.map((option) => option.votes));
  const isSent = session.entry !== null && stateOf(session.entry) === 'sent';
  const [status, setStatus] = useState<Status>(isSent ? (session.entry?.question?.status ?? 3) : 3);
  const mark = () => {
    onClose();
    void session.markSent(votes, status);
  };
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <Heading slot="title" className={styles.title ?? ''}>
            {isSent ? text.changeVotesTitle : text.markSentTitle}
          </Heading>
          <p className={styles.help}>{isSent ? text.changeVotesText : text.markSentText}</p>
          <div className={styles.status}>
            <span className={styles.label} aria-hidden="true">
              {text.serviceStatus}
            </span>
            <Segmented
              label={text.serviceStatus}
              segments={STATUSES.map((value) => ({
                id: `${value}`,
                label: value === 3 ? text.statusSent : `${value}`,
              }))}
              value={`${status}`}
              onChange={(id) => setStatus(STATUSES.find((value) => `${value}` === id) ?? 3)}
            />
          </div>
          <h3 className={styles.votesTitle}>{text.votes}</h3>
          <div className={styles.votes}>
            {options.map((option, index) => (
              <NumberField
                // biome-ignore lint/suspicious/noArrayIndexKey: options stay where they are while this is open.
                key={index}
                className={styles.vote ?? ''}
                minValue={0}
                value={votes[index] ?? 0}
                maxValue={MOST_VOTES}
                // From what is there by then: leaving one field and a click in another come in one go.
                onChange={(count) =>
                  setVotes((now) => now.with(index, Number.isNaN(count) ? 0 : Math.round(count)))
                }
              >
                <Label className={styles.label ?? ''} dir="auto">
                  {option.text}
                </Label>
                <Group className={styles.stepper ?? ''}>
                  <AriaButton slot="decrement">−</AriaButton>
                  <Input />
                  <AriaButton slot="increment">+</AriaButton>
                </Group>
              </NumberField>
            ))}
          </div>
          <div className={styles.foot}>
            <Button variant="ghost" onPress={onClose}>
              {text.cancel}
            </Button>
            <Button variant="primary" onPress={mark}>
              {isSent ? text.changeVotesDo : text.markSentDo}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
