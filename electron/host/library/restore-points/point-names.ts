export const BEFORE_LAST_CHANGE = 'before-last-change';
/**
 * Names for the 5 newest restore points that were made before a change, newest first. Earlier versions of the
 * app stored the files under these names.
 */
export const BEFORE_CHANGE_ALIASES: readonly string[] = [
  BEFORE_LAST_CHANGE,
  ...[2, 3, 4, 5].map((age) => `${BEFORE_LAST_CHANGE}-${age}`),
];

const SCHEDULED = /^\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d$/;
const BEFORE_CHANGE = /^before-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d-\d{3}$/;
const SECOND = 1000;

const formatTime = (at: number, length: number): string =>
  new Date(at).toISOString().slice(0, length).replace(/[T:.]/g, '-');

/**
 * Returns a name for an automatic restore point made at `at`, in UTC. If the name is taken, uses the next
 * free second.
 */
export function formatFreeName(at: number, taken: ReadonlySet<string>): string {
  const name = formatTime(at, 'YYYY-MM-DDTHH:MM:SS'.length);
  return taken.has(name) ? formatFreeName(at + SECOND, taken) : name;
}

/**
 * Returns the time in a scheduled restore point's name, in milliseconds since 1970, or undefined for other
 * names.
 */
export function parseNameTime(name: string): number | undefined {
  return SCHEDULED.test(name) ? parseTime(name) : undefined;
}

function parseTime(text: string): number | undefined {
  const milliseconds = text.slice('YYYY-MM-DD-HH-MM-SS-'.length) || '000';
  const at = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19).replaceAll('-', ':')}.${milliseconds}Z`);
  return Number.isNaN(at) ? undefined : at;
}

export const isBeforeChange = (name: string): boolean =>
  BEFORE_CHANGE_ALIASES.includes(name) || BEFORE_CHANGE.test(name);

/**
 * Returns a name for a restore point made before a change at `at`. The name sorts after the newest existing
 * name, even if the clock was set back.
 */
export function formatNameBeforeChange(at: number, newest = ''): string {
  const last = BEFORE_CHANGE.test(newest) ? parseTime(newest.slice('before-'.length)) : undefined;
  return `before-${formatTime(Math.max(at, (last ?? at - 1) + 1), 'YYYY-MM-DDTHH:MM:SS.mmm'.length)}`;
}
