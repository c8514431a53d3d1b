import type { BrowserWindow } from './browser-window.ts';

/** The open windows by ID. */
export const windows = new Map<number, BrowserWindow>();
