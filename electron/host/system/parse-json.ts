import { MAX_JSON_DEPTH } from '../../../shared/import-export/file-problem.ts';
import { isDeeperThan } from './json-depth.ts';

/** Parses JSON. Throws SyntaxError if it's invalid or nested deeper than `maxDepth`. */
export function parseJson(text: string, maxDepth = MAX_JSON_DEPTH): unknown {
  if (isDeeperThan(text, maxDepth)) throw new SyntaxError(`${TOO_DEEP} more than ${maxDepth} levels deep.`);
  return JSON.parse(text);
}

const TOO_DEEP = 'Arrays and objects are nested';

/** Returns undefined for invalid JSON, because a damaged line mustn't prevent reading the other lines. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
