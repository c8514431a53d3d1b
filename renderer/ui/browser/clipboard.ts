import { useEffect, useState } from 'react';
import { useAnnounce } from '../feedback/announce.tsx';
import { useToast } from '../feedback/toast.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
/** Puts text on the clipboard. Rejects where the browser refuses both ways. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The desktop shell denies every permission, that of the clipboard included; this way needs none.
    copyBySelection(text);
  }
}

function copyBySelection(text: string): void {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', onCopy, { capture: true, once: true });
  try {
    if (!document.execCommand('copy')) throw new Error('The browser did not copy.');
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true });
  }
}

/** How long a tick says that it worked, in milliseconds. */
const COPIED_INDICATOR_MS = 2000;

/** Copies text, and says whether that worked: `copied` holds for a moment afterwards. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const t = useTranslate();
  const announce = useAnnounce();
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_INDICATOR_MS);
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
