import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import {
  boundReport,
  type RecoveryReport,
  recoveryReportSchema,
} from '../../../../shared/library/recovery-report.ts';
import type { Log } from '../../ports.ts';
import {
  createTemporaryName,
  ensureDirectory,
  getReason,
  replaceFile,
  toDiskError,
} from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { parseJson } from '../../system/parse-json.ts';
import { type FileKind, isLink } from '../../system/regular-file.ts';

type Found = Omit<RecoveryReport, 'folder' | 'kept'>;

/** Copies of damaged files, with reports. */
export interface Quarantine {
  /**
   * Stores copies of files, by path, in a new folder with a report. Does nothing if the same report exists
   * and isn't dismissed. Resolves when everything is durable. If it rejects with AppError('disk'), the report
   * is available until the app closes.
   */
  store(found: Found, copies: ReadonlyMap<string, Buffer>): Promise<void>;
  /**
   * Stores copies without a report in a folder named after the reason, unless the same copies exist. Rejects
   * with AppError('disk').
   */
  storeCopies(why: string, at: number, copies: ReadonlyMap<string, Buffer>): Promise<void>;
  /**
   * Stores a report about links and special files, by path, and moves them to the report's folder. Rejects
   * with AppError('disk') if the report can't be stored or a file can't be moved. Some files may already have
   * been moved then.
   */
  storeLinks(at: number, links: readonly { path: string; kind: FileKind }[]): Promise<void>;
  /** Returns the reports that aren't dismissed, newest first. Omits and logs unreadable ones. */
  reports(): Promise<RecoveryReport[]>;
  /** Hides a report but keeps its copies. Rejects with AppError('not-found') or AppError('disk'). */
  dismiss(folder: string): Promise<void>;
}

export const QUARANTINE = 'set-aside';
const REPORT = 'report.json';
const DISMISSED = 'report-dismissed.json';

/**
 * Creates the quarantine for the library's folder `dir`. Its folder `set-aside` is created when it's needed.
 */
export function createQuarantine(options: {
  dir: string;
  files: Files;
  log: Log;
  onChange: () => void;
}): Quarantine {
  const { files, log, onChange } = options;
  const quarantineDir = join(options.dir, QUARANTINE);
  /** Reports that couldn't be written. */
  let unsavedReports: RecoveryReport[] = [];
  const foldersInProgress = new Set<string>();

  const listFolders = async (): Promise<string[]> =>
    (await files.readdir(quarantineDir).catch(() => [])).filter((name) => !name.endsWith('.tmp')).sort();

  async function store(allFound: Found, copies: ReadonlyMap<string, Buffer>): Promise<void> {
    const found = boundReport(allFound);
    if (!(await isKept(found, copies))) await addReport(found, [...copies.keys()], copies);
  }

  /** Stores a report and copies in a new folder. Returns the folder's name. */
  async function addReport(
    found: Found,
    kept: string[],
    copies: ReadonlyMap<string, Buffer>,
  ): Promise<string> {
    const folder = await findFreeName(found.at);
    const report = { ...found, folder, kept };
    const isSame = (one: RecoveryReport) => isSameFinding(one, found);
    try {
      const text = Buffer.from(`${JSON.stringify(report, null, 2)}\n`);
      await write(folder, new Map([...copies, [REPORT, text]]));
      unsavedReports = unsavedReports.filter((one) => !isSame(one));
      return folder;
    } catch (error) {
      if (!unsavedReports.some(isSame)) unsavedReports.push(report);
      throw error;
    } finally {
      onChange();
    }
  }

  async function storeLinks(...[at, links]: Parameters<Quarantine['storeLinks']>): Promise<void> {
    const kinds = new Map(links.map(({ path, kind }) => [path, kind]));
    const sources = new Map(links.map(({ path }) => [path, join(options.dir, path)]));
    const own = await files.inspect(quarantineDir);
    if (own && isLink(own.kind)) {
      const temporary = createTemporaryName(quarantineDir);
      await files.rename(quarantineDir, temporary).catch((error: unknown) => {
        throw toDiskError(quarantineDir, error);
      });
      kinds.set(QUARANTINE, own.kind);
      sources.set(QUARANTINE, temporary);
    }
    const found = [...kinds].map(([path, kind]) => createLinkFinding(path, kind));
    const report = { at, files: found, restored: [], lost: [] };
    // The report is stored first because a crash must not leave a moved link without a report.
    const folder = await addReport(report, [...sources.keys()], new Map());
    for (const [path, from] of sources) {
      const target = join(quarantineDir, folder, path);
      await ensureDirectory(files, dirname(target));
      try {
        await files.rename(from, target);
        for (const changed of [dirname(target), dirname(from)]) await files.syncDirectory(changed);
      } catch (error) {
        throw toDiskError(from, error);
      }
    }
  }

  /** Writes a folder under a temporary name, and renames it when it's complete. */
  async function write(folder: string, contents: ReadonlyMap<string, Buffer>): Promise<void> {
    const temporaryDir = join(quarantineDir, `${folder}.tmp`);
    await ensureDirectory(files, quarantineDir);
    foldersInProgress.add(`${folder}.tmp`);
    await sweep();
    try {
      const made = new Set([temporaryDir]);
      await ensureDirectory(files, temporaryDir);
      for (const [path, bytes] of contents) {
        const target = join(temporaryDir, path);
        if (!made.has(dirname(target))) await ensureDirectory(files, dirname(target));
        made.add(dirname(target));
        await replaceFile(files, target, [bytes]);
      }
      for (const one of made) await files.syncDirectory(one);
      await files.rename(temporaryDir, join(quarantineDir, folder));
      await files.syncDirectory(quarantineDir);
    } catch (error) {
      await removeTree(files, temporaryDir);
      throw toDiskError(temporaryDir, error);
    } finally {
      foldersInProgress.delete(`${folder}.tmp`);
    }
  }

  /** Removes unfinished copies because they would keep a full disk full. */
  async function sweep(): Promise<void> {
    for (const name of await files.readdir(quarantineDir).catch(() => [])) {
      if (name.endsWith('.tmp') && !foldersInProgress.has(name))
        await removeTree(files, join(quarantineDir, name));
    }
  }

  /** Returns an unused name that starts with the time in UTC and is valid on every system. */
  async function findFreeName(at: number, why = ''): Promise<string> {
    const moment = new Date(at).toISOString().slice(0, 19).replace(/[T:]/g, '-');
    const taken = new Set(await files.readdir(quarantineDir).catch(() => []));
    for (let number = 1; ; number++) {
      const free = `${moment}${number === 1 ? '' : `-${number}`}${why}`;
      if (!taken.has(free) && !taken.has(`${free}.tmp`)) return free;
    }
  }

  async function isKept(found: Found, copies: ReadonlyMap<string, Buffer>): Promise<boolean> {
    for (const folder of await listFolders()) {
      const report = await readReport(folder);
      if (!report || !isSameFinding(report, found)) continue;
      if (await hasCopies(folder, copies)) return true;
    }
    return false;
  }

  async function hasCopies(folder: string, copies: ReadonlyMap<string, Buffer>): Promise<boolean> {
    for (const [path, bytes] of copies) {
      const existing = await files.readFile(join(quarantineDir, folder, path)).catch(() => undefined);
      if (!existing?.equals(bytes)) return false;
    }
    return true;
  }

  async function readReport(folder: string): Promise<RecoveryReport | undefined> {
    const path = join(quarantineDir, folder, REPORT);
    try {
      const report = recoveryReportSchema.parse(parseJson((await files.readFile(path)).toString('utf8')));
      return { ...report, folder };
    } catch (error) {
      const reason = getReason(error);
      if (reason !== 'ENOENT' && reason !== 'ENOTDIR')
        log.warn('ignored an invalid report', { path, reason });
      return undefined;
    }
  }

  async function reports(): Promise<RecoveryReport[]> {
    const kept = await Promise.all((await listFolders()).map(readReport));
    const all = [...kept.filter((report) => report !== undefined), ...unsavedReports];
    return all.sort((one, other) => other.at - one.at || (one.folder < other.folder ? 1 : -1));
  }

  async function dismiss(folder: string): Promise<void> {
    const isUnsaved = unsavedReports.some((report) => report.folder === folder);
    unsavedReports = unsavedReports.filter((report) => report.folder !== folder);
    if (!(await listFolders()).includes(folder)) {
      if (!isUnsaved)
        throw new AppError(
          'not-found',
          `Couldn't find the report ${JSON.stringify(folder)}. It may have been deleted.`,
          { folder },
        );
    } else {
      await rename(folder);
    }
    onChange();
  }

  async function rename(folder: string): Promise<void> {
    const path = join(quarantineDir, folder);
    try {
      await files.rename(join(path, REPORT), join(path, DISMISSED));
      await files.syncDirectory(path);
    } catch (error) {
      if (getReason(error) !== 'ENOENT') throw toDiskError(path, error);
      throw new AppError('not-found', `The report in ${folder} is already dismissed.`, { folder });
    }
  }

  return {
    store,
    storeLinks,
    async storeCopies(why, at, copies) {
      for (const folder of await listFolders()) {
        if (folder.endsWith(`-${why}`) && (await hasCopies(folder, copies))) return;
      }
      await write(await findFreeName(at, `-${why}`), copies);
    },
    reports,
    dismiss,
  };
}

const LINK_REASONS: Readonly<Partial<Record<FileKind, string>>> = {
  'symbolic-link': 'a symbolic link, which the app never follows',
};

const createLinkFinding = (path: string, kind: FileKind): RecoveryReport['files'][number] => ({
  path,
  line: null,
  reason: LINK_REASONS[kind] ?? "it isn't a regular file",
  kind: 'damaged',
  outcome: 'link',
});

/** Deletes a folder and its contents. Ignores errors. */
async function removeTree(files: Files, path: string): Promise<void> {
  for (const name of await files.readdir(path).catch(() => [])) {
    await files.unlink(join(path, name)).catch(() => removeTree(files, join(path, name)));
  }
  await files.rmdir(path).catch(() => undefined);
}

/** Returns whether a report has the same findings as `found`, regardless of its time and folder. */
const isSameFinding = ({ at, folder, kept, ...one }: RecoveryReport, found: Found): boolean => {
  const { at: _, ...other } = found;
  return isDeepStrictEqual(one, other);
};
