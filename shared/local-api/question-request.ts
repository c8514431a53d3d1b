import type { Draft } from '../library/entry.ts';
import { createRecord, OPTIONAL_FIELDS } from '../question/question-fields.ts';
import type { QuestionInput } from '../question/service-body-schemas.ts';
import { type CurlRequest, formatCurlCommand } from './curl-command.ts';

/** A create or edit request (docs/reference/service-api.md 4.1, 4.2). */
export interface QuestionRequest {
  method: 'POST' | 'PUT';
  /** The path relative to the base URL. */
  path: string;
  body: QuestionInput;
}

/**
 * Returns the request that creates a question from a draft or edits question `id`. An edit sends empty fields
 * as empty strings, because the service doesn't document whether omitted fields keep their values. With
 * `sendsEmpty`, as in sync, a create does the same.
 */
export function createQuestionRequest(
  draft: Draft,
  id: number | null,
  sendsEmpty = id !== null,
): QuestionRequest {
  const { title, options } = draft;
  const sent = OPTIONAL_FIELDS.filter((field) => sendsEmpty || draft[field] !== '');
  const body = { title, options, ...createRecord(sent, (field) => draft[field]) };
  return id === null
    ? { method: 'POST', path: '/questions', body }
    : { method: 'PUT', path: `/questions/${id}`, body };
}

/**
 * Returns the request as a curl command. The shell inserts the token for the live service or the local API.
 * `baseUrl` ends with the version, such as `/api/v1`.
 */
export function formatQuestionCommand(
  { method, path, body }: QuestionRequest,
  baseUrl: string,
  target: 'live' | 'local',
): string {
  const [, origin = '', before = ''] = /^(https?:\/\/[^/]+)((?:\/.*?)?)\/?$/u.exec(baseUrl) ?? [];
  const call: CurlRequest = {
    origin,
    method,
    target: before + path,
    headers: [
      ['Authorization', 'Bearer …'],
      ['Content-Type', 'application/json'],
    ],
    body: JSON.stringify(body),
    token: { variable: target === 'live' ? 'QOTD_REMOTE_TOKEN' : 'QOTD_ADMIN_TOKEN' },
  };
  // The command isn't null, because JSON escapes U+0000.
  return formatCurlCommand(call) ?? '';
}
