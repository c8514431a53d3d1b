import type { z } from 'zod';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type { ApiToken, Role } from '../../../../shared/local-api/api-token.ts';
import type { AbsentFields } from '../../../../shared/settings.ts';
import type { Library, Numbered } from '../../library/library.ts';
import type { ErrorName } from '../openapi/error-responses.ts';
import type { NamedSchema } from '../openapi/json-schemas.ts';
import type { Example, Method } from '../openapi/openapi-types.ts';

/** What the operations work on. */
export interface OperationContext {
  library: Library;
  /** Saved questions that ask much the same as one just created, at most `limit`, best first; `score` from 0 to 1. */
  findSimilar: (created: Numbered, limit: number) => Promise<(Numbered & { score: number })[]>;
  book: () => EmojiResolver;
  /** What an edit does with omitted optional fields. */
  absentFields: () => AbsentFields;
  /** Where this server can be reached: `http://127.0.0.1:PORT`. */
  origin: () => string;
}

type Examples = Readonly<Record<string, Example>>;

/** What stands in a path between braces. */
export interface PathParameter<Found> {
  described: {
    name: string;
    schema: z.ZodType<string>;
    description: string;
    localChoice: string;
    examples: Examples;
  } | null;
  /** What a text in its place names. Throws HttpError 404. */
  find: (text: string, context: OperationContext) => Found;
}
export const NO_PARAMETER: PathParameter<null> = { described: null, find: () => null };

/** What a request carries as JSON. */
export interface RequestBody<Input> {
  described: { shape: NamedSchema; description: string; examples: Examples } | null;
  /** Reads it as the operation takes it. Throws HttpError 422. */
  parse: (body: unknown, context: OperationContext) => Input;
}
export const NO_BODY: RequestBody<null> = { described: null, parse: () => null };

/** All that is known of an operation but what it does. */
interface OperationDescription<Found, Input, Response extends z.ZodObject> {
  /** In the OpenAPI document: what generated clients call it. */
  id: string;
  method: Uppercase<Method>;
  /** Below the base URL, such as `/questions/{id}`. */
  path: string;
  summary: string;
  description: string;
  localChoice: string;
  /** Whose tokens it takes. */
  roles: readonly Role[];
  parameter: PathParameter<Found>;
  body: RequestBody<Input>;
  response: {
    shape: NamedSchema<Response>;
    description: string;
    /** As the server at `origin` gives it. */
    examples: (origin: string) => Examples;
  };
  /** What can go wrong with it and not with every request. */
  errors: readonly ErrorName[];
}

/** Whoever calls, with what the path names and the body says. */
interface OperationRequest<Found, Input> {
  client: ApiToken;
  found: Found;
  input: Input;
}

/** An operation, whatever its path names and its body says. */
export interface OperationDefinition extends OperationDescription<unknown, unknown, z.ZodObject> {
  /** `address` is what stands in the path between braces. Throws HttpError. */
  run: (
    request: { client: ApiToken; address: string; body: unknown },
    context: OperationContext,
  ) => object | Promise<object>;
}

/**
 * Defines an operation of the local API: its route, who may call it, its OpenAPI description, and its contract tests
 * (`test/contract/each-operation.test.ts`) follow from this.
 */
export function defineOperation<Found, Input, Response extends z.ZodObject>({
  handle,
  ...described
}: OperationDescription<Found, Input, Response> & {
  handle: (
    call: OperationRequest<Found, Input>,
    context: OperationContext,
  ) => z.infer<Response> | Promise<z.infer<Response>>;
}): OperationDefinition {
  return {
    ...described,
    run({ client, address, body }, context) {
      const found = described.parameter.find(address, context);
      return handle({ client, found, input: described.body.parse(body, context) }, context);
    },
  };
}
