import type { Page } from '@playwright/test';
import { z } from 'zod';

const replySchema = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), problem: z.unknown() }),
]);

/**
 * Sends a bridge request as the UI does: by IPC on the desktop, and over a WebSocket with the page's cookie
 * in a browser. Throws an Error if the response is a problem.
 * @returns the response value
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
 * Intercepts the page's bridge requests. The test can delay a request or reply in place of the backend.
 * `onReply` receives the backend's replies. Reloads the page. Works only if the app runs in a browser.
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
