import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { HttpError } from '../../system/http/http-error.ts';
import { markAuthenticated } from '../../system/http/loopback-server.ts';
import type { OperationContext } from '../operations/operations.ts';
import { OPERATIONS, UNDOCUMENTED_METHODS } from '../operations/operations.ts';
import { checkBodyHeaders, rejectAllMethods, rejectOtherMethods, sendJson } from './http-rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the request carries. Set before any operation of the service runs. */
    client: ApiToken | null;
  }
}

interface OperationRoutes extends OperationContext {
  authenticate: (authorization: string | undefined) => ApiToken | null;
}

/** Adds the operations, and refusals of whatever else is asked for at their paths. docs/bots/service-differences.md has the order of the checks. */
export function addOperations(app: FastifyInstance, options: OperationRoutes): void {
  app.decorateRequest('client', null);
  for (const operation of OPERATIONS) addOperation(app, operation, options);
  for (const [path, operations] of Map.groupBy(OPERATIONS, (operation) => operation.path)) {
    const allow = operations.map(({ method }) => method).toSorted();
    rejectOtherMethods(app, toRoutePath(path), allow, UNDOCUMENTED_METHODS[path]);
    // An empty address is no address.
    const unaddressed = path.replace(/\{\w+\}$/, '');
    if (unaddressed !== path) rejectAllMethods(app, unaddressed);
  }
}

/** A path of OpenAPI as a route. */
const toRoutePath = (path: string): string => path.replace(/\{\w+\}/, ':address');

function addOperation(
  app: FastifyInstance,
  operation: (typeof OPERATIONS)[number],
  { authenticate, ...context }: OperationRoutes,
): void {
  const authorize = (request: Pick<FastifyRequest, 'headers' | 'client' | 'raw'>): ApiToken => {
    const client = authenticate(request.headers.authorization);
    if (!client) {
      throw new HttpError(401, 'The token is missing or unknown. Send Authorization: Bearer <token>.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    if (!operation.roles.includes(client.role)) {
      throw new HttpError(403, `The token needs another role: ${operation.roles.join(', ')}.`);
    }
    request.client = client;
    markAuthenticated(request.raw.socket);
    return client;
  };
  app.route<{ Params: { address?: string } }>({
    method: operation.method,
    url: toRoutePath(operation.path),
    config: { operation: operation.name },
    onRequest(request, _reply, done) {
      // No body of a GET is waited for, so its handler refuses early enough.
      if (operation.method !== 'GET') {
        authorize(request);
        operation.parameter.find(request.params.address ?? '', context);
        if (operation.body.described) checkBodyHeaders(request.headers);
      }
      done();
    },
    handler(request, reply) {
      const client = request.client ?? authorize(request);
      const { address = '' } = request.params;
      const result = operation.run({ client, address, body: request.body }, context);
      if (result instanceof Promise) return result.then((value) => sendJson(reply, value));
      sendJson(reply, result);
      return;
    },
  });
}
