import { emptySchema } from './common-schemas.ts';
import { libraryMethods } from './library-methods.ts';
import { apiLibrarySchema } from './local-api-methods.ts';
import type { Methods } from './method-types.ts';
import { questionMethods } from './question-methods.ts';

const which = { library: apiLibrarySchema };
const inEither = emptySchema.extend(which);

/**
 * Methods for the local API's library. Each call names the library, because a window may still show a
 * different one and must not change the wrong questions. The methods reject with AppError('not-found') if
 * there's no test library.
 */
export const apiLibraryMethods = {
  'apiLibrary.list': {
    input: libraryMethods['library.list'].input
      .pick({ section: true, search: true, sort: true, offset: true, limit: true })
      .extend(which),
    output: libraryMethods['library.list'].output.pick({ counts: true, total: true, rows: true }),
  },
  'apiLibrary.question': {
    input: questionMethods['question.get'].input.extend(which),
    output: questionMethods['question.get'].output,
  },
  'apiLibrary.removeQuestion': {
    input: questionMethods['question.remove'].input.extend(which),
    output: questionMethods['question.remove'].output,
  },
  'apiLibrary.markSent': {
    input: questionMethods['question.markSent'].input.extend(which),
    output: questionMethods['question.markSent'].output,
  },
  'apiLibrary.undoMarkSent': {
    input: questionMethods['question.undoMarkSent'].input.extend(which),
    output: questionMethods['question.undoMarkSent'].output,
  },
  'apiLibrary.addSamples': { input: inEither, output: libraryMethods['library.addSamples'].output },
  'apiLibrary.reset': {
    input: libraryMethods['library.reset'].input.extend(which),
    output: libraryMethods['library.reset'].output,
  },
} as const satisfies Methods;
