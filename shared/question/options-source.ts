/** Splits an options source only at `\n` and `\r\n`. Ignores one empty last line. */
export function splitLines(source: string): string[] {
  const lines = source.split('\n');
  const last = lines.pop();
  const ended = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return last === undefined || last === '' ? ended : [...ended, last];
}

/** Joins lines that don't contain `\n`. `splitLines` reverses this. */
export function joinLines(lines: readonly string[]): string {
  const source = lines
    .map((line, index) => (line.endsWith('\r') && index < lines.length - 1 ? `${line}\r` : line))
    .join('\n');
  return lines.at(-1) === '' ? `${source}\n` : source;
}
