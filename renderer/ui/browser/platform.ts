/**
 * Returns whether the app runs on a Mac. Macs have different modifier keys and show menus at the top of the
 * screen.
 */
export const isMac = (): boolean => navigator.platform.startsWith('Mac');
