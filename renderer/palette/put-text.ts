/**
 * Types `text` where the caret is, as the keyboard would, so that undo and autosave know of it. False where the focus
 * is in no text.
 */
export function putText(text: string): boolean {
  const field = document.activeElement;
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && ['text', 'search', 'url', ''].includes(field.type));
  if (!isText || field.readOnly || field.disabled) return false;
  return document.execCommand('insertText', false, text);
}
