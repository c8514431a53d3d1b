import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { useText } from '../ui/text/text.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { useCopy } from '../ui/use-copy.ts';
import styles from './copy-id.module.css';

/** The id by which the API knows a question, quiet; a press copies it. */
export function CopyId({ id }: { id: number }) {
  const text = useText();
  const label = text.frame.copy(text.editor.idOf(id));
  const { copied, copy } = useCopy();
  return (
    <Tooltip text={label}>
      <PlainButton className={styles.id} aria-label={label} onPress={() => void copy(`${id}`)}>
        <span className={classNames(copied && styles.copied)}>{text.editor.id(id)}</span>
        {copied && <Icon name="check" size={14} className={styles.tick} />}
      </PlainButton>
    </Tooltip>
  );
}
