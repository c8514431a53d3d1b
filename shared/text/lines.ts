/**
 * The lines of an options source: split at `\n`, with one `\r` before it dropped and one empty last line ignored.
 * U+2028 and its like stand for nothing here.
 */
export function splitLines(source: string): string[] {
  const lines = source.split('\n');
  const last = lines.pop();
  const ended = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return last === undefined || last === '' ? ended : [...ended, last];
}

/** A source that `splitLines` gives these lines of. They must not hold `\n`. */
export function joinLines(lines: readonly string[]): string {
  const source = lines
    .map((line, index) => (line.endsWith('\r') && index < lines.length - 1 ? `${line}\r` : line))
    .join('\n');
  return lines.at(-1) === '' ? `${source}\n` : source;
}
