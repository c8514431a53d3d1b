import { useEffect, useState } from 'react';
import { useAnnounce } from './announce.tsx';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';
import { useText } from './text/text.tsx';
import { useToast } from './toast.tsx';

/** Copies `text`; `what` names it («address»). A tick says that it worked. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const words = useText().frame;
  const announce = useAnnounce();
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await copyText(text);
      setCopied(true);
      announce(words.copied);
    } catch {
      toast({ message: words.couldNotCopy });
    }
  };
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      size="mini"
      label={words.copy(what)}
      onPress={() => void copy()}
    />
  );
}
