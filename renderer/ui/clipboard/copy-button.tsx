import { IconButton } from '../controls/icon-button.tsx';
import { useText } from '../text/text.tsx';
import { useCopy } from './use-copy.ts';

/** Copies `text`; `what` names it («address»). A tick says that it worked. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const words = useText().frame;
  const { copied, copy } = useCopy();
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      size="mini"
      label={words.copy(what)}
      onPress={() => void copy(text)}
    />
  );
}
