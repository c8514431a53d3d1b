import { createReadStream } from 'node:fs';
import type { TextEncoding } from '../../shared/import-export/decode-text.ts';
import { getMaxBytes, MAX_EXPORT_BYTES, MAX_IMPORT_BYTES } from '../../shared/import-export/file-formats.ts';
import type { FileProblem } from '../../shared/import-export/file-problem.ts';
import { formatFullSystemError } from '../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../shared/messages/translate.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { decodeFile } from '../host/import-export/read-by-format.ts';
import { getReason } from '../host/system/durable-file.ts';

/** An export's header is within this many characters. */
const FORMAT_SAMPLE_CHARACTERS = 100;

export interface QuestionFile {
  text: string;
  guessedEncoding: TextEncoding | undefined;
}

/**
 * Resolves with a file's text or a problem with it. `unread` is a sentence that says why the file couldn't be
 * read. `guessedEncoding` is set if the file isn't Unicode and no encoding was chosen.
 */
export async function readQuestionFile(
  file: string,
  options: { encoding?: TextEncoding | undefined; isStrict?: boolean | undefined },
): Promise<QuestionFile | { problem: FileProblem } | { unread: string }> {
  const chunks: Buffer[] = [];
  try {
    let bytes = 0;
    let most = MAX_IMPORT_BYTES;
    // Reads 1 byte beyond the limit to detect larger files, because the file can be a pipe.
    for await (const chunk of createReadStream(file, { end: MAX_EXPORT_BYTES })) {
      chunks.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes <= most) continue;
      most = getMaxBytes(Buffer.concat(chunks).toString('utf8', 0, FORMAT_SAMPLE_CHARACTERS));
      if (bytes > most) break;
    }
  } catch (error) {
    return {
      unread: `Couldn't read ${joinLines(file)}: ${formatFullSystemError(getReason(error), translateForTerminal)}. Check the path and its permissions.`,
    };
  }
  const decoded = decodeFile(Buffer.concat(chunks), options);
  if ('problem' in decoded) return decoded;
  const { text, encoding } = decoded;
  const isGuessed = options.encoding === undefined && !UNICODE.has(encoding);
  return { text, guessedEncoding: isGuessed ? encoding : undefined };
}

const UNICODE: ReadonlySet<TextEncoding> = new Set(['utf-8', 'utf-16le', 'utf-16be']);

export const isCanceled = ({ problems }: { problems: readonly FileProblem[] }): boolean =>
  problems.some(({ fault }) => fault?.code === 'canceled');
