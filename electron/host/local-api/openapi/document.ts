import { describeErrors } from './errors.ts';
import type { ApiDescription } from './model.ts';
import { describePaths, TAG } from './paths.ts';
import { describeSchemas } from './schemas.ts';

const ABOUT = `Sections of service.md are named in brackets. Where it is silent, this project chose: such a sentence begins with \
«Local choice», and the object has \`x-local-choice\`. Nothing says that the live service makes the same choices.

What service.md mentions and does not describe (the emoji lookup, listing, deleting, voting, sending) is answered with \
404, another method at a known path with 405 and \`Allow\`. Faults that are switched on in the app or on the command \
line can answer any status from 400 to 599, delay an answer, break it or cut the connection.`;

export interface DescribedServer {
  /** The base URL of the service: `http://127.0.0.1:PORT/api/v1`. */
  url: string;
  /** Of the app. */
  version: string;
}

/** Describes the local API in OpenAPI 3.1. Shapes and limits are those that check requests. */
export function describeApi({ url, version }: DescribedServer): ApiDescription {
  return {
    openapi: '3.1.1',
    info: {
      title: 'QOTD Studio local API',
      version,
      summary:
        'Create, edit and fetch a question, as service.md describes it, over the library on this computer.',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url, description: 'This computer' }],
    security: [{ token: [] }],
    tags: [TAG],
    paths: describePaths(new URL(url).origin),
    components: {
      schemas: describeSchemas(),
      responses: describeErrors(),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of a profile of the app (service.md 5).',
        },
      },
    },
  };
}
