import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ApiStatus, AppInfo } from '../../../shared/bridge/bridge-protocol.ts';
import type { Counts } from '../../../shared/library/entry.ts';
import type { RecoveryReport } from '../../../shared/library/recovery-report.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { SyncStatus } from '../../../shared/sync/sync-views.ts';
import { tryParseJson } from '../system/json-depth.ts';

/** What stands where something was taken out of a report. */
const REDACTED = '‹removed›';

/** What may never leave with a report. */
export interface PrivateData {
  /** Tokens, as they are. */
  secrets: readonly string[];
  /** Folders that name people, with what stands for them. */
  folders: readonly (readonly [folder: string, name: string])[];
}

/** Shorter than that a secret would be found within other words. */
const MIN_SECRET_LENGTH = 6;

/** Anything that is sent to a service to say who one is, also where nobody knows it any more. */
const CREDENTIALS = [/\b(Bearer|Basic)\s+[^\s"',]+/gi, /(\/\/)[^/\s"'@]+@/g] as const;

/** A text without secrets, credentials and the names of folders, also where JSON has written them with escapes. */
export function redact(text: string, { secrets, folders }: PrivateData): string {
  const known = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  const all = [
    ...known.map((secret) => [secret, REDACTED] as const),
    // The longest first: one may lie within another.
    ...[...folders].filter(([folder]) => folder.length > 1).sort(([a], [b]) => b.length - a.length),
  ].flatMap(([what, name]) => encodingsOf(what).map((form) => [form, name] as const));
  const without = all.reduce((rest, [what, name]) => rest.replaceAll(what, name), text);
  const [bearer, inUrl] = CREDENTIALS;
  return without.replace(bearer, `$1 ${REDACTED}`).replace(inUrl, `$1${REDACTED}@`);
}

/** How a text may stand in a log: as it is, within JSON, and a path in the address of a file. */
function encodingsOf(text: string): string[] {
  const slashed = text.replaceAll('\\', '/');
  const encoded = encodeURI(slashed);
  return [...new Set([text, JSON.stringify(text).slice(1, -1), slashed, encoded])];
}

/** How much there is of something on the disk. */
interface DiskUsage {
  files: number;
  bytes: number;
}

/** What the app itself puts into a library's folder: docs/reference/library-format.md. */
const KNOWN_FILES = new Set([
  ...[
    'library.json',
    'library.lock',
    'library.lock.json',
    'settings.json',
    'settings.copy.json',
    'similar.jsonl',
    'similar.cache',
    'sync.json',
  ],
  ...['questions', 'journal', 'history', 'snapshots', 'backups', 'undo', 'set-aside'],
]);

/** What lies in a library's folder: what the app put there by its name, folders as a whole, and everything else in one sum. */
export async function librarySizes(dir: string): Promise<Record<string, DiskUsage>> {
  const all = Object.entries(await fileSizes(dir));
  const isKnown = (name: string) => KNOWN_FILES.has(name.replace(/\/$/, ''));
  const others = sum(all.filter(([name]) => !isKnown(name)).map(([, amount]) => amount));
  return { ...Object.fromEntries(all.filter(([name]) => isKnown(name))), others };
}

async function fileSizes(dir: string): Promise<Record<string, DiskUsage>> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const amounts = await Promise.all(
    entries.map(async (entry) => {
      const place = path.join(dir, entry.name);
      const amount = entry.isDirectory() ? sum(Object.values(await fileSizes(place))) : await sizeOf(place);
      return [entry.isDirectory() ? `${entry.name}/` : entry.name, amount] as const;
    }),
  );
  return Object.fromEntries(amounts);
}

const sizeOf = async (file: string): Promise<DiskUsage> => ({
  files: 1,
  bytes: await stat(file).then(
    ({ size }) => size,
    () => 0,
  ),
});

const sum = (amounts: readonly DiskUsage[]): DiskUsage => ({
  files: amounts.reduce((total, { files }) => total + files, 0),
  bytes: amounts.reduce((total, { bytes }) => total + bytes, 0),
});

interface ProblemReportInput {
  info: AppInfo;
  /** Names and versions of the programs that this runs on. */
  versions: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  now: number;
  settings: Settings;
  counts: Counts;
  recovery: readonly RecoveryReport[];
  sync: SyncStatus;
  api: ApiStatus;
  /** The end of the log. */
  log: string;
  /** The whole library as JSON lines, for those who tick it; else null. */
  library: string | null;
  private: PrivateData;
}

/** Settings that say how the app is used and nothing of whoever uses it. */
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
  'apiPort',
  'absentFields',
  'syncAutomatic',
  'syncMinutes',
  'refreshHours',
] as const satisfies readonly (keyof Settings)[];

/**
 * What somebody needs who is to find out what went wrong, as JSON to be read before it is given away: versions, health of
 * the files, state of sync and local API, the end of the log. No token, no name, and no text of a question but those of
 * `library`.
 */
export async function createProblemReport(facts: ProblemReportInput): Promise<string> {
  const { info, settings, sync, library } = facts;
  const report = {
    what: 'QOTD Studio problem report. Read it before you send it.',
    at: new Date(facts.now).toISOString(),
    app: { version: info.version, shell: info.shell, platform: info.platform, versions: facts.versions },
    settings: Object.fromEntries(REPORTED_SETTINGS.map((name) => [name, settings[name]])),
    library: {
      counts: facts.counts,
      files: await librarySizes(info.dataDir),
      damage: facts.recovery.map(({ at, files }) => ({
        at: new Date(at).toISOString(),
        // A snapshot's name is the author's own, and so are the words of a reason.
        files: files.map(({ path, kind, outcome, line }) => ({
          in: topFolder(path),
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
    api: facts.api,
    log: parseLines(withoutSnapshotNames(facts.log)),
    questions: library === null ? 'left out' : parseLines(library),
  };
  return redact(JSON.stringify(report, null, 2), facts.private);
}

/** The first folder of a path in the library; of what lies beside the folders the ending alone. */
const topFolder = (path: string): string =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : path.slice(path.lastIndexOf('.'));

/** Snapshots have names that their author made up. */
const withoutSnapshotNames = (log: string): string =>
  log
    .replace(/(snapshots(?:\\\\|[\\/]))[^"\\/\n]+/g, '$1‹name›')
    .replace(/"name":"(?:[^"\\]|\\.)*"/g, '"name":"‹name›"');

/** Lines that are JSON as what they say, others as they are. */
const parseLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => tryParseJson(line) ?? line);
