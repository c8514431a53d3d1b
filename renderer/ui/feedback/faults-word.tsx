import { Icon } from '../icons/icon.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './faults-word.module.css';

/** Says beside the address of the local API that it goes wrong on purpose; nothing while no fault is on. */
export function FaultsWord(props: { count: number; className?: string | undefined }) {
  const t = useTranslate();
  if (props.count === 0) return null;
  return (
    <span className={classNames(styles.word, props.className)}>
      <Icon name="alert" size={14} />
      {t('frame.faultsOn', { count: props.count })}
    </span>
  );
}
