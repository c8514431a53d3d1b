import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../../shared/errors.ts';
import type { Log, Timers } from '../../ports.ts';
import { HttpError } from '../../system/http/http-error.ts';
import {
  closeLoopbackServer,
  createLoopbackServer,
  listenOnLoopback,
} from '../../system/http/loopback-server.ts';
import { answerBrokenRequests, answerClientError } from '../../system/http/malformed-requests.ts';
import type { FaultEngine } from '../faults/fault-engine.ts';
import { createFaultHook } from '../faults/fault-hook.ts';
import type { OperationContext } from '../operations/define-operation.ts';
import type { CallTap } from '../request-log/request-recorder.ts';
import { type Account, createAuthenticator } from './auth.ts';
import { addDescription, addPlaceholders, addReferencePage } from './docs-routes.ts';
import {
  BASE,
  bodyTooLarge,
  isBelowBase,
  knowEveryMethod,
  MAX_BODY_BYTES,
  notFound,
  outside,
  parseBody,
  sendJson,
} from './http-rules.ts';
import { addOperations } from './operation-routes.ts';
import { foreignness, ownHosts } from './origin-guard.ts';

export type { Account } from './auth.ts';

export interface ApiServer {
  /** The base URL: `http://127.0.0.1:PORT/api/v1`. */
  readonly url: string;
  readonly port: number;
  /** Lets the calls under way finish. */
  close(): Promise<void>;
}

export interface ApiOptions extends Omit<OperationContext, 'origin'> {
  /** Who may call. The same array for as long as nothing changes. */
  accounts: () => readonly Account[];
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
  calls: CallTap;
  timers: Timers;
}

/** Characters of the last part of a path: the encoded words of a placeholder are the longest. */
const LONGEST_NAME = 2_000;

/**
 * Serves the operations of the service over the library, on 127.0.0.1 only.
 * Throws AppError('port-in-use').
 */
export async function startApiServer(options: ApiOptions): Promise<ApiServer> {
  const { log, faults, calls } = options;
  let hosts: ReadonlySet<string> = new Set();
  let origin = '';
  const nothingAt = (target: string) => (isBelowBase(target) ? notFound(target) : outside(origin));

  const app = createLoopbackServer(
    {
      bodyLimit: MAX_BODY_BYTES,
      routerOptions: { maxParamLength: LONGEST_NAME },
      clientErrorHandler: (error, socket) => answerClientError(error, socket, calls.refused),
      // A path that can't be decoded names nothing. It never gets to the hooks, so the guard is asked here.
      frameworkErrors: (_error, { raw }, reply) => {
        const why = foreignness(raw, hosts);
        sendProblem(reply, why === null ? nothingAt(raw.url ?? '') : forbidden(why));
      },
    },
    // A body waits here as a whole while its call is delayed: it has to come within its time all the same.
    { ServerResponse: calls.ServerResponse, highWaterMark: MAX_BODY_BYTES + 1 },
  );
  const meetFaults = createFaultHook(options);
  answerBrokenRequests(app.server, calls.refused);
  calls.watch(app.server);
  knowEveryMethod(app);
  readJsonBodies(app, calls);
  app.setErrorHandler((error: Error, _request, reply) => sendProblem(reply, asHttpError(error, log)));
  app.addHook('onRequest', (request, reply, done) => {
    const why = foreignness(request.raw, hosts);
    if (why !== null) throw forbidden(why);
    // Here rather than in the handler, which waits for the body.
    if (request.is404) throw nothingAt(request.raw.url ?? '');
    if (faults.on) meetFaults(request, reply, done);
    else done();
  });
  app.setNotFoundHandler(({ raw }) => {
    throw nothingAt(raw.url ?? '');
  });
  addPlaceholders(app);
  addDescription(app, () => ({ url: `${origin}${BASE}`, version: options.version }));
  if (options.referenceDir !== undefined) addReferencePage(app, { dir: options.referenceDir, faults });
  await app.register(
    async (api) => {
      addOperations(api, {
        ...options,
        authenticate: createAuthenticator(options.accounts),
        origin: () => origin,
      });
    },
    { prefix: BASE },
  );

  const port = await listenOnLoopback(app, options.port);
  hosts = ownHosts(port);
  origin = `http://127.0.0.1:${port}`;
  return { url: `${origin}${BASE}`, port, close: () => closeLoopbackServer(app) };
}

/** To a page of another site as if nothing listened here: without the header, `fetch` would tell it that something answered. */
const forbidden = (why: string): HttpError =>
  new HttpError(403, why, { headers: { 'cross-origin-resource-policy': 'same-origin' } });

/** Every body is read as JSON; its type has been checked by then. */
function readJsonBodies(app: FastifyInstance, calls: CallTap): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, given, done) => {
    const bytes = Buffer.isBuffer(given) ? given : Buffer.from(given);
    calls.keepBody(request.raw, bytes);
    try {
      done(null, parseBody(bytes));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** What an error means to a caller. Whatever nobody expected is a 500, and its cause goes to the log. */
function asHttpError(error: Error & Partial<FastifyError>, log: Log): HttpError {
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
  return new HttpError(500, 'Something unexpected went wrong; the log has more.');
}

/** Answers with the problem. The connection stays, if the caller wants it: a body that is still coming is read and dropped. */
function sendProblem(reply: FastifyReply, problem: HttpError): FastifyReply {
  if (reply.hasHeader('connection') && reply.raw.shouldKeepAlive) reply.removeHeader('connection');
  reply.code(problem.status).headers(problem.headers);
  return sendJson(reply, problem.document());
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
