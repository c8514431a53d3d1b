/** Whether this is a Mac, which has its own modifier keys and shows menus at the top of the screen. */
export const isMac = (): boolean => navigator.platform.startsWith('Mac');
