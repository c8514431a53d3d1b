const HEADING = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$/;

/** A section of the changelog, for one version. */
export interface Release {
  version: string;
  /** Such as `2026-11-09`; null if unreleased. */
  date: string | null;
  notes: string;
}

/** Returns the sections of a changelog. Throws if a heading isn't a version. */
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

/** Returns the section of a version without its heading. Throws if there's none. */
export function releaseNotes(changelog: string, version: string): string {
  const wanted = version.replace(/^v(?=\d)/, '').toLowerCase();
  const release = readReleases(changelog).find((one) => one.version.toLowerCase() === wanted);
  if (!release?.notes) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  return release.notes;
}
