import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { Dialog } from './dialog.tsx';

/** Asks for confirmation before an action that can't be undone. Closes after `onConfirm` resolves. */
export function ConfirmDialog(props: {
  title: string;
  children: string;
  /** The confirm button's label. */
  action: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await props.onConfirm();
    props.onClose();
  };
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      help={props.children}
      onClose={props.onClose}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose} autoFocus>
            {t('frame.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onPress={() => void confirm()}>
            {props.action}
          </Button>
        </>
      }
    />
  );
}
