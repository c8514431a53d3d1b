import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ApiStatus, AppInfo } from '../../../shared/bridge/bridge-methods.ts';
import type { Counts } from '../../../shared/library/entry.ts';
import type { RecoveryReport } from '../../../shared/library/recovery-report.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { SyncStatus } from '../../../shared/sync/sync-views.ts';
import { LIBRARY_FILES } from '../library/store/load/library-files.ts';
import { tryParseJson } from '../system/parse-json.ts';

const REDACTED = '‹removed›';

export interface PrivateData {
  secrets: readonly string[];
  /** Folders whose names are private, with their replacements. */
  folders: readonly (readonly [folder: string, name: string])[];
}

/** A shorter secret could be part of an ordinary word. */
const MIN_SECRET_LENGTH = 6;

/** Patterns that match credentials in headers and URLs, even if the token isn't known. */
const CREDENTIALS = [/\b(Bearer|Basic)\s+[^\s"',]+/gi, /(\/\/)[^/\s"'@]+@/g] as const;

/**
 * Removes secrets and credentials and replaces folder names, even if they're JSON-escaped or in a file URL.
 */
export function redact(text: string, { secrets, folders }: PrivateData): string {
  const known = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  const all = [
    ...known.map((secret) => [secret, REDACTED] as const),
    // The longest folders are first because a folder can contain another.
    ...[...folders].filter(([folder]) => folder.length > 1).sort(([a], [b]) => b.length - a.length),
  ].flatMap(([what, name]) => listEncodings(what).map((form) => [form, name] as const));
  const without = all.reduce((rest, [what, name]) => rest.replaceAll(what, name), text);
  const [bearer, inUrl] = CREDENTIALS;
  return without.replace(bearer, `$1 ${REDACTED}`).replace(inUrl, `$1${REDACTED}@`);
}

/** Returns a string in each form that a log can contain: plain, JSON-escaped, and as a file URL. */
function listEncodings(text: string): string[] {
  const slashed = text.replaceAll('\\', '/');
  const encoded = encodeURI(slashed);
  return [...new Set([text, JSON.stringify(text).slice(1, -1), slashed, encoded])];
}

interface DiskUsage {
  files: number;
  bytes: number;
}

/** Resolves with the size of each known file and folder, and the total size of all others. */
export async function measureLibrary(dir: string): Promise<Record<string, DiskUsage>> {
  const all = Object.entries(await measureFiles(dir));
  const isKnown = (name: string) => LIBRARY_FILES.has(name.replace(/\/$/, ''));
  const others = sum(all.filter(([name]) => !isKnown(name)).map(([, amount]) => amount));
  return { ...Object.fromEntries(all.filter(([name]) => isKnown(name))), others };
}

async function measureFiles(dir: string): Promise<Record<string, DiskUsage>> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const amounts = await Promise.all(
    entries.map(async (entry) => {
      const place = path.join(dir, entry.name);
      const amount = entry.isDirectory()
        ? sum(Object.values(await measureFiles(place)))
        : await measureFile(place);
      return [entry.isDirectory() ? `${entry.name}/` : entry.name, amount] as const;
    }),
  );
  return Object.fromEntries(amounts);
}

const measureFile = async (file: string): Promise<DiskUsage> => ({
  files: 1,
  bytes: await lstat(file).then(
    ({ size }) => size,
    () => 0,
  ),
});

const sum = (amounts: readonly DiskUsage[]): DiskUsage => ({
  files: amounts.reduce((total, { files }) => total + files, 0),
  bytes: amounts.reduce((total, { bytes }) => total + bytes, 0),
});

export interface CrashDump {
  name: string;
  bytes: number;
}

interface ProblemReportInput {
  info: AppInfo;
  versions: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  now: number;
  settings: Settings;
  counts: Counts;
  recovery: readonly RecoveryReport[];
  sync: SyncStatus;
  api: ApiStatus;
  crashDumps: readonly CrashDump[];
  log: string;
  /** The whole library as JSON Lines if the user includes it, otherwise null. */
  library: string | null;
  private: PrivateData;
}

/** Settings that don't identify the user. */
const REPORTED_SETTINGS = [
  'theme',
  'language',
  'textSize',
  'density',
  'lessMotion',
  'moreContrast',
  'startIn',
  'enterAdds',
  'singleKeys',
  'similarGrade',
  'apiEnabled',
  'apiLibrary',
  'apiPort',
  'absentFields',
  'syncAutomatic',
  'syncMinutes',
  'refreshHours',
] as const satisfies readonly (keyof Settings)[];

/**
 * Creates a problem report as JSON. The report contains versions, damaged files, the state of sync and the
 * local API, and the end of the log. It contains no tokens or names, and no question text outside of
 * `library`.
 */
export async function createProblemReport(input: ProblemReportInput): Promise<string> {
  const { info, settings, sync, library } = input;
  const report = {
    what: 'QOTD Studio problem report. Read it before you send it.',
    at: new Date(input.now).toISOString(),
    app: { version: info.version, shell: info.shell, platform: info.platform, versions: input.versions },
    settings: Object.fromEntries(REPORTED_SETTINGS.map((name) => [name, settings[name]])),
    library: {
      counts: input.counts,
      files: await measureLibrary(info.dataDir),
      damage: input.recovery.map(({ at, files }) => ({
        at: new Date(at).toISOString(),
        // Omits reasons and restore point names because they can contain question text or private names.
        files: files.map(({ path, kind, outcome, line }) => ({
          in: getTopFolder(path),
          kind,
          outcome,
          line,
        })),
      })),
    },
    sync: {
      setUp: sync.setUp,
      pause: sync.pause?.code ?? null,
      wait: sync.wait?.code ?? null,
      counts: sync.counts,
      automatic: sync.automatic,
    },
    api: input.api,
    crashDumps: input.crashDumps,
    log: parseLines(removeQuotedJson(removePointNames(input.log))),
    questions: library === null ? 'omitted' : parseLines(library),
  };
  return redact(JSON.stringify(report, null, 2), input.private);
}

/** Returns the top-level folder, or the file extension if the path has no folder. Other names are private. */
const getTopFolder = (path: string): string =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : path.slice(path.lastIndexOf('.'));

/** Removes the names of restore points because they're private. */
const removePointNames = (log: string): string =>
  log
    .replace(/((?:snapshots|restore-points)(?:\\\\|[\\/]))[^"\\/\n]+/g, '$1‹name›')
    .replace(/"name":"(?:[^"\\]|\\.)*"/g, '"name":"‹name›"');

/** Removes the invalid JSON that JSON.parse quotes in its errors because it can be a question. */
const removeQuotedJson = (log: string): string => log.split('\n').map(removeQuotes).join('\n');

function removeQuotes(line: string): string {
  const parts = line.split(' is not valid JSON');
  const end = parts.pop() ?? '';
  const unquoted = parts.map((part) => {
    const start = part.indexOf(UNEXPECTED);
    // The token can be a comma, but only the quote follows a comma and a space.
    const comma = start < 0 ? -1 : part.indexOf(', ', start + UNEXPECTED.length);
    return comma < 0 ? part : `${part.slice(0, comma)} ‹text›`;
  });
  return [...unquoted, end].join(' is not valid JSON');
}
const UNEXPECTED = 'Unexpected token ';

/** Parses each line as JSON. Returns lines that aren't JSON as strings. */
const parseLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => tryParseJson(line) ?? line);
