import { IconButton } from '../controls/icon-button.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { useCopy } from './use-copy.ts';

/** Copies `text`; `what` names it («address»). A tick says that it worked. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useTranslate();
  const { copied, copy } = useCopy();
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      size="mini"
      label={t('frame.copy', { what })}
      onPress={() => void copy(text)}
    />
  );
}
