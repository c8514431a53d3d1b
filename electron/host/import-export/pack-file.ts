import { z } from 'zod';
import type { CustomEmoji } from '../../../shared/emoji/custom-emoji.ts';
import { createEmojiResolver, type EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import {
  PACK_FORMAT,
  PACK_VERSION,
  type PackHeader,
  type PackInfo,
  type PackPreview,
  packHeaderSchema,
} from '../../../shared/import-export/pack-schemas.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { parseOptions } from '../../../shared/question/option-line.ts';
import { scanJson } from '../system/json-scan.ts';
import { createErrorAt, createRejectedReading, type Reading } from './import-file-content.ts';
import { createValueReader } from './json-value-reader.ts';

const QUESTIONS = 'questions';

/** Formats questions as a pack with their tags and custom emoji. Omits other private data. */
export function formatPack(entries: readonly Entry[], info: PackInfo, emojiResolver: EmojiResolver): string {
  const questions = entries.map((entry) => {
    const filled = Object.entries(getDraft(entry)).filter(
      ([field, value]) => value !== '' || field === 'title' || field === 'options',
    );
    return { ...Object.fromEntries(filled), ...(entry.tags && { tags: entry.tags }) };
  });
  const pack = {
    format: PACK_FORMAT,
    version: PACK_VERSION,
    name: info.name,
    ...(info.description && { description: info.description }),
    ...(info.author && { author: info.author }),
    emoji: findUsedEmoji(entries, emojiResolver),
    questions,
  };
  return `${JSON.stringify(pack, null, 2)}\n`;
}

function findUsedEmoji(entries: readonly Entry[], emojiResolver: EmojiResolver): CustomEmoji[] {
  const used = new Set<string>();
  for (const entry of entries) {
    for (const line of parseOptions(getDraft(entry).options)) {
      const resolved = line.ok ? emojiResolver.resolve(line.option.emoji) : null;
      if (resolved?.kind === 'image') used.add(resolved.emoji);
    }
  }
  return emojiResolver.custom.filter(({ name }) => {
    const resolved = emojiResolver.resolve(`:${name}:`);
    return resolved.kind === 'image' && used.has(resolved.emoji);
  });
}

const PACK_FIELDS = ['name', 'description', 'author', 'emoji'] as const;

/** Reads the JSON value of `text`. It must have a pack's format. Throws TooManyElements. */
export function readPack(value: unknown, text: string, maxQuestions?: number): Reading {
  const version = z.object({ version: z.int().positive() }).safeParse(value);
  if (!version.success)
    return createRejectedReading(createErrorAt(1, 'version', { code: 'bad-pack', field: 'version' }));
  if (version.data.version > PACK_VERSION) {
    const fault = { code: 'newer-export', version: version.data.version, known: PACK_VERSION } as const;
    return createRejectedReading(createErrorAt(1, 'version', fault));
  }
  const header = packHeaderSchema.safeParse(value);
  if (!header.success) {
    const [{ path } = { path: [] }] = header.error.issues;
    const field = PACK_FIELDS.find((one) => one === path[0]) ?? 'name';
    return createRejectedReading(createErrorAt(null, z.core.toDotPath(path), { code: 'bad-pack', field }));
  }
  const list = z.object({ [QUESTIONS]: z.array(z.unknown()) }).safeParse(value);
  if (!list.success)
    return createRejectedReading(createErrorAt(null, QUESTIONS, { code: 'bad-pack', field: QUESTIONS }));
  const scan = scanJson(text, QUESTIONS, maxQuestions);
  const reader = createValueReader(maxQuestions);
  for (const [index, question] of (list.data[QUESTIONS] ?? []).entries()) {
    const line = (scan.ok && scan.lines[index]) || null;
    reader.addValue(question, { line, path: `${QUESTIONS}[${index}]` }, 'pack');
  }
  return { ...reader.reading, pack: header.data };
}

/**
 * Compares a pack's custom emoji with those of the library. The library's emoji take precedence. If the pack
 * repeats a name, only the first counts.
 */
export function comparePack(
  pack: PackHeader,
  { custom, names }: Pick<EmojiResolver, 'custom' | 'names'>,
): PackPreview {
  const urlOfName = new Map(custom.map(({ name, url }) => [name, url]));
  const added = new Map(pack.emoji.toReversed().map((emoji) => [emoji.name, emoji]));
  const isConflict = ({ name, url }: CustomEmoji) => urlOfName.has(name) && urlOfName.get(name) !== url;
  const emoji = [...added.values()].reverse().filter(({ name }) => !urlOfName.has(name));
  return {
    ...pack,
    emoji,
    hidingEmoji: emoji.flatMap(({ name }) => (names.has(name) ? [name] : [])),
    keptEmoji: [...added.values()]
      .reverse()
      .filter(isConflict)
      .map(({ name }) => name),
  };
}

/** Returns a resolver that also knows the emoji that a pack adds. */
export const addPackEmoji = (emojiResolver: EmojiResolver, { emoji }: PackPreview): EmojiResolver =>
  createEmojiResolver(emojiResolver.names, [...emojiResolver.custom, ...emoji]);
