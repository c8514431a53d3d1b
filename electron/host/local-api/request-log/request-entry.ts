import { z } from 'zod';
import type { LoggedRequestDetail } from '../../../../shared/local-api/logged-request.ts';

const messageSchema = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
  bodyIsCut: z.boolean(),
});

export const requestEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  status: z.int().nullable(),
  phrase: z.string(),
  errors: z.array(z.string()),
  ms: z.number(),
  faults: z.array(z.string()),
  profile: z.string().nullable(),
  requestBytes: z.int(),
  responseBytes: z.int(),
  request: messageSchema,
  response: messageSchema.nullable(),
});
export type RequestEntry = z.infer<typeof requestEntrySchema>;

/** Formats a logged request for a line of `--log` or the control API. The request is already redacted. */
export function toRequestEntry(call: LoggedRequestDetail): RequestEntry {
  const { id, method, path, status, phrase, ms, faults, requestBytes, responseBytes, request, response } =
    call;
  return {
    id,
    at: new Date(call.at).toISOString(),
    method,
    path,
    status,
    phrase,
    errors: parseErrorCodes(response?.body ?? null),
    ms,
    faults,
    profile: call.caller?.profileId ?? null,
    requestBytes,
    responseBytes,
    request: toMessage(request),
    response: response && toMessage(response),
  };
}

/** Joins repeated headers with commas, as HTTP allows. */
function toMessage({ headers, body, bodyIsCut }: LoggedRequestDetail['request']): RequestEntry['request'] {
  const byName = new Map<string, string>();
  for (const [name, value] of headers) {
    const before = byName.get(name.toLowerCase());
    byName.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return { headers: Object.fromEntries(byName), body, bodyIsCut };
}

const problemsSchema = z.object({ errors: z.array(z.object({ code: z.string() })) });

/** Returns the codes in a 422 response, or an empty array for other responses. */
function parseErrorCodes(body: string | null): string[] {
  if (!body?.includes('"errors":[')) return [];
  try {
    return problemsSchema.parse(JSON.parse(body)).errors.map(({ code }) => code);
  } catch {
    return [];
  }
}
