/** Keys that emoji-mart handles in its search field only. */
const LIST_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'];

/**
 * Gives the elements of emoji-mart the roles that their `aria-selected` and `aria-posinset` need, also those that it renders
 * later: the categories are tabs, and the emoji are the options of a list that can be focused. It renders the visible rows only.
 */
export function addRoles(shadow: ShadowRoot, labels: PickerLabels): void {
  shadow.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent) forwardToSearch(shadow, event);
  });
  const update = () => updateRoles(shadow, labels);
  new MutationObserver(update).observe(shadow, {
    childList: true,
    subtree: true,
    // Set while the menu of skin tones is open.
    attributeFilter: ['data-menu'],
  });
}

/** What emoji-mart has no name for, or only an English one. */
interface PickerLabels {
  readonly list: string;
  readonly clearSearch: string;
}

function updateRoles(shadow: ShadowRoot, labels: PickerLabels): void {
  const setAll = (selector: string, attributes: (element: Element) => Readonly<Record<string, string>>) => {
    for (const element of shadow.querySelectorAll(`${selector}:not([role])`))
      for (const [name, value] of Object.entries(attributes(element))) element.setAttribute(name, value);
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
  // The closed menu had the focus, and took it along.
  if (wasOpen && !isOpen && document.activeElement === document.body)
    shadow.querySelector<HTMLElement>('.skin-tone-button')?.focus();
}

/** Lets the keyboard select emoji from the focused list as well. */
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
