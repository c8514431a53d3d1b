import type { FastifyInstance } from 'fastify';
import { DRAWING_HEADERS, drawPlaceholder } from '../../http/drawing.ts';
import { notFound, refuseOtherMethods } from './routes.ts';

/** No page of another site can show a drawing, and so find out that the app runs: also in browsers without `Sec-Fetch-Site`. */
const HEADERS = { ...DRAWING_HEADERS, 'cross-origin-resource-policy': 'same-site' } as const;

/** Adds the pictures that stand for `$search$` and `$$search$$`. No token: a picture in a page can't carry one. */
export function addPlaceholders(app: FastifyInstance): void {
  for (const folder of ['emoji', 'image']) {
    const path = `/placeholders/${folder}/:name`;
    app.get(path, async (request, reply) => {
      const drawing = drawPlaceholder(request.url);
      if (drawing === null) throw notFound();
      return reply.headers(HEADERS).send(drawing);
    });
    refuseOtherMethods(app, path, ['GET']);
  }
}
