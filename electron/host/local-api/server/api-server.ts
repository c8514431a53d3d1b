import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../../shared/errors.ts';
import type { Log, Timers } from '../../ports.ts';
import { HttpError } from '../../system/http/http-error.ts';
import {
  closeLoopbackServer,
  createLoopbackServer,
  listenOnLoopback,
} from '../../system/http/loopback-server.ts';
import { rejectClientError, rejectMalformedRequests } from '../../system/http/malformed-requests.ts';
import type { FaultEngine } from '../faults/fault-engine.ts';
import { createFaultHook } from '../faults/fault-hook.ts';
import type { OperationContext } from '../operations/operations.ts';
import type { RequestRecorder } from '../request-log/request-recorder.ts';
import { type Account, createAuthenticator } from './auth.ts';
import { addOpenApiRoute, addPlaceholderRoutes, addReferenceRoutes } from './docs-routes.ts';
import {
  BASE_PATH,
  bodyTooLarge,
  isBelowBasePath,
  MAX_BODY_BYTES,
  notFound,
  outsideBasePath,
  parseJsonBody,
  registerAllMethods,
  sendJson,
} from './http-rules.ts';
import { addOperations } from './operation-routes.ts';
import { allowedHosts, rejectionReason } from './origin-guard.ts';

export type { Account } from './auth.ts';

export interface ApiServer {
  /** The base URL: `http://127.0.0.1:PORT/api/v1`. */
  readonly url: string;
  readonly port: number;
  /** Lets the calls under way finish. */
  close(): Promise<void>;
}

export interface ApiServerOptions extends Omit<OperationContext, 'origin'> {
  /** Who may call. The same array for as long as nothing changes. */
  tokens: () => readonly Account[];
  /** 0 takes any free one. */
  port: number;
  /** Of the app: what the description of the API gives as its version. */
  version: string;
  /** The folder of the built API reference; without it there is none. */
  referenceDir?: string | undefined;
  log: Log;
  /** What goes wrong on purpose. */
  faults: FaultEngine;
  /** Where every call is taken note of. */
  recorder: RequestRecorder;
  timers: Timers;
}

/** Characters of the last part of a path: the encoded words of a placeholder are the longest. */
const MAX_PATH_PARAMETER_LENGTH = 2_000;

/**
 * Serves the operations of the service over the library, on 127.0.0.1 only.
 * Throws AppError('port-in-use').
 */
export async function startApiServer(options: ApiServerOptions): Promise<ApiServer> {
  const { log, faults, recorder } = options;
  let hosts: ReadonlySet<string> = new Set();
  let origin = '';
  const nothingAt = (target: string) =>
    isBelowBasePath(target) ? notFound(target) : outsideBasePath(origin);

  const app = createLoopbackServer(
    {
      bodyLimit: MAX_BODY_BYTES,
      routerOptions: { maxParamLength: MAX_PATH_PARAMETER_LENGTH },
      clientErrorHandler: (error, socket) => rejectClientError(error, socket, recorder.recordRejection),
      // A path that can't be decoded names nothing. It never gets to the hooks, so the guard is asked here.
      frameworkErrors: (_error, { raw }, reply) => {
        const why = rejectionReason(raw, hosts);
        sendProblem(reply, why === null ? nothingAt(raw.url ?? '') : forbidden(why));
      },
    },
    // A body waits here as a whole while its call is delayed: it has to come within its time all the same.
    { ServerResponse: recorder.ServerResponse, highWaterMark: MAX_BODY_BYTES + 1 },
  );
  const meetFaults = createFaultHook(options);
  rejectMalformedRequests(app.server, recorder.recordRejection);
  recorder.watch(app.server);
  registerAllMethods(app);
  readJsonBodies(app, recorder);
  app.setErrorHandler((error: Error, _request, reply) => sendProblem(reply, toHttpError(error, log)));
  app.addHook('onRequest', (request, reply, done) => {
    const why = rejectionReason(request.raw, hosts);
    if (why !== null) throw forbidden(why);
    // Here rather than in the handler, which waits for the body.
    if (request.is404) throw nothingAt(request.raw.url ?? '');
    if (faults.isOn) meetFaults(request, reply, done);
    else done();
  });
  app.setNotFoundHandler(({ raw }) => {
    throw nothingAt(raw.url ?? '');
  });
  addPlaceholderRoutes(app);
  addOpenApiRoute(app, () => ({ url: `${origin}${BASE_PATH}`, version: options.version }));
  if (options.referenceDir !== undefined) addReferenceRoutes(app, { dir: options.referenceDir, faults });
  await app.register(
    async (api) => {
      addOperations(api, {
        ...options,
        authenticate: createAuthenticator(options.tokens),
        origin: () => origin,
      });
    },
    { prefix: BASE_PATH },
  );

  const port = await listenOnLoopback(app, options.port);
  hosts = allowedHosts(port);
  origin = `http://127.0.0.1:${port}`;
  return { url: `${origin}${BASE_PATH}`, port, close: () => closeLoopbackServer(app) };
}

/** To a page of another site as if nothing listened here: without the header, `fetch` would tell it that something answered. */
const forbidden = (why: string): HttpError =>
  new HttpError(403, why, { headers: { 'cross-origin-resource-policy': 'same-origin' } });

/** Every body is read as JSON; its type has been checked by then. */
function readJsonBodies(app: FastifyInstance, recorder: RequestRecorder): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, given, done) => {
    const bytes = Buffer.isBuffer(given) ? given : Buffer.from(given);
    recorder.storeBody(request.raw, bytes);
    try {
      done(null, parseJsonBody(bytes));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** What an error means to a caller. Whatever nobody expected is a 500, and its cause goes to the log. */
function toHttpError(error: Error & Partial<FastifyError>, log: Log): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof AppError) {
    if (error.code === 'not-found') return new HttpError(404, 'No question has this ID.');
    log.error('The local API could not carry out a request.', error);
    return new HttpError(500, "The change couldn't be written to the disk. Nothing was stored.");
  }
  if (error.statusCode === 413) return bodyTooLarge();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError(error.statusCode, sentence(error.message));
  }
  log.error('The local API met an error that nobody expected.', error);
  return new HttpError(500, 'An unexpected error occurred. The log has details.');
}

/** Answers with the problem. The connection stays, if the caller wants it: a body that is still coming is read and dropped. */
function sendProblem(reply: FastifyReply, problem: HttpError): FastifyReply {
  if (reply.hasHeader('connection') && reply.raw.shouldKeepAlive) reply.removeHeader('connection');
  reply.code(problem.status).headers(problem.headers);
  return sendJson(reply, problem.document());
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
