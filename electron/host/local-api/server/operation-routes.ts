import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account } from '../../../../shared/local-api/api-token.ts';
import { HttpError } from '../../system/http/http-error.ts';
import { markAuthenticated } from '../../system/http/loopback-server.ts';
import type { OperationContext } from '../operations/define-operation.ts';
import { OPERATIONS, UNDESCRIBED } from '../operations/operations.ts';
import { checkBodyHeaders, describeNothing, refuseOtherMethods, sendJson } from './http-rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the request carries. Set before any operation of the service runs. */
    caller: Account | null;
  }
}

interface OperationRoutes extends OperationContext {
  authenticate: (authorization: string | undefined) => Account | null;
}

/** Adds the operations, and refusals of whatever else is asked for at their paths. docs/bots/service-differences.md has the order of the checks. */
export function addOperations(app: FastifyInstance, options: OperationRoutes): void {
  app.decorateRequest('caller', null);
  for (const operation of OPERATIONS) addOperation(app, operation, options);
  for (const [path, operations] of Map.groupBy(OPERATIONS, (operation) => operation.path)) {
    const allow = operations.map(({ method }) => method).toSorted();
    refuseOtherMethods(app, routeOf(path), allow, UNDESCRIBED[path]);
    // An empty address is no address.
    const unaddressed = path.replace(/\{\w+\}$/, '');
    if (unaddressed !== path) describeNothing(app, unaddressed);
  }
}

/** A path of OpenAPI as a route. */
const routeOf = (path: string): string => path.replace(/\{\w+\}/, ':address');

function addOperation(
  app: FastifyInstance,
  operation: (typeof OPERATIONS)[number],
  { authenticate, ...context }: OperationRoutes,
): void {
  const admit = (request: Pick<FastifyRequest, 'headers' | 'caller' | 'raw'>): Account => {
    const caller = authenticate(request.headers.authorization);
    if (!caller) {
      throw new HttpError(401, 'The token is missing or unknown. Send Authorization: Bearer <token>.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    if (!operation.callers.includes(caller.role)) {
      throw new HttpError(403, `The token needs another role: ${operation.callers.join(', ')}.`);
    }
    request.caller = caller;
    markAuthenticated(request.raw.socket);
    return caller;
  };
  app.route<{ Params: { address?: string } }>({
    method: operation.method,
    url: routeOf(operation.path),
    config: { operation: operation.name },
    onRequest(request, _reply, done) {
      // No body of a GET is waited for, so its handler refuses early enough.
      if (operation.method !== 'GET') {
        admit(request);
        operation.parameter.find(request.params.address ?? '', context);
        if (operation.body.described) checkBodyHeaders(request.headers);
      }
      done();
    },
    handler(request, reply) {
      const caller = request.caller ?? admit(request);
      const { address = '' } = request.params;
      const answer = operation.run({ caller, address, body: request.body }, context);
      if (answer instanceof Promise) return answer.then((value) => sendJson(reply, value));
      sendJson(reply, answer);
      return;
    },
  });
}
