import { useEffect, useState } from 'react';
import { useAnnounce } from '../feedback/announce.tsx';
import { useToast } from '../feedback/toast.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { copyText } from './copy-text.ts';

/** How long a tick says that it worked, in milliseconds. */
const TICK = 2000;

/** Copies text, and says whether that worked: `copied` holds for a moment afterwards. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const t = useTranslate();
  const announce = useAnnounce();
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TICK);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    try {
      await copyText(text);
      setCopied(true);
      announce(t('frame.copied'));
    } catch {
      toast({ message: t('frame.couldNotCopy') });
    }
  };
  return { copied, copy };
}
