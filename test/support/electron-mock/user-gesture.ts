/**
 * Runs in a window's page. As in Chromium, a page may write to the clipboard without a permission only for a short time
 * after a user gesture, and else only with the permission to read the clipboard. Playwright's evaluations count as
 * gestures in Chromium, and would hide that a native menu gives none.
 * @param forgotten the event after which there was no gesture
 */
export function requireGesture(forgotten: string): void {
  const ACTIVATION_MS = 5000;
  let last = Number.NEGATIVE_INFINITY;
  for (const type of ['keydown', 'mousedown', 'pointerup', 'touchend'])
    window.addEventListener(
      type,
      (event) => {
        if (event.isTrusted) last = performance.now();
      },
      { capture: true },
    );
  document.addEventListener(forgotten, () => {
    last = Number.NEGATIVE_INFINITY;
  });
  const hasGesture = () => performance.now() - last < ACTIVATION_MS;
  const requirePermission = async () => {
    if (hasGesture()) return;
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    if (state !== 'granted') throw new DOMException('Write permission denied.', 'NotAllowedError');
  };
  const { write, writeText } = Clipboard.prototype;
  Clipboard.prototype.write = async function writeItems(items) {
    await requirePermission();
    return write.call(this, items);
  };
  Clipboard.prototype.writeText = async function writePlain(text) {
    await requirePermission();
    return writeText.call(this, text);
  };
  const { execCommand } = Document.prototype;
  Document.prototype.execCommand = function runCommand(command, ...more) {
    if (/^(copy|cut)$/i.test(command) && !hasGesture()) return false;
    return execCommand.call(this, command, ...more);
  };
}
