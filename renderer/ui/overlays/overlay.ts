/** An open menu or dialog hides the rest of the page from everybody, from keys and the system's menus as well. */
export const isBehindOverlay = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
