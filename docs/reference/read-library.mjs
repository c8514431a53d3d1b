import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the entries of the library in the folder `dir`, including deleted ones, in order of ID. Damaged lines are skipped. Throws if
 * the library has a newer format version. Close the app first.
 */
export function readLibrary(dir) {
  const newest = new Map();
  let voidBelow = 0;
  const put = (seq, entry) => {
    if (seq > (newest.get(entry.id)?.seq ?? 0)) newest.set(entry.id, { seq, entry });
  };
  for (const file of ['library.json', ...filesIn(dir, 'questions'), ...filesIn(dir, 'journal')]) {
    for (const line of linesOf(`${dir}/${file}`)) {
      // Only headers have a version. A header can be missing or damaged.
      if (line.version > 2) throw new Error(`${file} is of a newer version`);
      for (const entry of line.entry ? [line.entry, ...(line.others ?? [])] : []) put(line.seq, entry);
      if (line.library) voidBelow = Math.max(voidBelow, line.seq);
      for (const entry of line.library ?? []) put(line.seq, entry);
    }
  }
  const valid = [...newest.values()].filter(({ seq }) => seq >= voidBelow);
  return valid.map(({ entry }) => entry).sort((one, other) => one.id - other.id);
}

const filesIn = (dir, folder) =>
  unlessMissing(() => readdirSync(`${dir}/${folder}`), [])
    .filter((name) => /^[\d-]+\.jsonl$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);

const linesOf = (file) =>
  unlessMissing(() => readFileSync(file, 'utf8'), '')
    .replace('\ufeff', '')
    .split('\n')
    .map(parseLine);

function parseLine(line) {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {}; // An empty line, the end of a journal after a crash, or damage.
  }
}

function unlessMissing(read, fallback) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  }
}
