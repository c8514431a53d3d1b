import { join } from 'node:path';
import type { Log } from '../../ports.ts';
import { toFinalName } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { type FileKind, isLink } from '../../system/regular-file.ts';
import { LIBRARY_FILES } from './load/library-files.ts';
import { QUARANTINE, type Quarantine } from './quarantine.ts';

export interface LibraryLink {
  /** The path relative to the library's folder, with slashes. */
  path: string;
  kind: FileKind;
}

const BATCH_SIZE = 64;

/**
 * Finds symbolic links and special files among a library's files and folders. Never opens a file or rejects.
 */
export async function findLinks(files: Files, dir: string): Promise<LibraryLink[]> {
  const owned = (await listNames(files, dir)).filter((name) => LIBRARY_FILES.has(toFinalName(name)));
  const top = await inspectAll(files, dir, owned);
  const found = [top.links];
  for (const folder of top.folders) {
    // Quarantined links aren't moved again.
    if (folder === QUARANTINE) continue;
    const names = await listNames(files, join(dir, folder));
    const paths = names.map((name) => `${folder}/${name}`);
    found.push((await inspectAll(files, dir, paths)).links);
  }
  return found.flat();
}

const listNames = (files: Files, path: string): Promise<string[]> => files.readdir(path).catch(() => []);

async function inspectAll(
  files: Files,
  dir: string,
  paths: readonly string[],
): Promise<{ links: LibraryLink[]; folders: string[] }> {
  const links: LibraryLink[] = [];
  const folders: string[] = [];
  const inspect = async (path: string): Promise<void> => {
    const found = await files.inspect(join(dir, path)).catch(() => undefined);
    if (found?.kind === 'folder') folders.push(path);
    else if (found && isLink(found.kind)) links.push({ path, kind: found.kind });
  };
  for (let at = 0; at < paths.length; at += BATCH_SIZE)
    await Promise.all(paths.slice(at, at + BATCH_SIZE).map(inspect));
  return { links, folders };
}

/**
 * Moves the links and special files, or only the one with the path `only`, to a quarantine folder and reports
 * them. Rejects with AppError('disk') if one can't be moved. The library must not be opened in that case.
 */
export async function quarantineLinks(
  {
    dir,
    files,
    log,
    quarantine,
    at,
  }: { dir: string; files: Files; log: Log; quarantine: Pick<Quarantine, 'storeLinks'>; at: number },
  only?: string,
): Promise<void> {
  const links = (await findLinks(files, dir)).filter(({ path }) => only === undefined || path === only);
  if (links.length === 0) return;
  log.warn('the library contains links, which are never followed', { links: links.length });
  await quarantine.storeLinks(at, links);
}
