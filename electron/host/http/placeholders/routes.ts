import type { FastifyInstance } from 'fastify';
import { readPlaceholderPath } from '../../../../shared/placeholder.ts';
import { notFound, refuseOtherMethods } from '../server/routes.ts';
import { drawEmoji, drawImage } from './drawing.ts';

/** A drawing runs nothing and loads nothing, even when it is opened by itself. */
const HEADERS = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=86400',
} as const;

/** Adds the pictures that stand for `$search$` and `$$search$$`. No token: a picture in a page can't carry one. */
export function addPlaceholders(app: FastifyInstance): void {
  for (const folder of ['emoji', 'image']) {
    const path = `/placeholders/${folder}/:name`;
    app.get(path, async (request, reply) => {
      const placeholder = readPlaceholderPath(request.url.split('?', 1)[0] ?? '');
      if (!placeholder) throw notFound();
      const draw = placeholder.kind === 'emoji' ? drawEmoji : drawImage;
      return reply.headers(HEADERS).send(draw(placeholder.words));
    });
    refuseOtherMethods(app, path, ['GET']);
  }
}
