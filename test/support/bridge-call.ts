import type { Page } from '@playwright/test';
import { z } from 'zod';

const replySchema = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), problem: z.unknown() }),
]);

/**
 * A call of the bridge as the window makes it: by IPC on the desktop, else with the page's own cookie.
 * @returns what the host answered; throws an Error where that is a problem
 */
export async function call(page: Page, method: string, input: object = {}): Promise<unknown> {
  const reply = replySchema.parse(
    await page.evaluate(
      async ([name, body]) => {
        if (window.qotd) return window.qotd.call(name, JSON.parse(body));
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`bridge/${name}`, { method: 'POST', headers, body })).json();
      },
      [method, JSON.stringify(input)] as const,
    ),
  );
  if (!reply.ok) throw new Error(`${method}: ${JSON.stringify(reply.problem)}`);
  return reply.value;
}
