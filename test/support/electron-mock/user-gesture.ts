/**
 * Makes clipboard writes need a user gesture. Runs in a window's page. As in Chromium, a page without
 * permission to read the clipboard may write to it only for a short time after a user gesture. Chromium
 * counts Playwright's evaluations as gestures, so without this check, tests wouldn't notice that choosing
 * from a native menu isn't a gesture.
 * @param forgotten the event that ends the user gesture
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
