import type { ReactNode } from 'react';
import { formatError } from '../../../shared/messages/error-message.ts';
import { Button } from '../buttons/button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import styles from './empty-state.module.css';

/** Explains why a pane is empty and what the user can do. */
export function EmptyState(props: {
  icon: IconName;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <Icon name={props.icon} size={24} className={styles.icon} />
      <h2 className={styles.title}>{props.title}</h2>
      {props.children && <p>{props.children}</p>}
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
}

/** Shows why something couldn't be loaded, with a Retry button. `why` replaces the error's message. */
export function LoadFailed(props: {
  title: string;
  error: unknown;
  why?: string | null;
  onTryAgain: () => void;
}) {
  const t = useTranslate();
  return (
    <EmptyState
      icon="alert"
      title={props.title}
      actions={
        <Button size="small" onPress={props.onTryAgain}>
          {t('frame.tryAgain')}
        </Button>
      }
    >
      {props.why ?? formatError(props.error, t)}
    </EmptyState>
  );
}
