import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import type { IconName } from '../icons/icon.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { Dialog } from './dialog.tsx';

/**
 * A dialog with fields, a Cancel button, and a submit button. Another submission is ignored until the first
 * one has ended.
 */
export function FormDialog({
  action,
  icon,
  extra,
  isLoading = false,
  disabled = false,
  onSubmit,
  ...dialog
}: Omit<ComponentProps<typeof Dialog>, 'foot' | 'onSubmit'> & {
  /** The submit button's label. */
  action: string;
  icon?: IconName;
  /** An additional button before Cancel. */
  extra?: ReactNode;
  /** Whether the form can't be submitted yet. The submit button then looks busy. */
  isLoading?: boolean;
  disabled?: boolean;
  /** Submits the form. The dialog closes if the promise resolves to true. */
  onSubmit: () => Promise<boolean>;
}) {
  const t = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const busy = isRunning || isLoading;
  const submit = async () => {
    if (busy || disabled) return;
    setRunning(true);
    const isDone = await onSubmit();
    setRunning(false);
    if (isDone) dialog.onClose();
  };
  return (
    <Dialog
      {...dialog}
      onSubmit={() => void submit()}
      foot={
        <>
          {extra}
          <Button variant="ghost" onPress={dialog.onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="primary" {...(icon && { icon })} submit busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    />
  );
}
