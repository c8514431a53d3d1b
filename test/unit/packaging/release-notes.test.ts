import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getReleaseNotes, readReleases } from '../../../electron/packaging/release-notes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CHANGELOG = `# Changelog

Words about it.

## [Unreleased]

## [0.2.0] - 2026-12-01

### Fixed

- A thing.

### Added

- Another.

## [0.1.0] - 2026-11-09

- The first.
`;

describe('release notes', () => {
  it.each(['0.2.0', 'v0.2.0'])('contain the changelog section for %s', (version) => {
    expect(getReleaseNotes(CHANGELOG, version)).toBe('### Fixed\n\n- A thing.\n\n### Added\n\n- Another.');
  });

  it('can come from the last section, regardless of the kind of line breaks', () => {
    expect(getReleaseNotes(CHANGELOG.replaceAll('\n', '\r\n'), '0.1.0')).toBe('- The first.');
  });

  it.each(['0.3.0', '0.2', 'Unreleased'])("can't be created for %s because it has no section", (version) => {
    expect(() => getReleaseNotes(CHANGELOG, version)).toThrow(`CHANGELOG.md has no section for ${version}.`);
  });

  it("can't be created if a heading isn't in the format [version] - date", () => {
    expect(() => readReleases('## 0.1.0\n')).toThrow("isn't a version: ## 0.1.0");
    expect(() => readReleases('## [0.1.0] - 9 November\n')).toThrow("isn't a version");
  });
});

describe('the changelog', () => {
  const releases = readReleases(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'));

  it('starts with unreleased changes, then lists versions from newest to oldest', () => {
    const [first, ...rest] = releases;
    expect(first).toMatchObject({ version: 'Unreleased', date: null });
    const dates = rest.map(({ date }) => date ?? 'none');
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates).not.toContain('none');
  });

  it('groups changes like Keep a Changelog and ends with known limitations', () => {
    const kinds = releases.flatMap(({ notes }) =>
      [...notes.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind),
    );
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security', 'Known limitations'];
    expect(kinds.filter((kind) => !known.includes(kind ?? ''))).toEqual([]);
    for (const { notes } of releases)
      expect(notes.split('### Known limitations')[1] ?? '').not.toContain('### ');
  });
});

describe('npm run tool -- release-notes', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['test/run-tool.ts', 'release-notes', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });

  it('prints the release notes', () => {
    const { status, stdout, stderr } = run('Unreleased');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('### Added\n');
    expect(stdout).not.toContain('## [');
  });

  it('prints an error for an unknown or missing version', () => {
    expect(run('9.9.9')).toMatchObject({ status: 1, stderr: 'CHANGELOG.md has no section for 9.9.9.\n' });
    expect(run()).toMatchObject({ status: 1, stderr: 'Specify one version, such as 0.1.0 or Unreleased.\n' });
  });
});
