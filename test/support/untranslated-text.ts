import type { Page } from '@playwright/test';

/** Text that the UI shows or announces, with its location. */
interface Shown {
  text: string;
  place: string;
}

/**
 * Returns UI text with Latin letters outside ⟦ ⟧. If the app uses a pseudo catalog and authors write in other
 * scripts, this text isn't from a catalog. Ignores the guide, which is marked as English, and text that matches
 * a pattern in `known`.
 */
export async function findUntranslatedText(page: Page, known: readonly RegExp[]): Promise<string[]> {
  const stray = new Set<string>();
  for (const { text, place } of await page.evaluate(collectTexts)) {
    const left = known.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);
    if (/\p{Script=Latin}{2}/u.test(left)) stray.add(`${left.trim()} (${place})`);
  }
  return [...stray];
}

/**
 * Returns the page's text without the parts in ⟦ ⟧. A part may continue in the next node, for example around
 * a highlight. Runs in the page.
 */
function collectTexts(): Shown[] {
  const shown: Shown[] = [];
  const getPlace = (element: Element) =>
    `${element.tagName.toLowerCase()} in ${element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '-'}`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let isInside = false;
  // The pages of the guide and their titles are in English in all languages.
  const guide = '[role="tablist"] [lang="en"], [role="tabpanel"] [lang="en"]';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (!node.checkVisibility({ visibilityProperty: true }) || node.closest(guide)) continue;
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-valuetext',
        'placeholder',
        'title',
        'alt',
      ]) {
        const text = node.getAttribute(name)?.replaceAll(/⟦[^⟧]*⟧/g, ' ');
        if (text) shown.push({ text, place: `${name} of ${getPlace(node)}` });
      }
      continue;
    }
    const parent = node.parentElement;
    if (!parent || parent.closest(`script, style, pre, [contenteditable], textarea, ${guide}`)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    let text = '';
    for (const letter of node.nodeValue ?? '') {
      if (letter === '⟦') isInside = true;
      else if (letter === '⟧') isInside = false;
      else if (!isInside) text += letter;
    }
    if (text.trim() !== '') shown.push({ text, place: getPlace(parent) });
  }
  return shown;
}
