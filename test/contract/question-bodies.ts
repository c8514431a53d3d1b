import { OPERATIONS } from '../../electron/host/local-api/operations/operations.ts';

/** Bodies and methods for the tables of the contract tests. */

/** Returns a valid body with some fields replaced. */
export const createBody = (other: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Which season do you like best?',
  options: '🌸 - Spring\n🌻 - Summer',
  ...other,
});

export const createLines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `🔢 - Choice ${at + 1}`).join('\n');

/** A character outside the Basic Multilingual Plane: 1 code point, 2 UTF-16 code units. */
export const ASTRAL = '😀';

/** Returns the methods offered at a path, in the order of the `Allow` header. */
export const listMethods = (path: string): string[] =>
  OPERATIONS.filter((one) => new RegExp(`^${one.path.replace(/\{\w+\}/, '[^/]+')}$`).test(path))
    .flatMap(({ method }): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .toSorted();
