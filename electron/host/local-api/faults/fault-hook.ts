import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../../../shared/local-api/fault.ts';
import { formatFault } from '../../../../shared/local-api/fault-spec.ts';
import type { Timers } from '../../ports.ts';
import { HttpError } from '../../system/http/http-error.ts';
import type { RequestRecorder } from '../request-log/request-recorder.ts';
import type { FaultEngine, FaultPlan, OutcomeFault } from './fault-engine.ts';
import { applyResponseFaults, captureResponse, sendHalfThenCut } from './fault-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the service that the route serves. Faults apply to these routes only. */
    operation?: Operation;
  }
}

export interface FaultHookOptions {
  faults: FaultEngine;
  recorder: RequestRecorder;
  timers: Timers;
}

/**
 * Lets requests meet the faults that are on. What it returns is asked before anything is done for a call: it goes on with
 * `done`, answers with the error given to `done`, or cuts the connection and never recorder `done`.
 */
export function createFaultHook({ faults, recorder, timers }: FaultHookOptions) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const { operation } = request.routeOptions.config;
    const fate = operation && faults.planFor(operation);
    if (!fate) {
      done();
      return;
    }
    recorder.recordFaults(reply.raw, fate.faults);
    waitBefore(reply, { delay: fate.delay, timers }, () => {
      const refusal = fate.outcome && errorFor(fate.outcome);
      if (refusal) done(refusal);
      else if (fate.outcome?.kind === 'drop-before') recorder.cut(reply.raw, 'Dropped');
      else {
        prepareResponse(request, reply, fate, { recorder, timers });
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

function errorFor(fault: OutcomeFault): HttpError | null {
  const detail = `An injected fault returned this response: ${formatFault(fault)}.`;
  if (fault.kind === 'status') return new HttpError(fault.status, detail);
  if (fault.kind !== 'rate-limit') return null;
  return new HttpError(429, detail, { headers: { 'retry-after': String(fault.retryAfter) } });
}

/** The work is done as always; here is what becomes of its answer. */
function prepareResponse(
  request: FastifyRequest,
  { raw: response }: FastifyReply,
  { outcome, response: faults }: FaultPlan,
  { recorder, timers }: Pick<FaultHookOptions, 'recorder' | 'timers'>,
): void {
  const drop = () => recorder.cut(response, 'Dropped');
  switch (outcome?.kind) {
    case 'drop-during':
      // The work begins with the end of the body, in listeners behind this one: by the next microtask it is under way.
      request.raw.once('end', () => queueMicrotask(drop));
      captureResponse(response, drop);
      return;
    case 'drop-after':
      captureResponse(response, drop);
      return;
    case 'cut-answer':
      sendHalfThenCut(response, () => recorder.cut(response, 'Cut off'));
      return;
    default:
      if (faults.length > 0) applyResponseFaults(response, faults, timers);
  }
}
