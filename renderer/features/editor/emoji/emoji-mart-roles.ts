/** Keys that emoji-mart handles only in its search field. */
const LIST_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'];

/**
 * Sets the roles that emoji-mart's `aria-selected` and `aria-posinset` require, even on elements that are
 * rendered later. Categories become tabs, and emoji become options of a focusable list. emoji-mart renders
 * only the visible rows.
 */
export function addRoles(shadow: ShadowRoot, labels: PickerLabels): void {
  shadow.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent) forwardToSearch(shadow, event);
  });
  const update = () => updateRoles(shadow, labels);
  new MutationObserver(update).observe(shadow, {
    childList: true,
    subtree: true,
    // emoji-mart sets this attribute while the skin tone menu is open.
    attributeFilter: ['data-menu'],
  });
}

/** Labels for elements that emoji-mart doesn't name or names only in English. */
interface PickerLabels {
  readonly list: string;
  readonly clearSearch: string;
}

function updateRoles(shadow: ShadowRoot, labels: PickerLabels): void {
  const setAll = (
    selector: string,
    getAttributes: (element: Element) => Readonly<Record<string, string>>,
  ) => {
    for (const element of shadow.querySelectorAll(`${selector}:not([role])`))
      for (const [name, value] of Object.entries(getAttributes(element))) element.setAttribute(name, value);
  };
  setAll('#nav > div', () => ({ role: 'tablist' }));
  setAll('#nav button', () => ({ role: 'tab' }));
  setAll('.scroll', () => ({ role: 'listbox', tabindex: '0', 'aria-label': labels.list }));
  const clear = shadow.querySelector('.search .delete');
  if (clear?.ariaLabel !== labels.clearSearch) {
    clear?.setAttribute('aria-label', labels.clearSearch);
    clear?.setAttribute('title', labels.clearSearch);
  }
  setAll('.category', (category) => ({
    role: 'group',
    'aria-label': category.querySelector('.sticky')?.textContent ?? '',
  }));
  setAll('.category button', () => ({ role: 'option' }));
  const skinTone = shadow.querySelector('.skin-tone-button');
  skinTone?.removeAttribute('aria-selected');
  const wasOpen = skinTone?.ariaExpanded === 'true';
  const isOpen = shadow.querySelector('[data-menu]') !== null;
  skinTone?.setAttribute('aria-expanded', String(isOpen));
  // The menu had focus when it closed.
  if (wasOpen && !isOpen && document.activeElement === document.body)
    shadow.querySelector<HTMLElement>('.skin-tone-button')?.focus();
}

/** Forwards keys from the list to the search field, where emoji-mart handles them. */
function forwardToSearch(shadow: ShadowRoot, event: KeyboardEvent): void {
  const { key, target } = event;
  const search = shadow.querySelector<HTMLInputElement>('input[type="search"]');
  if (!search || !LIST_KEYS.includes(key) || !(target instanceof Element) || !target.matches('.scroll'))
    return;
  event.preventDefault();
  search.focus();
  search.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }),
  );
}
