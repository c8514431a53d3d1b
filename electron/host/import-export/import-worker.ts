import { type MessagePort, parentPort } from 'node:worker_threads';
import { createEmojiResolver, type EmojiNames } from '../../../shared/emoji/emoji-resolver.ts';
import { type FromImportWorker, toImportWorkerSchema } from './import-worker-client.ts';
import { type FileQuestion, readImport } from './read-import.ts';

/**
 * The worker thread that reads files to import, one after another. `import-worker-client.ts` defines the
 * messages.
 */

const PROGRESS_MS = 100;
/** Limits a message's size. The app parses it in a few milliseconds. */
const BATCH_QUESTIONS = 100;
const BATCH_LENGTH = 100_000;

if (parentPort) serve(parentPort);

function serve(port: MessagePort): void {
  const reportProgress = (message: FromImportWorker): void => port.postMessage(message);
  let names: EmojiNames = new Map();
  let parts: string[] = [];
  let questions: Iterator<FileQuestion> = [].values();
  let lastProgress = 0;

  const onProgress = (progress: number): void => {
    if (performance.now() < lastProgress + PROGRESS_MS) return;
    lastProgress = performance.now();
    reportProgress({ progress });
  };
  port.on('message', (raw: unknown) => {
    const message = toImportWorkerSchema.parse(raw);
    if ('names' in message) names = message.names;
    else if ('part' in message) parts.push(message.part);
    else if ('next' in message) reportProgress({ batch: nextBatch(questions) });
    else {
      const text = parts.join('');
      parts = [];
      const { customEmoji } = message.read;
      const reading = readImport(text, message.read, createEmojiResolver(names, customEmoji), onProgress);
      questions = reading.questions;
      reportProgress({ summary: reading.summary });
    }
  });
}

function nextBatch(questions: Iterator<FileQuestion>): FileQuestion[] {
  const batch: FileQuestion[] = [];
  let length = 0;
  while (batch.length < BATCH_QUESTIONS && length < BATCH_LENGTH) {
    const { value, done } = questions.next();
    if (done) break;
    batch.push(value);
    length += estimateLength(value);
  }
  return batch;
}

/** Returns a question's approximate number of characters. */
function estimateLength(question: FileQuestion): number {
  if (question.kind === 'entry') return JSON.stringify(question.entry).length;
  const { title, options, description } = question.input;
  return title.length + 2 * options.length + description.length;
}
