import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatFault } from '../../../../shared/local-api/fault-spec.ts';
import type { Operation } from '../../../../shared/local-api/injected-fault.ts';
import type { Timers } from '../../ports.ts';
import { HttpError } from '../../system/http/http-error.ts';
import type { RequestRecorder } from '../request-log/request-recorder.ts';
import { MAX_BODY_BYTES } from '../server/http-rules.ts';
import type { FaultEngine, FaultPlan, OutcomeFault } from './fault-engine.ts';
import { applyResponseFaults, captureResponse, sendHalfThenCut } from './fault-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's service operation. Faults apply only to routes with an operation. */
    operation?: Operation;
  }
}

export interface FaultHookOptions {
  faults: FaultEngine;
  recorder: RequestRecorder;
  timers: Timers;
}

/**
 * Returns a hook that applies faults before a request is processed. The hook calls `done`, possibly with an
 * error, or closes the connection without calling `done`.
 */
export function createFaultHook({ faults, recorder, timers }: FaultHookOptions) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const { operation } = request.routeOptions.config;
    const plan = operation && faults.planFaults(operation);
    if (!plan) {
      done();
      return;
    }
    recorder.recordFaults(reply.raw, plan.faults);
    waitBefore(reply, { delay: plan.delay, timers }, () => {
      const error = plan.outcome && createError(plan.outcome, plan.retryAfter);
      if (error) storeBody(request, recorder, () => done(error));
      else if (plan.outcome?.kind === 'drop-before') recorder.cut(reply.raw, 'Dropped');
      else {
        prepareResponse(request, reply, plan, { recorder, timers });
        done();
      }
    });
  };
}

/** Waits, then calls `then` unless the client has disconnected. */
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
    // The socket is already destroyed if the client has just reset the connection and `close` hasn't been
    // emitted yet.
    if (!response.req.socket.destroyed) then();
  });
  response.once('close', cancel);
}

/**
 * Records the body of a request that isn't processed, because tests read it. Stops waiting at the size limit
 * and doesn't record a larger body.
 */
function storeBody({ raw }: FastifyRequest, recorder: RequestRecorder, then: () => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const finish = (): void => {
    raw.off('data', add).off('end', finish).resume();
    if (size > 0 && size <= MAX_BODY_BYTES) recorder.storeBody(raw, Buffer.concat(chunks));
    then();
  };
  const add = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) finish();
    else chunks.push(chunk);
  };
  raw.on('data', add).once('end', finish);
}

function createError(fault: OutcomeFault, retryAfter: number): HttpError | null {
  if (fault.kind !== 'status' && fault.kind !== 'rate-limit') return null;
  const status = fault.kind === 'status' ? fault.status : 429;
  const headers = {
    ...(fault.kind === 'rate-limit' && { 'retry-after': String(retryAfter) }),
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  };
  const { body, contentType: type = 'application/json' } = fault;
  return new HttpError(
    status,
    `An injected fault returned this response: ${formatFault(fault)}. To get a real response, turn off the fault.`,
    {
      headers,
      ...(body !== undefined && { content: { type, text: body } }),
    },
  );
}

function prepareResponse(
  request: FastifyRequest,
  { raw: response }: FastifyReply,
  { outcome, response: faults }: FaultPlan,
  { recorder, timers }: Pick<FaultHookOptions, 'recorder' | 'timers'>,
): void {
  const drop = () => recorder.cut(response, 'Dropped');
  switch (outcome?.kind) {
    case 'drop-during':
      // Later listeners of this event start the processing, so processing has started by the next microtask.
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
