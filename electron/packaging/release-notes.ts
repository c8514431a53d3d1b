const HEADING = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$/;

/** A section of the changelog: one version, and what changed in it. */
export interface Release {
  version: string;
  /** As `2026-11-09`; null for what is not released. */
  date: string | null;
  notes: string;
}

/** The sections of a changelog, in its order. Throws where a heading is none of a version. */
export function readReleases(changelog: string): Release[] {
  const sections = changelog
    .replaceAll('\r\n', '\n')
    .split(/^(?=## )/m)
    .filter((text) => text.startsWith('## '));
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, version, date = null] = HEADING.exec(heading.trimEnd()) ?? [];
    if (version === undefined) throw new Error(`This heading names no version: ${heading}`);
    return { version, date, notes: lines.join('\n').trim() };
  });
}

/** What changed in a version, without its heading. Throws where the changelog says nothing about it. */
export function releaseNotes(changelog: string, version: string): string {
  const wanted = version.replace(/^v(?=\d)/, '').toLowerCase();
  const release = readReleases(changelog).find((one) => one.version.toLowerCase() === wanted);
  if (!release?.notes) throw new Error(`CHANGELOG.md says nothing about ${version}.`);
  return release.notes;
}
