import { createReadStream } from 'node:fs';
import { getMaxBytes, MAX_EXPORT_BYTES, MAX_IMPORT_BYTES } from '../../shared/import-export/file-formats.ts';
import type { FileProblem } from '../../shared/import-export/file-problem.ts';
import { formatFullSystemError } from '../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../shared/messages/translate.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { decodeFile } from '../host/import-export/read-by-format.ts';
import { getReason } from '../host/system/durable-file.ts';

/** An export's header is within this many characters. */
const FORMAT_SAMPLE_CHARACTERS = 100;

/**
 * Resolves with a file's text or a problem with it. `unread` is a sentence that says why the file couldn't be
 * read.
 */
export async function readQuestionFile(
  file: string,
): Promise<{ text: string } | { problem: FileProblem } | { unread: string }> {
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
  return decodeFile(Buffer.concat(chunks));
}

export const isCanceled = ({ problems }: { problems: readonly FileProblem[] }): boolean =>
  problems.some(({ fault }) => fault?.code === 'canceled');
