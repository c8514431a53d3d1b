import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { TOOLS } from '../tools.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCRIPTS = Object.keys(packageJson.scripts);
const TOOL_NAMES = TOOLS.map(({ name }) => name);

function runTool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/run-tool.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run tool', () => {
  it('lists the tools if no name is given', () => {
    const { status, stdout, stderr } = runTool();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect([...stdout.matchAll(/^ {2}(\S+) {2,}\w/gm)].map(([, name]) => name)).toEqual(TOOL_NAMES);
  });

  it.each(['build', 'constructor'])('rejects %s and lists the tools', (name) => {
    const { status, stdout, stderr } = runTool(name);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(`error: Unknown tool: ${name}\n\n${runTool().stdout}`);
  });

  it.each(TOOLS)('has exactly one program file for $name', ({ file }) => {
    expect(globSync(file, { cwd: ROOT })).toHaveLength(1);
  });

  // The other tools accept any arguments and would start their work.
  it.each(['fuzz', 'crash', 'simulate', 'sockets', 'soak', 'verify-electron', 'bench', 'performance'])(
    'forwards arguments to %s and returns its exit code',
    (name) => {
      const { status, stdout, stderr } = runTool(name, '--unknown');
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(new RegExp(`^Usage: npm run (--silent )?tool -- ${name} `, 'm'));
    },
  );
});

describe('docs/project/testing.md', () => {
  it('lists every script', () => {
    const page = readFileSync(path.join(ROOT, 'docs/project/testing.md'), 'utf8');
    const [, table = ''] = page.split('## Find a command');
    const listed = [...table.matchAll(/`npm (?:run )?([a-z0-9:]+)/g)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(SCRIPTS));
  });
});

describe('the repository', () => {
  const files = globSync(
    [
      '*.{md,yml,ts}',
      '.{ci,github}/**/*',
      '{docs,electron,renderer,shared,test}/**/*.{md,ts,tsx,cjs,yml,yaml,json,toml}',
    ],
    { cwd: ROOT, withFileTypes: true },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

  it('mentions only scripts and tools that exist', () => {
    const unknown = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s |--silent )?(tool -- )?([a-z][a-z0-9:-]*)/g)]
        .filter(([, tool, name = '']) => !(tool ? TOOL_NAMES : SCRIPTS).includes(name))
        .map(([command]) => `${path.relative(ROOT, file)}: ${command}`),
    );
    expect(unknown).toEqual([]);
    expect(files.length).toBeGreaterThan(1_000);
  });
});
