/** The styles that determine the position of characters. */
const COPIED_STYLES = [
  'font',
  'letter-spacing',
  'word-spacing',
  'text-indent',
  'tab-size',
  'padding',
  'border-width',
  'border-style',
  'box-sizing',
  'direction',
  'overflow-wrap',
  'word-break',
];

/**
 * The position of the character at `index` in the window. Measured in a hidden copy, since browsers don't report it
 * for fields.
 */
export function caretRect(field: HTMLInputElement | HTMLTextAreaElement, index: number): DOMRect {
  const box = field.getBoundingClientRect();
  const mirror = createMirror(field, box);
  const mark = document.createElement('span');
  mark.textContent = field.value.slice(index) || '.';
  mirror.append(field.value.slice(0, index), mark);
  document.body.append(mirror);
  const at = mark.getClientRects()[0] ?? box;
  const isRtl = getComputedStyle(mirror).direction === 'rtl';
  mirror.remove();
  const left = (isRtl ? at.right : at.left) - field.scrollLeft;
  const isOneLine = field instanceof HTMLInputElement;
  return isOneLine
    ? new DOMRect(left, box.top, 0, box.height)
    : new DOMRect(left, at.top - field.scrollTop, 0, at.height);
}

function createMirror(field: HTMLInputElement | HTMLTextAreaElement, box: DOMRect): HTMLElement {
  const mirror = document.createElement('div');
  const style = getComputedStyle(field);
  for (const property of COPIED_STYLES) mirror.style.setProperty(property, style.getPropertyValue(property));
  mirror.setAttribute('aria-hidden', 'true');
  Object.assign(mirror.style, {
    position: 'fixed',
    visibility: 'hidden',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    whiteSpace: field instanceof HTMLInputElement ? 'pre' : 'pre-wrap',
  });
  return mirror;
}
