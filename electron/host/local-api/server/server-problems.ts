import type { FastifyError, FastifyReply } from 'fastify';
import { AppError } from '../../../../shared/errors.ts';
import { HttpError } from '../../http/errors.ts';
import type { Log } from '../../ports.ts';
import { bodyTooLarge } from './body.ts';
import { sendJson } from './json-answer.ts';

/** What an error means to a caller. Whatever nobody expected is a 500, and its cause goes to the log. */
export function asHttpError(error: Error & Partial<FastifyError>, log: Log): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof AppError) {
    if (error.code === 'not-found') return new HttpError(404, 'No question has this id.');
    log.error('The local API could not carry out a request.', error);
    return new HttpError(500, 'The disk did not take the change. Nothing of it was stored.');
  }
  if (error.statusCode === 413) return bodyTooLarge();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError(error.statusCode, sentence(error.message));
  }
  log.error('The local API met an error that nobody expected.', error);
  return new HttpError(500, 'Something unexpected went wrong; the log has more.');
}

/** Answers with the problem. The connection stays, if the caller wants it: a body that is still coming is read and dropped. */
export function sendProblem(reply: FastifyReply, problem: HttpError): FastifyReply {
  if (reply.hasHeader('connection') && reply.raw.shouldKeepAlive) reply.removeHeader('connection');
  reply.code(problem.status).headers(problem.headers);
  return sendJson(reply, problem.document());
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
