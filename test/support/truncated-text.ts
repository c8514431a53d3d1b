import type { Page } from '@playwright/test';

/**
 * Returns UI text that overflows its control, heading, or column, or that an element around it cuts off.
 * Ignores authors' text, because it can have any length and ends with an ellipsis.
 */
export const findTruncatedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named =
      'button, a, label, legend, th, td, dt, h1, h2, h3, [role="tab"], [role="menuitem"], [aria-current]';
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // Screen-reader-only text is at most 1 pixel wide or high.
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const isForListening = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 ||
        getComputedStyle(element).clipPath !== 'none' ||
        isForListening(element.parentElement));
    const cut = new Set<string>();
    for (const control of document.querySelectorAll(named)) {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement } = node;
        if (!parentElement || node.nodeValue?.trim() === '') continue;
        if (!isSeen(parentElement) || isForListening(parentElement)) continue;
        if (parentElement.closest('[dir="auto"], bdi, [dir="ltr"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        for (let around: Element | null = parentElement; around; around = around.parentElement) {
          const hides = getComputedStyle(around).overflowX;
          const edge = around.getBoundingClientRect();
          const sticksOut = text.left < edge.left - 1 || text.right > edge.right + 1;
          if (sticksOut && (around === control || hides === 'hidden' || hides === 'clip')) {
            cut.add(`${node.nodeValue} in ${around.className || around.tagName}`);
          }
          if (hides !== 'visible' && around !== control && control.contains(around) === false) break;
        }
      }
    }
    return [...cut];
  });
