import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../shared/errors.ts';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { formatPlanICalendar } from '../../library/search/plan-icalendar.ts';
import type { Log, Timers } from '../../ports.ts';
import { HttpError } from '../../system/http/http-error.ts';
import {
  closeLoopbackServer,
  createLoopbackServer,
  LOOPBACK_ADDRESS,
  listenOnLoopback,
  markAuthenticated,
} from '../../system/http/loopback-server.ts';
import { rejectClientError, rejectMalformedRequests } from '../../system/http/malformed-requests.ts';
import {
  addControlRoutes,
  type ControlApi,
  createNoOperationError,
  isControlTarget,
} from '../control/control-routes.ts';
import type { FaultEngine } from '../faults/fault-engine.ts';
import { createFaultHook } from '../faults/fault-hook.ts';
import { OPERATIONS, type OperationContext } from '../operations/operations.ts';
import { createFetchCache } from '../operations/question-json.ts';
import type { RequestRecorder } from '../request-log/request-recorder.ts';
import { createAuthenticator, findRejection, getOrigin, listAllowedHosts } from './access-control.ts';
import { addCalendarRoute } from './calendar-route.ts';
import {
  BASE_PATH,
  checkBodyHeaders,
  createBodyTooLargeError,
  createNotFoundError,
  createOutsideBasePathError,
  isBelowBasePath,
  MAX_BODY_BYTES,
  parseJsonBody,
  registerAllMethods,
  rejectAllMethods,
  rejectOtherMethods,
  sendJson,
  sendOperation,
  sendText,
  toDecodableTarget,
} from './http-rules.ts';
import { addOpenApiRoute, addPlaceholderRoutes, addReferenceRoutes } from './public-routes.ts';
import { toServerError } from './server-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's token. It's set before an operation runs. */
    client: ApiToken | null;
  }
}

export interface ApiServer {
  readonly url: string;
  readonly port: number;
  /** Finishes pending requests, then closes the server. */
  close(): Promise<void>;
}

export interface ApiServerOptions extends Omit<OperationContext, 'fetchCache'> {
  /** Returns the API tokens, in a new array after each change. */
  tokens: () => readonly ApiToken[];
  /** The port, or 0 for any free port. */
  port: number;
  /** The address to listen on. Defaults to 127.0.0.1. */
  listenHost?: string | undefined;
  /** Additional values of `Host` to accept, with or without a port. */
  extraHosts?: readonly string[] | undefined;
  version: string;
  /** The folder with the built API reference, if there is one. */
  referenceDir?: string | undefined;
  log: Log;
  faults: FaultEngine;
  recorder: RequestRecorder;
  timers: Timers;
  /** True if the library contains test questions. If so, its plan isn't the user's. */
  isTestLibrary?: boolean;
  control?: ControlApi | undefined;
}

/**
 * The header size limit already covers the path. A lower limit would turn long parameters into unknown paths.
 */
const MAX_PATH_PARAMETER_LENGTH = 16 * 1024;

/** Starts the local API on 127.0.0.1 or another address. Rejects with AppError('port-in-use'). */
export async function startApiServer(options: ApiServerOptions): Promise<ApiServer> {
  const { log, faults, recorder, control } = options;
  let hosts: ReadonlySet<string> = new Set();
  const createNotFound = (request: IncomingMessage) => {
    const { url: target = '' } = request;
    if (isControlTarget(target)) return createNoOperationError(control !== undefined, request);
    return isBelowBasePath(target)
      ? createNotFoundError(target)
      : createOutsideBasePathError(getOrigin(request));
  };

  const app = createLoopbackServer(
    {
      bodyLimit: MAX_BODY_BYTES,
      routerOptions: { maxParamLength: MAX_PATH_PARAMETER_LENGTH },
      clientErrorHandler: (error, socket) => rejectClientError(error, socket, recorder.recordRejection),
      rewriteUrl: ({ url = '' }) => (isBelowBasePath(url) ? toDecodableTarget(url) : url),
      // Handles paths that can't be decoded. Hooks don't run for such a request.
      frameworkErrors: (_error, { raw }, reply) => {
        sendProblem(reply, findRejection(raw, hosts) ?? createNotFound(raw));
      },
    },
    // While a fault delays a request, its whole body must fit into this buffer, or it would arrive too late.
    {
      IncomingMessage: recorder.IncomingMessage,
      ServerResponse: recorder.ServerResponse,
      highWaterMark: MAX_BODY_BYTES + 1,
    },
  );
  const applyFaults = createFaultHook(options);
  rejectMalformedRequests(app.server, recorder.recordRejection);
  recorder.watch(app.server);
  registerAllMethods(app);
  readJsonBodies(app, recorder);
  app.setErrorHandler((error: Error, _request, reply) => sendProblem(reply, toHttpError(error, log)));
  app.addHook('onRequest', (request, reply, done) => {
    const rejected = findRejection(request.raw, hosts);
    if (rejected) throw rejected;
    // Unknown paths are rejected here because the handler would wait for the body.
    if (request.is404) throw createNotFound(request.raw);
    if (faults.isOn) applyFaults(request, reply, done);
    else done();
  });
  app.setNotFoundHandler(({ raw }) => {
    throw createNotFound(raw);
  });
  addPlaceholderRoutes(app);
  addCalendarRoute(app, {
    format: () => (options.isTestLibrary ? null : formatPlanICalendar(options.library.entries())),
    tokens: options.tokens,
  });
  addOpenApiRoute(app, ({ raw }) => ({ url: `${getOrigin(raw)}${BASE_PATH}`, version: options.version }));
  if (options.referenceDir !== undefined) addReferenceRoutes(app, { dir: options.referenceDir, faults });
  await app.register(
    async (api) => {
      addOperations(api, {
        ...options,
        authenticate: createAuthenticator(options.tokens),
        isControlToken: (authorization) =>
          control !== undefined && createAuthenticator(() => [control])(authorization) !== null,
        fetchCache: createFetchCache(),
      });
    },
    { prefix: BASE_PATH },
  );

  if (control) {
    await addControlRoutes(app, { control, recorder, version: options.version });
  }

  const { listenHost, extraHosts = [] } = options;
  const port = await listenOnLoopback(app, options.port, listenHost);
  const name = toUrlHost(listenHost);
  hosts = listAllowedHosts(port, [name, ...extraHosts]);
  return { url: `http://${name}:${port}${BASE_PATH}`, port, close: () => closeLoopbackServer(app) };
}

/** Returns the host in the server's URLs. A server on all addresses is also reachable at 127.0.0.1. */
function toUrlHost(listenHost = LOOPBACK_ADDRESS): string {
  if (['0.0.0.0', '::'].includes(listenHost)) return LOOPBACK_ADDRESS;
  return isIPv6(listenHost) ? `[${listenHost}]` : listenHost;
}

/** Parses every body as JSON. `checkBodyHeaders` has already checked its content type. */
function readJsonBodies(app: FastifyInstance, recorder: RequestRecorder): void {
  app.removeAllContentTypeParsers();
  // Fastify finds an exact content type without parsing it.
  app.addContentTypeParser(['application/json', '*'], { parseAs: 'buffer' }, (request, given, done) => {
    const bytes = Buffer.isBuffer(given) ? given : Buffer.from(given);
    recorder.storeBody(request.raw, bytes);
    try {
      done(null, parseJsonBody(bytes));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** Maps an error to its response. Logs an unexpected error and returns 500. */
function toHttpError(error: Error & Partial<FastifyError>, log: Log): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof AppError && error.code === 'not-found')
    return new HttpError(404, 'Question not found. Check the ID.');
  if (error.statusCode === 413) return createBodyTooLargeError();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError(error.statusCode, toSentence(error.message));
  }
  log.error("The local API couldn't process a request.", error);
  return toServerError(error);
}

/** Sends the error. The connection remains open because the rest of the body is read and discarded. */
function sendProblem(reply: FastifyReply, problem: HttpError): FastifyReply {
  if (reply.hasHeader('connection') && reply.raw.shouldKeepAlive) reply.removeHeader('connection');
  reply.code(problem.status).headers(problem.headers);
  const document = problem.document();
  reply.raw.statusMessage = document.title;
  const { content } = problem;
  return content ? sendText(reply, content.type, content.text) : sendJson(reply, document);
}

const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

interface OperationRoutes extends OperationContext {
  authenticate: (authorization: string | undefined) => ApiToken | null;
  isControlToken: (authorization: string | undefined) => boolean;
}

/**
 * Adds the operations and rejects other methods at their paths. docs/bots/service-differences.md lists the
 * order of the checks.
 */
function addOperations(app: FastifyInstance, options: OperationRoutes): void {
  app.decorateRequest('client', null);
  for (const operation of OPERATIONS) addOperation(app, operation, options);
  for (const [path, operations] of Map.groupBy(OPERATIONS, (operation) => operation.path)) {
    rejectOtherMethods(
      app,
      toRoutePath(path),
      operations.map(({ method }) => method),
    );
    // Rejects requests with an empty ID.
    const withoutId = path.replace(/\{\w+\}$/, '');
    if (withoutId !== path) rejectAllMethods(app, withoutId);
  }
}

const toRoutePath = (path: string): string => path.replace(/\{\w+\}/, ':address');

function addOperation(
  app: FastifyInstance,
  operation: (typeof OPERATIONS)[number],
  { authenticate, isControlToken, ...context }: OperationRoutes,
): void {
  const authorize = (request: Pick<FastifyRequest, 'headers' | 'client' | 'raw'>): ApiToken => {
    const client = authenticate(request.headers.authorization);
    if (!client) {
      const detail = isControlToken(request.headers.authorization)
        ? 'This is the control token, but the API requires an API token, such as QOTD_ADMIN_TOKEN.'
        : 'The token is missing or invalid. Send Authorization: Bearer <token>.';
      throw new HttpError(401, detail, { headers: { 'www-authenticate': 'Bearer' } });
    }
    if (!operation.roles.includes(client.role)) {
      throw new HttpError(403, `The token must have one of these roles: ${operation.roles.join(', ')}.`);
    }
    request.client = client;
    markAuthenticated(request.raw.socket);
    return client;
  };
  app.route<{ Params: { address?: string } }>({
    method: operation.method,
    url: toRoutePath(operation.path),
    config: { operation: operation.name },
    // Runs before the body is read. A GET has no body, so its handler runs these checks.
    ...(operation.method !== 'GET' && {
      onRequest(request, _reply, done) {
        authorize(request);
        operation.parameter.find(request.params.address ?? '', context);
        if (operation.body.described) checkBodyHeaders(request.headers);
        done();
      },
    }),
    handler(request, reply) {
      const client = request.client ?? authorize(request);
      const { address = '' } = request.params;
      const origin = getOrigin(request.raw);
      const result = operation.run({ client, origin, address, body: request.body }, context);
      if (result instanceof Promise)
        return result.then(({ body, headers }) => sendOperation(reply, body, headers));
      sendOperation(reply, result);
      return;
    },
  });
}
