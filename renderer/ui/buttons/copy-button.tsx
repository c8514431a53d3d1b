import { useCopy } from '../browser/clipboard.ts';
import { useTranslate } from '../messages/use-translate.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

/** An icon button that copies text. `what` describes the text, such as "URL". */
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

/** A labeled button that copies `text`. If `text` is null, `reason` says why it can't be copied. */
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
