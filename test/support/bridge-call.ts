import type { Page } from '@playwright/test';
import { z } from 'zod';

const replySchema = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), problem: z.unknown() }),
]);

/**
 * A call of the bridge as the window makes it: by IPC on the desktop, else over a WebSocket with the page's own cookie.
 * @returns what the host answered; throws an Error where that is a problem
 */
export async function call(page: Page, method: string, input: object = {}): Promise<unknown> {
  const reply = replySchema.parse(
    await page.evaluate(
      async ([name, body]) => {
        if (window.qotd) return window.qotd.call(name, JSON.parse(body));
        const socket = new WebSocket(new URL('bridge', location.href));
        return new Promise((resolve) => {
          socket.addEventListener('open', () => socket.send(`{"id":0,"method":"${name}","input":${body}}`));
          socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
            const message = JSON.parse(data);
            if (message.id !== 0) return;
            resolve(message.reply);
            socket.close();
          });
        });
      },
      [method, JSON.stringify(input)] as const,
    ),
  );
  if (!reply.ok) throw new Error(`${method}: ${JSON.stringify(reply.problem)}`);
  return reply.value;
}

interface PageCall {
  id: number;
  method: string;
  input: unknown;
}

/**
 * Lets a test see each call of the page and hold it, or answer it instead of the backend by returning a reply. `onReply` sees
 * what the backend replies. Loads the page again. For the app in a browser.
 */
export async function interceptCalls(
  page: Page,
  onCall: (call: PageCall) => unknown,
  onReply: (call: PageCall) => void = () => {},
): Promise<void> {
  await page.routeWebSocket(/\/bridge$/, (route) => {
    const server = route.connectToServer();
    const calls = new Map<number, PageCall>();
    route.onMessage(async (data) => {
      const call: PageCall = JSON.parse(String(data));
      calls.set(call.id, call);
      const reply = await onCall(call);
      if (reply === undefined) server.send(data);
      else route.send(JSON.stringify({ id: call.id, reply }));
    });
    server.onMessage((data) => {
      route.send(data);
      const call = calls.get(JSON.parse(String(data)).id);
      if (call) onReply(call);
    });
  });
  await page.reload();
}
