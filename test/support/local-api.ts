import { request } from 'undici';
import {
  type CreateOutput,
  createOutputSchema,
  type FetchOutput,
  fetchOutputSchema,
} from '../../shared/question.ts';
import { ADMIN_TOKEN, MEMBER_TOKEN } from './serve.ts';

const TOKENS = { administrator: ADMIN_TOKEN, member: MEMBER_TOKEN };
type Role = keyof typeof TOKENS;

/** Fetches as a bot would; answers that are not as service.md 2.3 has them fail the test. */
export async function fetchQuestion(
  api: string,
  address: string,
  role: Role = 'member',
): Promise<FetchOutput> {
  const { statusCode, body } = await request(`${api}/questions/${address}`, {
    headers: { authorization: `Bearer ${TOKENS[role]}` },
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

/** Creates (POST), or edits (PUT) where an address is given. */
export async function sendQuestion(
  api: string,
  body: CreateBody,
  { role = 'member', address }: { role?: Role; address?: string } = {},
): Promise<CreateOutput> {
  const answer = await request(`${api}/questions${address ? `/${address}` : ''}`, {
    method: address ? 'PUT' : 'POST',
    headers: { authorization: `Bearer ${TOKENS[role]}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${await answer.body.text()}`);
  return createOutputSchema
    .partial({ similarQuestions: true })
    .parse(await answer.body.json()) as CreateOutput;
}
