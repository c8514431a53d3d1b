import { type KeptVersion, sameVersion } from './history-version.ts';

/** Versions of a question that are kept, its first one among them. */
export const VERSIONS_KEPT = 50;

const nameOf = ({ version, at, question }: KeptVersion): string => `${version} ${at} ${question.createdAt}`;

/** Questions in the order in which they were made, each with its older versions first. */
const byAge = (one: KeptVersion, other: KeptVersion): number =>
  Date.parse(one.question.createdAt) - Date.parse(other.question.createdAt) ||
  one.version - other.version ||
  one.at - other.at;

/**
 * The versions without those that say nothing new: the same one again, which a crash between writing it and dropping
 * the journal leaves, and one with the text of the one before. Oldest first, in whatever order they come: after such a
 * crash the journal brings old ones again, behind newer ones, that the file was already rid of.
 */
export function distinct(versions: readonly KeptVersion[]): KeptVersion[] {
  const seen = new Set<string>();
  const result: KeptVersion[] = [];
  for (const version of versions.toSorted(byAge)) {
    const last = result.at(-1);
    if (seen.has(nameOf(version))) continue;
    seen.add(nameOf(version));
    if (!last || !sameVersion(last.question, version.question)) result.push(version);
  }
  return result;
}

/** Of the versions of one question, oldest first: the first one, and the newest, `most` in all. */
export const bounded = (versions: readonly KeptVersion[], most: number): KeptVersion[] =>
  versions.length <= most ? [...versions] : [...versions.slice(0, 1), ...versions.slice(1 - most)];

/**
 * Of all the versions under one id, oldest first, those that are worth their place, `most` at most. The question of the
 * id, which was made at `createdAt`, comes first; what is left goes to those that had the id before it or may get it
 * again.
 */
export function worthKeeping(
  versions: readonly KeptVersion[],
  createdAt: string | undefined,
  most: number,
): Set<KeptVersion> {
  const isOwn = ({ question }: KeptVersion) => question.createdAt === createdAt;
  const own = bounded(distinct(versions.filter(isOwn)), most);
  const room = most - own.length;
  const others = distinct(versions.filter((version) => !isOwn(version)));
  return new Set([...own, ...(room > 0 ? others.slice(-room) : [])]);
}
