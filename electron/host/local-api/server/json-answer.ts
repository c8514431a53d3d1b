import type { FastifyReply } from 'fastify';

const asItIs = (text: string): string => text;

/** Answers with JSON, as `application/json` and nothing behind it: JSON has no charset to name. */
export const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.header('content-type', 'application/json').serializer(asItIs).send(JSON.stringify(value));
