import type { Draft } from '../library/entry.ts';
import { OPTIONAL_FIELDS, recordOf } from '../question/fields.ts';
import type { QuestionInput } from '../question/question-schema.ts';
import { type CurlRequest, curlCommand } from './curl-command.ts';

/** A create or edit request (docs/reference/service-api.md 4.1, 4.2). */
export interface QuestionRequest {
  method: 'POST' | 'PUT';
  /** Behind the base address. */
  path: string;
  body: QuestionInput;
}

/**
 * The call that stores what is typed. `id`: the question's there already, and is edited; null where it is created. A create
 * leaves out what is empty. An edit sends it as an empty text, since the service does not say whether a member that is left
 * out keeps its value.
 */
export function questionRequest(draft: Draft, id: number | null): QuestionRequest {
  const { title, options } = draft;
  const sent = OPTIONAL_FIELDS.filter((field) => id !== null || draft[field] !== '');
  const body = { title, options, ...recordOf(sent, (field) => draft[field]) };
  return id === null
    ? { method: 'POST', path: '/questions', body }
    : { method: 'PUT', path: `/questions/${id}`, body };
}

/** The call as a command, with the token left to the shell. `baseUrl` ends with the version, such as `/api/v1`. */
export function questionCommand({ method, path, body }: QuestionRequest, baseUrl: string): string {
  const [, origin = '', before = ''] = /^(https?:\/\/[^/]+)(.*?)\/?$/u.exec(baseUrl) ?? [];
  const call: CurlRequest = {
    origin,
    method,
    target: before + path,
    headers: [
      ['Authorization', 'Bearer …'],
      ['Content-Type', 'application/json'],
    ],
    body: JSON.stringify(body),
    token: null,
  };
  // There is none only for a body with U+0000 in it, which JSON writes out.
  return curlCommand(call) ?? '';
}
