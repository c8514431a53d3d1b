import type { FastifyInstance } from 'fastify';
import type { Log } from '../ports.ts';
import { type Account, createAuthenticator } from './auth.ts';
import { MAX_BODY_BYTES, parseJson } from './body.ts';
import { HttpError } from './errors.ts';
import { foreignness, ownHosts } from './guard.ts';
import { closeLoopbackServer, createLoopbackServer, listenOnLoopback } from './loopback.ts';
import { addPlaceholders } from './placeholders.ts';
import { addQuestions, type QuestionsOptions } from './questions.ts';
import { knowEveryMethod, notFound } from './routes.ts';
import { asHttpError, sendProblem } from './server-problems.ts';
import { answerBrokenRequests, answerClientError } from './socket-problems.ts';

export type { Account } from './auth.ts';

export interface ApiServer {
  /** The base URL: `http://127.0.0.1:PORT/api/v1`. */
  readonly url: string;
  readonly port: number;
  /** Lets the calls under way finish. */
  close(): Promise<void>;
}

export interface ApiOptions extends Pick<QuestionsOptions, 'library' | 'book' | 'absentFields'> {
  /** Who may call. The same array for as long as nothing changes. */
  accounts: () => readonly Account[];
  /** 0 takes any free one. */
  port: number;
  log: Log;
}

/** Characters of the last part of a path: the encoded words of a placeholder are the longest. */
const LONGEST_NAME = 2_000;

/**
 * Serves create, edit and fetch of service.md section 4 over the library, on 127.0.0.1 only.
 * Throws AppError('port-in-use').
 */
export async function startApiServer(options: ApiOptions): Promise<ApiServer> {
  const { log } = options;
  let hosts: ReadonlySet<string> = new Set();
  let origin = '';

  const app = createLoopbackServer({
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: LONGEST_NAME },
    clientErrorHandler: answerClientError,
    // A path that can't be decoded names nothing. It never gets to the hooks, so the guard is asked here.
    frameworkErrors: (_error, request, reply) => {
      const why = foreignness(request.raw, hosts);
      sendProblem(reply, why === null ? notFound() : new HttpError(403, why));
    },
  });
  answerBrokenRequests(app.server);
  knowEveryMethod(app);
  readJsonBodies(app);
  app.setErrorHandler((error: Error, _request, reply) => sendProblem(reply, asHttpError(error, log)));
  app.addHook('onRequest', (request, _reply, done) => {
    const why = foreignness(request.raw, hosts);
    if (why !== null) throw new HttpError(403, why);
    // Here rather than in the handler, which waits for the body.
    if (request.is404) throw notFound();
    done();
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  addPlaceholders(app);
  await app.register(
    async (api) => {
      addQuestions(api, {
        ...options,
        authenticate: createAuthenticator(options.accounts),
        origin: () => origin,
      });
    },
    { prefix: '/api/v1' },
  );

  const port = await listenOnLoopback(app, options.port);
  hosts = ownHosts(port);
  origin = `http://127.0.0.1:${port}`;
  return { url: `${origin}/api/v1`, port, close: () => closeLoopbackServer(app) };
}

/** Every body is read as JSON; its type has been checked by then. */
function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, parseJson(Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
