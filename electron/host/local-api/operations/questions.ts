import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EmojiBook } from '../../../../shared/emoji/emoji.ts';
import type { SimilarQuestion } from '../../../../shared/question.ts';
import type { AbsentFields } from '../../../../shared/settings.ts';
import { HttpError } from '../../http/errors.ts';
import { markAuthenticated } from '../../http/loopback.ts';
import type { Library, Numbered } from '../../library/library.ts';
import type { NewQuestion } from '../../library/question.ts';
import type { Account } from '../server/auth.ts';
import { checkBodyHeaders } from '../server/body.ts';
import { sendJson } from '../server/json-answer.ts';
import { describeNothing, refuseOtherMethods } from '../server/routes.ts';
import { SIMILAR } from './contract.ts';
import { createAnswer, editAnswer, fetchAnswer, similarAnswer } from './present.ts';
import { findQuestion } from './question-address.ts';
import { type AcceptedQuestion, acceptQuestion } from './question-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the request carries. Set before any operation of the service runs. */
    caller: Account | null;
  }
}

export interface QuestionsOptions {
  library: Library;
  /** Saved questions that ask much the same as one just created, at most `limit`, best first; `score` from 0 to 1. */
  savedLike: (created: Numbered, limit: number) => Promise<(Numbered & { score: number })[]>;
  book: () => EmojiBook;
  /** What an edit does with optional fields that it leaves out (decisions, «Answers»). */
  absentFields: () => AbsentFields;
  authenticate: (authorization: string | undefined) => Account | null;
  /** Where this server can be reached: `http://127.0.0.1:PORT`. */
  origin: () => string;
}

type Addressed = { Params: { address: string } };

/** Adds create, edit and fetch (service.md section 4). docs/local-choices.md has the order of the checks. */
export function addQuestions(app: FastifyInstance, options: QuestionsOptions): void {
  const { library, savedLike, book, absentFields, authenticate, origin } = options;
  app.decorateRequest('caller', null);

  const knowCaller = (request: Pick<FastifyRequest, 'headers' | 'caller' | 'raw'>): Account => {
    const caller = authenticate(request.headers.authorization);
    if (!caller) {
      throw new HttpError(401, 'A known token is needed: Authorization: Bearer <token>.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    request.caller = caller;
    markAuthenticated(request.raw.socket);
    return caller;
  };
  const find = (address: string): Numbered => {
    const found = findQuestion(library, address);
    if (!found) {
      throw new HttpError(404, `No question has this ${address.startsWith('_') ? 'message id' : 'id'}.`);
    }
    return found;
  };
  const accept = (body: unknown, optional: Parameters<typeof acceptQuestion>[1]['optional']) => {
    const accepted = acceptQuestion(body, { book: book(), optional });
    if (accepted.ok) return accepted.question;
    throw new HttpError(422, 'The question breaks limits of the service.', { errors: accepted.problems });
  };
  const similarTo = async (created: Numbered): Promise<SimilarQuestion[]> =>
    (await savedLike(created, SIMILAR)).map(({ id, question, score }) =>
      similarAnswer(id, question, score, origin()),
    );

  app.post('/questions', {
    config: { operation: 'POST' },
    onRequest(request, _reply, done) {
      knowCaller(request);
      checkBodyHeaders(request.headers);
      done();
    },
    async handler(request, reply) {
      const caller = request.caller ?? knowCaller(request);
      const input = withoutGaps(accept(request.body, 'may-be-absent'), NOTHING);
      const { id, question } = await library.createQuestion(input, { origin: 'api', author: caller.author });
      const similar = caller.role === 'administrator' ? await similarTo({ id, question }) : null;
      return sendJson(reply, createAnswer(id, question, similar, origin()));
    },
  });
  // The service is said to list and delete; how is not described.
  refuseOtherMethods(app, '/questions', ['POST'], ['GET']);
  // An empty address is no address.
  describeNothing(app, '/questions/');

  app.get<Addressed>('/questions/:address', {
    config: { operation: 'GET' },
    handler(request, reply) {
      // No body is waited for, so no hook is needed to refuse early.
      knowCaller(request);
      const { id, question } = find(request.params.address);
      sendJson(reply, fetchAnswer(id, question, origin()));
    },
  });
  app.put<Addressed>('/questions/:address', {
    config: { operation: 'PUT' },
    onRequest(request, _reply, done) {
      knowCaller(request);
      find(request.params.address);
      checkBodyHeaders(request.headers);
      done();
    },
    async handler(request, reply) {
      const { id } = find(request.params.address);
      const absent = absentFields();
      const input = accept(request.body, absent === 'refuse' ? 'must-be-present' : 'may-be-absent');
      const edited = await library.editQuestion(id, (current) =>
        withoutGaps(input, absent === 'keep' ? current : NOTHING),
      );
      return sendJson(reply, editAnswer(edited.id, edited.question, origin()));
    },
  });
  refuseOtherMethods(app, '/questions/:address', ['GET', 'PUT'], ['DELETE']);
}

type OptionalFields = Pick<NewQuestion, 'description' | 'footer' | 'image'>;

const NOTHING: OptionalFields = { description: null, footer: null, image: null };

/** The input with what it leaves out taken from elsewhere. */
const withoutGaps = (input: AcceptedQuestion, instead: OptionalFields): NewQuestion => ({
  title: input.title,
  options: input.options,
  description: input.description === undefined ? instead.description : input.description,
  footer: input.footer === undefined ? instead.footer : input.footer,
  image: input.image === undefined ? instead.image : input.image,
});
