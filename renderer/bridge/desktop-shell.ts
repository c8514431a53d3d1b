/** The desktop shell around this page, as the preload script offers it; null in a browser. What it says is not yet looked at. */
export interface DesktopShell {
  call(method: string, input: unknown): Promise<unknown>;
  /** Calls back whenever there is something to take. For one listener. */
  onCommands(onAsked: () => void): void;
}

/** The way to the shell, where there is one. */
export const desktopShell = (): DesktopShell | null =>
  window.qotd ? { call: window.qotd.shell, onCommands: window.qotd.onAsked } : null;

/** macOS has the menus at the top of the screen, and buttons of its own at the start of the title bar. */
export const isMac = (): boolean => navigator.platform.startsWith('Mac');
