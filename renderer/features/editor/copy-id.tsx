import { useCopy } from '../../ui/browser/clipboard.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './copy-id.module.css';

/** The id by which the API knows a question, quiet; a press copies it. */
export function CopyId({ id }: { id: number }) {
  const t = useTranslate();
  const label = t('frame.copy', { what: t('editor.idOf', { id }) });
  const { copied, copy } = useCopy();
  return (
    <Tooltip text={label}>
      <PlainButton className={styles.id} aria-label={label} onPress={() => void copy(`${id}`)}>
        <span className={classNames(copied && styles.copied)}>{t('editor.id', { id })}</span>
        {copied && <Icon name="check" size={14} className={styles.tick} />}
      </PlainButton>
    </Tooltip>
  );
}
