import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { classNames } from '../styles/class-names.ts';
import { Backdrop } from './backdrop.tsx';
import styles from './dialog.module.css';

/** A window over the window: what it is about, what to fill in, and buttons at its foot. Escape closes it. */
export function Dialog(props: {
  title: string;
  /** Under the title. */
  help?: ReactNode;
  children?: ReactNode;
  /** The buttons. */
  foot: ReactNode;
  /** As wide and high as the window has room for, for what stands side by side. */
  wide?: boolean;
  /** It is there to be read: the text has the focus first, so that keys scroll it. */
  reading?: boolean;
  /** `alertdialog` asks before something that can't be taken back. */
  role?: 'dialog' | 'alertdialog';
  onClose: () => void;
  /** Enter in a field, or the button of type «submit». */
  onSubmit?: () => void;
}) {
  const help = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit?.();
  };
  return (
    <Backdrop className={styles.scrim} onClose={props.onClose}>
      <Modal className={classNames(styles.modal, props.wide && styles.wide)}>
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
            <div className={styles.foot}>{props.foot}</div>
          </form>
        </AriaDialog>
      </Modal>
    </Backdrop>
  );
}

function ReadingBody({ title, children }: { title: string; children: ReactNode }) {
  const body = useRef<HTMLElement>(null);
  // Nobody has pressed a key yet for which a ring would show the way.
  useEffect(() => body.current?.focus({ focusVisible: false }), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
    <section ref={body} className={styles.body} aria-label={title} tabIndex={0}>
      {children}
    </section>
  );
}
