import type { z } from 'zod';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { Fault } from '../../../../shared/local-api/injected-fault.ts';
import type { AbsentFields } from '../../../../shared/settings.ts';
import type { Library } from '../../library/commands/editable-library.ts';
import type { RestorePoints } from '../../library/restore-points/restore-points.ts';
import type { ApiTokens } from '../api-tokens.ts';
import type { FaultEngine } from '../faults/fault-engine.ts';
import type { Method } from '../openapi/create-api-document.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { AdjustableClock } from './adjustable-clock.ts';
import { parseInput } from './parse-control-input.ts';

export interface WholeLibrary {
  restorePoints: Pick<RestorePoints, 'list' | 'create' | 'remove' | 'restore'>;
  samples: { add(): Promise<number[]> };
  reset(what: 'api' | 'all'): Promise<{ removed: number }>;
  restoreEntries(entries: readonly Entry[]): Promise<number>;
}

export interface InitialState {
  /** Records a snapshot that a test takes, because a reset must delete it. */
  addSnapshot(name: string): void;
  /**
   * Ends pending requests without processing them, then restores the state. Resolves with the number of
   * visible questions that were removed. Rejects with AppError('disk').
   */
  restore(): Promise<number>;
}

export interface ControlTarget {
  library: Library;
  admin: WholeLibrary;
  apiTokens: ApiTokens;
  faults: FaultEngine;
  setFaults: (faults: readonly Fault[], seed?: number) => void;
  clock: AdjustableClock;
  requests: RequestLog;
  absentFields: () => AbsentFields;
  setAbsentFields: (value: AbsentFields) => Promise<void>;
  start: InitialState;
}

export interface ControlContext extends ControlTarget {
  /** The origin of URLs in the response. It's the request's own origin, such as `http://127.0.0.1:4747`. */
  origin: string;
}

interface ControlDescription<Output extends z.ZodObject> {
  /** The `operationId` in the OpenAPI document. */
  id: string;
  method: Uppercase<Method>;
  /** A path below `/control/v1` with at most one parameter: `{id}` or `{name}`. */
  path: string;
  summary: string;
  response: Output;
  example?: object;
}

export interface ControlOperation extends ControlDescription<z.ZodObject> {
  input: { in: 'body' | 'query'; schema: z.ZodObject } | null;
  /** Handles a request. `parameter` is the path parameter's value. Throws HttpError or AppError. */
  run: (request: { parameter: string; input: unknown }, context: ControlContext) => object | Promise<object>;
}

type Result<Output extends z.ZodObject> = z.input<Output> | Promise<z.input<Output>>;

export const defineWithoutInput = <Output extends z.ZodObject>({
  handle,
  ...described
}: ControlDescription<Output> & {
  handle: (context: ControlContext, parameter: string) => Result<Output>;
}): ControlOperation => ({
  ...described,
  input: null,
  run: ({ parameter }, context) => handle(context, parameter),
});

export const defineWithInput = <Output extends z.ZodObject, Input extends z.ZodObject>({
  handle,
  input,
  ...described
}: ControlDescription<Output> & {
  input: { in: 'body' | 'query'; schema: Input };
  handle: (context: ControlContext, input: z.output<Input>, parameter: string) => Result<Output>;
}): ControlOperation => ({
  ...described,
  input,
  run: ({ parameter, input: given }, context) =>
    handle(context, parseInput(input.schema, given ?? {}, input.in), parameter),
});

export const toBodyInput = <Input extends z.ZodObject>(schema: Input) => ({ in: 'body', schema }) as const;
