import { request } from 'undici';
import {
  type CreateOutput,
  createOutputSchema,
  type FetchOutput,
  fetchOutputSchema,
} from '../../shared/question/service-body-schemas.ts';
import { ADMIN_TOKEN, MEMBER_TOKEN } from './headless-server.ts';

export type Tokens = Readonly<Record<'administrator' | 'member', string>>;

export interface Api {
  url: string;
  tokens: Tokens;
}

/** The tokens that `serve` passes to the backend. */
export const GIVEN_TOKENS: Tokens = { administrator: ADMIN_TOKEN, member: MEMBER_TOKEN };

type Role = keyof Tokens;

/** Returns an API with the default tokens if only its URL is given. */
const readWhole = (api: Api | string): Api =>
  typeof api === 'string' ? { url: api, tokens: GIVEN_TOKENS } : api;

/** Fetches like a bot. Fails the test if the response doesn't match docs/reference/service-api.md 2.3. */
export async function fetchQuestion(
  api: Api | string,
  address: string,
  role: Role = 'member',
): Promise<FetchOutput> {
  const { url, tokens } = readWhole(api);
  const { statusCode, body } = await request(`${url}/questions/${address}`, {
    headers: { authorization: `Bearer ${tokens[role]}` },
  });
  if (statusCode !== 200) throw new Error(`${statusCode} ${await body.text()}`);
  return fetchOutputSchema.strict().parse(await body.json());
}

export interface CreateBody {
  title: string;
  options: string;
  description?: string;
  footer?: string;
  image?: string;
}

/** Creates a question, or edits the question at `address`. */
export async function sendQuestion(
  api: Api | string,
  body: CreateBody,
  { role = 'member', address }: { role?: Role; address?: string } = {},
): Promise<CreateOutput> {
  const { url, tokens } = readWhole(api);
  const answer = await request(`${url}/questions${address ? `/${address}` : ''}`, {
    method: address ? 'PUT' : 'POST',
    headers: { authorization: `Bearer ${tokens[role]}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${await answer.body.text()}`);
  return createOutputSchema
    .partial({ similarQuestions: true })
    .parse(await answer.body.json()) as CreateOutput;
}
