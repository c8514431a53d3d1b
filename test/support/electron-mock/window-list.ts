import type { BrowserWindow } from './browser-window.ts';

export const windows = new Map<number, BrowserWindow>();
