import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../../shared/errors.ts';
import { editDistance, getMaxTypos } from '../../../../shared/text/edit-distance.ts';
import { HttpError } from '../../system/http/http-error.ts';
import { markAuthenticated } from '../../system/http/loopback-server.ts';
import type { RequestRecorder } from '../request-log/request-recorder.ts';
import { createAuthenticator, getOrigin } from '../server/access-control.ts';
import { checkBodyHeaders, parseJsonBody, rejectOtherMethods, sendJson } from '../server/http-rules.ts';
import { describeControlApi } from './control-document.ts';
import { CONTROL_OPERATIONS } from './control-operations.ts';
import type { ControlOperation, ControlTarget } from './define-control-operation.ts';
import { rejectInput } from './parse-control-input.ts';

const CONTROL_PATH = '/control/v1';
const OPENAPI_PATH = '/openapi.json';
const SEE = `See ${CONTROL_PATH}${OPENAPI_PATH}`;

export interface ControlApi extends ControlTarget {
  token: string;
}

interface ControlRoutes {
  control: ControlApi;
  recorder: Pick<RequestRecorder, 'ignore'>;
  version: string;
}

export const toControlUrl = (apiUrl: string): string => new URL(CONTROL_PATH, apiUrl).href;

export const isControlTarget = (target: string): boolean => /^\/control(?:[/?#]|$)/.test(target);

export function createNoOperationError(isOn: boolean, { method, url = '' }: IncomingMessage): HttpError {
  if (!isOn) return new HttpError(404, 'The control API is off. To turn it on, use serve --control or exec.');
  const [path = ''] = url.split(/[?#]/, 1);
  const similar = findSimilarPaths(path.slice(CONTROL_PATH.length)).join(', ');
  const hint = similar === '' ? '' : ` Similar paths: ${similar}.`;
  return new HttpError(404, `The control API doesn't have the operation ${method} ${path}.${hint} ${SEE}.`);
}

function findSimilarPaths(path: string): string[] {
  const getFirstSegment = (text: string): string => text.split('/')[1] ?? '';
  const segment = getFirstSegment(path);
  const most = getMaxTypos(segment);
  const isSimilar = (other: string) => editDistance(segment, getFirstSegment(other), most) <= most;
  return [...new Set(CONTROL_OPERATIONS.map((operation) => operation.path))]
    .filter(isSimilar)
    .map((other) => CONTROL_PATH + other);
}

/** Adds the control API without recording its requests. */
export async function addControlRoutes(app: FastifyInstance, routes: ControlRoutes): Promise<void> {
  const { control, recorder, version } = routes;
  await app.register(
    async (api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        recorder.ignore(reply.raw);
        done();
      });
      // Accepts any Content-Type here, because many clients send one with requests that have no body.
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
        const bytes = Buffer.from(body);
        try {
          done(null, bytes.length === 0 ? undefined : parseJsonBody(bytes));
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      });
      api.get(OPENAPI_PATH, ({ raw }, reply) =>
        sendJson(reply, describeControlApi({ url: `${getOrigin(raw)}${CONTROL_PATH}`, version })),
      );
      rejectOtherMethods(api, OPENAPI_PATH, ['GET'], SEE);
      const authorize = createAuthorization(control);
      for (const [path, operations] of Map.groupBy(CONTROL_OPERATIONS, (operation) => operation.path)) {
        for (const operation of operations) addOperation(api, operation, { authorize, control });
        rejectOtherMethods(
          api,
          toRoutePath(path),
          operations.map(({ method }) => method),
          SEE,
        );
      }
    },
    { prefix: CONTROL_PATH },
  );
}

const toRoutePath = (path: string): string => path.replace(/\{\w+\}/, ':parameter');

/** Returns a function that throws HttpError 401 unless a request has the control token. */
function createAuthorization({ token, apiTokens }: ControlApi): (request: FastifyRequest) => void {
  const tokens = [{ token }];
  const authenticate = createAuthenticator(() => tokens);
  const findApiToken = createAuthenticator(apiTokens.list);
  return ({ headers, raw }) => {
    if (!authenticate(headers.authorization)) {
      const why = findApiToken(headers.authorization)
        ? 'This is an API token, but the control API requires the control token.'
        : 'The control token is missing or invalid.';
      const detail = `${why} Send Authorization: Bearer <QOTD_CONTROL_TOKEN>.`;
      throw new HttpError(401, detail, { headers: { 'www-authenticate': 'Bearer' } });
    }
    markAuthenticated(raw.socket);
  };
}

function addOperation(
  app: FastifyInstance,
  { method, path, input, run }: ControlOperation,
  { authorize, control }: { authorize: (request: FastifyRequest) => void; control: ControlTarget },
): void {
  app.route<{ Params: { parameter?: string } }>({
    method,
    url: toRoutePath(path),
    onRequest(request, _reply, done) {
      authorize(request);
      if (input?.in === 'body' && hasBody(request)) checkBodyHeaders(request.headers);
      done();
    },
    async handler(request, reply) {
      const { parameter = '' } = request.params;
      const given = input?.in === 'query' ? request.query : request.body;
      if (input?.in !== 'query') rejectInput(request.query, 'query');
      if (input?.in !== 'body') rejectInput(request.body, 'body');
      try {
        const context = { ...control, origin: getOrigin(request.raw) };
        return sendJson(reply, await run({ parameter, input: given }, context));
      } catch (error) {
        throw toControlError(error);
      }
    },
  });
}

/** Returns whether a request has a body. Without a body, fields have their defaults. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Maps expected errors to responses. Returns other errors unchanged. */
function toControlError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  switch (error.code) {
    case 'bad-input': {
      const { field } = error.details;
      const path = typeof field === 'string' ? field : '';
      return new HttpError(422, error.message, {
        errors: [{ path, code: 'invalid-value', message: error.message }],
      });
    }
    case 'not-found':
      return new HttpError(404, error.message);
    case 'no-snapshot':
      return new HttpError(
        404,
        'No snapshot has this name. To list all snapshots, use GET /control/v1/snapshots.',
      );
    case 'on-service':
    case 'snapshot-unreadable':
      return new HttpError(409, error.message);
    default:
      return error;
  }
}
