import { createStrictEmitter, createStrictObject } from './strict-object.ts';
import { windows } from './window-list.ts';

type IpcHandler = (event: object, ...args: unknown[]) => unknown;
const handlers = new Map<string, IpcHandler>();

export const ipcMain = createStrictObject(
  'ipcMain',
  createStrictEmitter({
    get channels() {
      return [...handlers.keys()];
    },
    handle(channel: string, handler: IpcHandler) {
      if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      handlers.set(channel, handler);
    },
  }),
);

export async function invoke(
  id: number,
  channel: string,
  args: unknown[],
  frame: { url: string; origin: string },
): Promise<unknown> {
  const handler = handlers.get(channel);
  if (!handler) throw new Error(`No handler registered for '${channel}'`);
  const event = { sender: windows.get(id)?.webContents, senderFrame: { ...frame, parent: null } };
  return handler(event, ...args);
}
