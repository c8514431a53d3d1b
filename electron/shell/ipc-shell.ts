import { type IpcMain, type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import { callShell, type ShellHandlers } from '../../shared/shell.ts';
import type { Log } from '../host/ports.ts';
import { SHELL_CHANNEL } from './channels.ts';
import { isOwnPage } from './ipc.ts';

/** Puts what a page may ask of the shell on IPC. A call from anywhere but the app's own page is refused before it is read. */
export function serveShell(
  { handlers, page, log }: { handlers: ShellHandlers; page: () => WebContents | null; log: Log },
  ipc: Pick<IpcMain, 'handle'> = ipcMain,
): void {
  ipc.handle(SHELL_CHANNEL, (event: IpcMainInvokeEvent, method: unknown, input: unknown) => {
    if (isOwnPage(event, page())) return callShell(handlers, typeof method === 'string' ? method : '', input);
    log.warn('A call of the shell from a foreign page was refused', { url: event.senderFrame?.url ?? null });
    throw new Error('Refused: not the page of this app.');
  });
}
