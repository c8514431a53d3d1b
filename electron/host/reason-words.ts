/** Reasons of the system that people meet, in the place of its codes. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'the system does not permit it',
  EPERM: 'the system does not permit it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'links lead in a circle',
  ENOLCK: "the drive doesn't support file locks",
  ENXIO: 'it is a pipe that nobody reads',
};

/** A reason as `reasonOf` gives it, in words where there are any; the code stands behind them, for searches. */
export function reasonInWords(reason: string): string {
  const words = Object.hasOwn(WORDS, reason) ? WORDS[reason] : undefined;
  return words === undefined ? reason : `${words} (${reason})`;
}
