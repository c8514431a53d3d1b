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
