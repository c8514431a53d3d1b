import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { NumberField } from 'react-aria-components/NumberField';
import type { DraftSession } from '../state/draft-session.ts';
import { Button } from '../ui/button.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './mark-sent-dialog.module.css';

/** Marks a saved question as sent, with votes for each of its options. */
export function MarkSentDialog({ session, onClose }: { session: DraftSession; onClose: () => void }) {
  const text = useText().editor;
  const options = session.entry?.question?.options ?? [];
  const [votes, setVotes] = useState(() => options.map((option) => option.votes));
  const mark = () => {
    onClose();
    void session.markSent(votes);
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
            {text.markSentTitle}
          </Heading>
          <p className={styles.help}>{text.markSentText}</p>
          <div className={styles.votes}>
            {options.map((option, index) => (
              <NumberField
                // biome-ignore lint/suspicious/noArrayIndexKey: options stay where they are while this is open.
                key={index}
                className={styles.vote ?? ''}
                minValue={0}
                value={votes[index] ?? 0}
                onChange={(count) => setVotes(votes.with(index, Number.isNaN(count) ? 0 : Math.round(count)))}
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
              {text.markSentDo}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
