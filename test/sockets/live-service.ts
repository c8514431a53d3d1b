import { type FetchOutput, fetchOutputSchema } from '../../shared/question/service-body-schemas.ts';
import { MEMBER_TOKEN, serve } from '../support/headless-server.ts';
import { createMark } from './draft-generator.ts';

/** The live service as the checks see it. */
export interface LiveService {
  port: number;
  token: string;
  /** Returns the question from the service, or null if it doesn't exist. */
  findQuestion(id: number): Promise<FetchOutput | null>;
  /**
   * Returns the IDs of all questions whose title had this marker when the question was first seen, in order.
   */
  listIds(mark: string): Promise<readonly number[]>;
}

/**
 * Accesses the live service at `api` with a token. Question IDs must be consecutive so that all questions can
 * be listed.
 */
export function createLiveServiceAt(api: string, token: string): LiveService {
  const known = new Map<string, number[]>();
  let last = 0;

  async function findQuestion(id: number): Promise<FetchOutput | null> {
    const answer = await fetch(`${api}/questions/${id}`, { headers: { authorization: `Bearer ${token}` } });
    const body: unknown = await answer.json();
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`The service responded with ${answer.status}.`);
    return fetchOutputSchema.parse(body);
  }

  return {
    port: Number(new URL(api).port),
    token,
    findQuestion,
    async listIds(mark) {
      for (let next = await findQuestion(last + 1); next; next = await findQuestion(last + 1)) {
        last = next.id;
        const itsMark = createMark(next.question);
        known.set(itsMark, [...(known.get(itsMark) ?? []), next.id]);
      }
      return known.get(mark) ?? [];
    },
  };
}

/** Starts another built headless server in a separate process and folder, as the live service. */
export async function startService(dir: string): Promise<LiveService & { stop(): Promise<unknown> }> {
  const { api, stop } = await serve(dir);
  return { ...createLiveServiceAt(api, MEMBER_TOKEN), stop };
}
