import { createReadStream } from 'node:fs';
import { MAX_EXPORT_BYTES, MAX_IMPORT_BYTES, maxBytesOf } from '../../shared/import-export/file-formats.ts';
import type { FileProblem } from '../../shared/import-export/file-problem.ts';
import { fullSystemErrorMessage } from '../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../shared/messages/translate.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { decodeFile } from '../host/import-export/read-by-format.ts';
import { reasonOf } from '../host/system/durable-file.ts';

/** Enough to recognize an export by its header. */
const FORMAT_SAMPLE_CHARACTERS = 100;

/** Returns the text of a file, a problem with it, or `unread`: why it couldn't be read, as a sentence. */
export async function readQuestionFile(
  file: string,
): Promise<{ text: string } | { problem: FileProblem } | { unread: string }> {
  const chunks: Buffer[] = [];
  try {
    let bytes = 0;
    let most = MAX_IMPORT_BYTES;
    // Reads 1 byte more than the limit to detect larger files. The file can be a pipe.
    for await (const chunk of createReadStream(file, { end: MAX_EXPORT_BYTES })) {
      chunks.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes <= most) continue;
      most = maxBytesOf(Buffer.concat(chunks).toString('utf8', 0, FORMAT_SAMPLE_CHARACTERS));
      if (bytes > most) break;
    }
  } catch (error) {
    return {
      unread: `Couldn't read ${joinLines(file)}: ${fullSystemErrorMessage(reasonOf(error), translateForTerminal)}. Check the path and its permissions.`,
    };
  }
  return decodeFile(Buffer.concat(chunks));
}

/** True if reading was canceled. */
export const isCanceled = ({ problems }: { problems: readonly FileProblem[] }): boolean =>
  problems.some(({ fault }) => fault?.code === 'canceled');
