import { useEffect, useState } from 'react';
import { removeControls } from '../../../shared/text/invisible-characters.ts';
import { useAnnounce } from '../feedback/announce.tsx';
import { useToast } from '../feedback/toast.tsx';
import { useTranslate } from '../messages/use-translate.tsx';

/**
 * Copies text to the clipboard without control characters, because terminals act on them. Rejects if neither
 * the browser nor the desktop app can copy it.
 */
export async function copyText(original: string): Promise<void> {
  const text = removeControls(original);
  // The browser APIs need a user gesture, but a native menu doesn't pass one to the page.
  if (window.qotd) {
    await window.qotd.shell('copyText', { text });
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // If the browser denies the permission, use the API that doesn't need it.
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

const COPIED_INDICATOR_MS = 2000;

/** Copies text and reports the result. `copied` is true for a short time afterward. */
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
