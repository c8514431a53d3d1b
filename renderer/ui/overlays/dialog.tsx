import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { joinClassNames } from '../styles/class-names.ts';
import { Backdrop } from './backdrop.tsx';
import styles from './dialog.module.css';

export function Dialog(props: {
  title: string;
  help?: ReactNode;
  children?: ReactNode;
  foot: ReactNode;
  /** Whether the dialog is up to 880 pixels wide and 640 pixels high. */
  wide?: boolean;
  /** Whether the dialog is wide enough for a desktop chat next to a phone. */
  extraWide?: boolean;
  /** Whether the body has focus first, so the arrow keys scroll it. */
  reading?: boolean;
  /** The dialog's role. Use `alertdialog` before an action that can't be undone. */
  role?: 'dialog' | 'alertdialog';
  onClose: () => void;
  /** Called when Enter is pressed in a field or the user presses a submit button. */
  onSubmit?: () => void;
}) {
  const help = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit?.();
  };
  return (
    <Backdrop className={styles.backdrop} onClose={props.onClose}>
      <Modal
        className={joinClassNames(
          styles.modal,
          props.wide && styles.wide,
          props.extraWide && styles.extraWide,
        )}
      >
        <AriaDialog
          className={styles.dialog ?? ''}
          role={props.role ?? 'dialog'}
          {...(props.help ? { 'aria-describedby': help } : {})}
        >
          <form className={styles.form} onSubmit={submit} noValidate>
            <Heading slot="title" className={styles.title ?? ''}>
              {props.title}
            </Heading>
            {props.help && (
              <p id={help} className={styles.help}>
                {props.help}
              </p>
            )}
            {props.children &&
              (props.reading ? (
                <ReadingBody title={props.title}>{props.children}</ReadingBody>
              ) : (
                <div className={styles.body}>{props.children}</div>
              ))}
            <div className={styles.footer}>{props.foot}</div>
          </form>
        </AriaDialog>
      </Modal>
    </Backdrop>
  );
}

function ReadingBody({ title, children }: { title: string; children: ReactNode }) {
  const body = useRef<HTMLElement>(null);
  // Don't show a focus ring before the first key press.
  useEffect(() => body.current?.focus({ focusVisible: false }), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard.
    <section ref={body} className={styles.body} aria-label={title} tabIndex={0}>
      {children}
    </section>
  );
}
