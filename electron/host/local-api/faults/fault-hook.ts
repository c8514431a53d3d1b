import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../../../shared/local-api/fault.ts';
import { formatFault } from '../../../../shared/local-api/fault-spec.ts';
import type { Timers } from '../../ports.ts';
import { HttpError } from '../../system/http/http-error.ts';
import type { CallTap } from '../request-log/request-recorder.ts';
import type { DecidingFault, Fate, FaultEngine } from './fault-engine.ts';
import { sendHalf, spoil, withhold } from './fault-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the service that the route serves. Faults apply to these routes only. */
    operation?: Operation;
  }
}

export interface FaultHookOptions {
  faults: FaultEngine;
  calls: CallTap;
  timers: Timers;
}

/**
 * Lets calls meet the faults that are on. What it returns is asked before anything is done for a call: it goes on with
 * `done`, answers with the error given to `done`, or cuts the connection and never calls `done`.
 */
export function createFaultHook({ faults, calls, timers }: FaultHookOptions) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const { operation } = request.routeOptions.config;
    const fate = operation && faults.fateOf(operation);
    if (!fate) {
      done();
      return;
    }
    calls.noteFaults(reply.raw, fate.faults);
    waitBefore(reply, { delay: fate.delay, timers }, () => {
      const refusal = fate.deciding && refusalOf(fate.deciding);
      if (refusal) done(refusal);
      else if (fate.deciding?.kind === 'drop-before') calls.cut(reply.raw, 'Dropped');
      else {
        prepareAnswer(request, reply, fate, { calls, timers });
        done();
      }
    });
  };
}

/** Nothing happens any more where the caller leaves meanwhile. */
function waitBefore(
  { raw: response }: FastifyReply,
  { delay, timers }: { delay: number; timers: Timers },
  then: () => void,
): void {
  if (delay === 0) {
    then();
    return;
  }
  const cancel = timers.after(delay, () => {
    response.off('close', cancel);
    then();
  });
  response.once('close', cancel);
}

function refusalOf(fault: DecidingFault): HttpError | null {
  const detail = `An injected fault returned this response: ${formatFault(fault)}.`;
  if (fault.kind === 'status') return new HttpError(fault.status, detail);
  if (fault.kind !== 'rate-limit') return null;
  return new HttpError(429, detail, { headers: { 'retry-after': String(fault.retryAfter) } });
}

/** The work is done as always; here is what becomes of its answer. */
function prepareAnswer(
  request: FastifyRequest,
  { raw: response }: FastifyReply,
  { deciding, answer }: Fate,
  { calls, timers }: Pick<FaultHookOptions, 'calls' | 'timers'>,
): void {
  const drop = () => calls.cut(response, 'Dropped');
  switch (deciding?.kind) {
    case 'drop-during':
      // The work begins with the end of the body, in listeners behind this one: by the next microtask it is under way.
      request.raw.once('end', () => queueMicrotask(drop));
      withhold(response, drop);
      return;
    case 'drop-after':
      withhold(response, drop);
      return;
    case 'cut-answer':
      sendHalf(response, () => calls.cut(response, 'Cut off'));
      return;
    default:
      if (answer.length > 0) spoil(response, answer, timers);
  }
}
