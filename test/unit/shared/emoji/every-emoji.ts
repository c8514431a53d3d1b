import data from 'emojibase-data/en/data.json' with { type: 'json' };
import { z } from 'zod';

const record = z.object({ hexcode: z.string(), version: z.number() });
const toned = record.extend({ tone: z.union([z.number(), z.array(z.number())]) });
const records = z.array(record.extend({ skins: z.array(toned).optional() })).parse(data);

const toEmoji = (hexcode: string): string =>
  String.fromCodePoint(...hexcode.split('-').map((code) => Number.parseInt(code, 16)));

const unicodeHere = Number(process.versions.unicode);

/** Excludes regional indicators (version 0), because only a pair of indicators forms a flag. */
const isKnown = ({ version }: { version: number }): boolean => version > 0 && version <= unicodeHere;

/**
 * Every emoji in Unicode's list that this JavaScript engine supports. Sequences are fully qualified, and
 * single characters have no variation selector.
 */
export const everyEmoji = records
  .flatMap((emoji) => [emoji, ...(emoji.skins ?? [])])
  .filter(isKnown)
  .map(({ hexcode }) => ({ hexcode, emoji: toEmoji(hexcode) }));

/** Emoji in Unicode's list that are newer than this engine's Unicode version. */
export const newerEmoji = records.filter(({ version }) => version > unicodeHere);

/** Emoji with one skin tone, from 1 (light) to 5 (dark), next to the same emoji without a tone. */
export const tonedEmoji = records
  .filter(isKnown)
  .flatMap(({ hexcode, skins = [] }) =>
    skins.flatMap(({ hexcode: tonedHexcode, tone }) =>
      typeof tone === 'number' ? [{ plain: toEmoji(hexcode), toned: toEmoji(tonedHexcode), tone }] : [],
    ),
  );
