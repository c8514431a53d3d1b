import { request } from 'node:http';
import { z } from 'zod';
import type { Running } from './peer.ts';
import { call, memberOf, QUESTION } from './peer-call.ts';
import type { Checked } from './peer-checked.ts';

/** What a server that runs does with one thing after the other, in a few words. */

const BROKEN = { ...QUESTION, options: ':sunflower: - Summer\n:snowflake: Winter' };

/** What became of a create: whether what is answered is what was sent. */
const taken = (status: number, text: string): string =>
  `${status}, ${text.includes(QUESTION.title) ? 'stored' : 'an example instead'}`;

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

export async function brokenLine(running: Running): Promise<string> {
  const { status, text } = await call(running, 'POST', '', BROKEN);
  if (status < 300) return taken(status, text);
  const { errors } = errorsSchema.parse(JSON.parse(text));
  return `${status} «${errors.map(({ message }) => message).join(' ')}»`;
}

export async function emojiForm(running: Running): Promise<string> {
  const { text } = await call(running, 'POST', '', {
    ...QUESTION,
    options: ':kite: - Kite\n:yo-yo: - Yo-yo',
  });
  if (text.includes('🪁')) return '🪁';
  return text.includes(':kite:') ? 'as sent' : 'an example instead';
}

const similarIn = (text: string): string => {
  const found = memberOf(text, 'similarQuestions');
  if (Array.isArray(found)) return `${found.length} of them`;
  return found === null ? 'null' : 'no';
};

export async function similar(running: Running, { roles }: Checked): Promise<string> {
  return similarIn((await call(running, 'POST', '', QUESTION, roles.administrator)).text);
}

export async function similarForMember(running: Running, { roles }: Checked): Promise<string> {
  return similarIn((await call(running, 'POST', '', QUESTION, roles.member)).text);
}

export async function unknownToken(running: Running): Promise<string> {
  const { status } = await call(running, 'GET', '/1', undefined, { authorization: 'Bearer nobody' });
  return status === 200 ? '200, answered' : `${status}`;
}

export async function ids(running: Running): Promise<string> {
  const made: unknown[] = [];
  for (let at = 0; at < 3; at++) {
    const { text } = await call(running, 'POST', '', QUESTION);
    made.push(memberOf(text, 'id'));
  }
  if (new Set(made).size === 1) return `${JSON.stringify(made[0])} each time`;
  return made.every((id, at) => typeof id === 'number' && id === Number(made[0]) + at)
    ? 'numbers in order'
    : `such as ${JSON.stringify(made[0])}`;
}

export async function fromPage(running: Running): Promise<string> {
  const { status, text } = await call(running, 'POST', '', QUESTION, { origin: 'https://evil.example' });
  return status < 300 ? taken(status, text) : `${status}`;
}

export async function foreignHost({ port, path, headers }: Running): Promise<string> {
  // fetch sets Host by itself.
  return new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', path: `${path}/1`, headers: { ...headers, host: 'evil.example' } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200 ? '200, answered' : String(answer.statusCode));
      },
    )
      .on('error', reject)
      .end();
  });
}

export async function list(running: Running): Promise<string> {
  const { status, text } = await call(running, 'GET', '');
  return status === 200 && Array.isArray(JSON.parse(text)) ? 'yes' : `${status}`;
}

export async function otherResource(running: Running): Promise<string> {
  const { status } = await call({ ...running, path: running.path.replace('questions', 'things') }, 'GET', '');
  return status === 200 ? 'yes' : `${status}`;
}

export async function template(running: Running): Promise<string> {
  const { status, text } = await call({ ...running, path: '/template' }, 'GET', '/word');
  return status === 200 && text.includes('word') ? 'yes' : 'no';
}

export async function description({ port }: Running): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/openapi.json`);
  return answer.ok && /"openapi":\s*"3/.test(await answer.text()) ? 'yes' : 'no';
}
