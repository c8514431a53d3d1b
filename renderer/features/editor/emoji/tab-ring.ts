const TABBABLE = 'button, input, a[href], [tabindex]';

/**
 * Moves the focus to the next element in `root` that Tab would reach (1), or the one before (-1), around the ends.
 * Goes into shadow trees, which the dialog's own containment of the focus passes over.
 */
export function moveFocusWithin(root: Element, step: 1 | -1): void {
  const ring = tabbablesOf(root);
  const active = deepActiveElement();
  const here = active instanceof HTMLElement ? ring.indexOf(active) : -1;
  const next = here < 0 && step < 0 ? -1 : (here + step) % ring.length;
  ring.at(next)?.focus();
}

function tabbablesOf(root: Element | ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (element.shadowRoot) return tabbablesOf(element.shadowRoot);
    return element.matches(TABBABLE) && element.tabIndex >= 0 && element.checkVisibility() ? [element] : [];
  });
}

function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
