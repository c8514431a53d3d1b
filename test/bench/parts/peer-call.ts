import { z } from 'zod';
import type { Running } from './peer.ts';

/** A question that every server takes. */
export const QUESTION = {
  title: 'Which lighthouse would you keep?',
  options: ':sunflower: - Summer\n:snowflake: - Winter',
};
/** A call below the questions of a server. */
export async function call(
  { port, path, headers }: Running,
  method: string,
  address: string,
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}${address}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** A member of an object in JSON; undefined where there is none. */
export const memberOf = (text: string, name: string): unknown =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(text))[name];
