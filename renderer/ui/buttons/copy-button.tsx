import { useCopy } from '../browser/clipboard.ts';
import { useTranslate } from '../messages/use-translate.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

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

/** Copies `text` by a button with words. Null: it can't be, and `reason` says why. */
export function CopyTextButton(props: { children: string; text: string | null; reason?: string }) {
  const { copied, copy } = useCopy();
  return (
    <Button
      size="small"
      icon={copied ? 'check' : 'copy'}
      disabledReason={props.text === null ? (props.reason ?? null) : null}
      onPress={() => {
        if (props.text !== null) void copy(props.text);
      }}
    >
      {props.children}
    </Button>
  );
}
