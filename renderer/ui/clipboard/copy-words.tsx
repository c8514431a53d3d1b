import { Button } from '../controls/button.tsx';
import { useCopy } from './use-copy.ts';

/** Copies `text` by a button with words. Null: it can't be, and `reason` says why. */
export function CopyWords(props: { children: string; text: string | null; reason?: string }) {
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
