import { readFileSync } from 'node:fs';
import path from 'node:path';

const HEADING = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$/;

export interface Release {
  version: string;
  /** A date such as `2026-11-09`, or null if unreleased. */
  date: string | null;
  notes: string;
}

/** Returns a changelog's sections. Throws if a heading isn't a version. */
export function readReleases(changelog: string): Release[] {
  const sections = changelog
    .replaceAll('\r\n', '\n')
    .split(/^(?=## )/m)
    .filter((text) => text.startsWith('## '));
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, version, date = null] = HEADING.exec(heading.trimEnd()) ?? [];
    if (version === undefined) throw new Error(`This heading isn't a version: ${heading}`);
    return { version, date, notes: lines.join('\n').trim() };
  });
}

/** Returns a version's section without its heading. Throws if there is none. */
export function getReleaseNotes(changelog: string, version: string): string {
  const wanted = version.replace(/^v(?=\d)/, '').toLowerCase();
  const release = readReleases(changelog).find((one) => one.version.toLowerCase() === wanted);
  if (!release?.notes) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  return release.notes;
}

// `npm run --silent tool -- release-notes VERSION` prints a version's changes.
if (process.argv[1] === import.meta.filename) {
  const [version, ...more] = process.argv.slice(2);
  const changelog = path.resolve(import.meta.dirname, '../../CHANGELOG.md');
  try {
    if (version === undefined || more.length > 0)
      throw new Error('Specify one version, such as 0.1.0 or Unreleased.');
    process.stdout.write(`${getReleaseNotes(readFileSync(changelog, 'utf8'), version)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
