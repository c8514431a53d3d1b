import { z } from 'zod';
import type { EmojiNames } from '../../../shared/emoji/emoji.ts';
import type { FileQuestion, FileSummary, ImportRequest } from './import-read.ts';

/*
 * What the app and the thread that reads files tell each other. Both are parts of one build, and a file may have a hundred
 * thousand questions, so that messages are told apart by zod and not read through.
 */

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * To the thread: the emoji names, of which it has none at first; the text in parts, then how to read it, then one `next` for
 * each batch of questions.
 */
export const toImportWorkerSchema = z.union([
  z.strictObject({ names: z.custom<EmojiNames>(isObject) }),
  z.strictObject({ part: z.string() }),
  z.strictObject({ read: z.custom<ImportRequest>(isObject) }),
  z.strictObject({ next: z.literal(true) }),
]);
export type ToImportWorker = z.infer<typeof toImportWorkerSchema>;

/** From the thread. A batch without questions is the last one. */
export const fromImportWorkerSchema = z.union([
  z.strictObject({ progress: z.number() }),
  z.strictObject({ summary: z.custom<FileSummary>(isObject) }),
  z.strictObject({ batch: z.array(z.custom<FileQuestion>(isObject)) }),
]);
export type FromImportWorker = z.infer<typeof fromImportWorkerSchema>;
