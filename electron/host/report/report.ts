import type { ApiStatus, AppInfo } from '../../../shared/bridge.ts';
import type { Counts } from '../../../shared/library.ts';
import type { RecoveryReport } from '../../../shared/recovery.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { SyncStanding } from '../../../shared/sync-views.ts';
import { tryParseJson } from '../json.ts';
import type { Clock } from '../ports.ts';
import { librarySizes } from './file-sizes.ts';
import { type Private, redact } from './redact.ts';

export interface ReportPorts {
  info: AppInfo;
  /** Names and versions of the programs that this runs on. */
  versions: Readonly<Record<string, string>>;
  clock: Clock;
  settings: () => Settings;
  counts: () => Counts;
  recovery: () => Promise<readonly RecoveryReport[]>;
  sync: () => Promise<SyncStanding>;
  api: () => ApiStatus;
  /** The end of the log. */
  log: () => string;
  /** The whole library, for those who tick it. */
  library: () => Promise<string>;
  private: () => Private;
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
 * the files, state of sync and local API, the end of the log. No token, no name, and no text of a question unless
 * `texts` is set.
 */
export async function makeReport(ports: ReportPorts, { texts }: { texts: boolean }): Promise<string> {
  const { info, settings } = ports;
  const all = settings();
  const standing = await ports.sync();
  const report = {
    what: 'QOTD Studio: a report of a problem. Read it before you send it.',
    at: new Date(ports.clock.now()).toISOString(),
    app: { version: info.version, shell: info.shell, platform: info.platform, versions: ports.versions },
    settings: Object.fromEntries(TOLD.map((name) => [name, all[name]])),
    library: {
      counts: ports.counts(),
      files: await librarySizes(info.dataDir),
      damage: (await ports.recovery()).map(({ at, files }) => ({
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
      setUp: standing.setUp,
      pause: standing.pause?.code ?? null,
      wait: standing.wait?.code ?? null,
      counts: standing.counts,
      automatic: standing.automatic,
    },
    api: ports.api(),
    log: linesOf(withoutNames(ports.log())),
    questions: texts ? linesOf(await ports.library()) : 'left out',
  };
  return redact(JSON.stringify(report, null, 2), ports.private());
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
