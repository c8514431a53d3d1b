import type { ApiStatus, AppInfo } from '../../../shared/bridge.ts';
import type { Counts } from '../../../shared/library.ts';
import type { RecoveryReport } from '../../../shared/recovery.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { SyncStanding } from '../../../shared/sync-views.ts';
import { tryParseJson } from '../json.ts';
import { librarySizes } from './file-sizes.ts';
import { type Private, redact } from './redact.ts';

interface ReportFacts {
  info: AppInfo;
  /** Names and versions of the programs that this runs on. */
  versions: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  now: number;
  settings: Settings;
  counts: Counts;
  recovery: readonly RecoveryReport[];
  sync: SyncStanding;
  api: ApiStatus;
  /** The end of the log. */
  log: string;
  /** The whole library as JSON lines, for those who tick it; else null. */
  library: string | null;
  private: Private;
}

/** Settings that say how the app is used and nothing of whoever uses it. */
const TOLD = [
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
export async function makeReport(facts: ReportFacts): Promise<string> {
  const { info, settings, sync, library } = facts;
  const report = {
    what: 'QOTD Studio: a report of a problem. Read it before you send it.',
    at: new Date(facts.now).toISOString(),
    app: { version: info.version, shell: info.shell, platform: info.platform, versions: facts.versions },
    settings: Object.fromEntries(TOLD.map((name) => [name, settings[name]])),
    library: {
      counts: facts.counts,
      files: await librarySizes(info.dataDir),
      damage: facts.recovery.map(({ at, files }) => ({
        at: new Date(at).toISOString(),
        // A snapshot's name is the author's own, and so are the words of a reason.
        files: files.map(({ path, kind, outcome, line }) => ({
          in: folderOf(path),
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
    log: linesOf(withoutNames(facts.log)),
    questions: library === null ? 'left out' : linesOf(library),
  };
  return redact(JSON.stringify(report, null, 2), facts.private);
}

/** The first folder of a path in the library; of what lies beside the folders the ending alone. */
const folderOf = (path: string): string =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : path.slice(path.lastIndexOf('.'));

/** Snapshots have names that their author made up. */
const withoutNames = (log: string): string =>
  log
    .replace(/(snapshots(?:\\\\|[\\/]))[^"\\/\n]+/g, '$1‹name›')
    .replace(/"name":"(?:[^"\\]|\\.)*"/g, '"name":"‹name›"');

/** Lines that are JSON as what they say, others as they are. */
const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => tryParseJson(line) ?? line);
