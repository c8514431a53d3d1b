import path from 'node:path';
import { type RestorePointInfo, restorePointNameSchema } from '../../shared/library/restore-point-info.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import type { RestorePoints } from '../host/library/restore-points/restore-points.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { type CommandContext, requireLibrary, withHost } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import type { Terminal } from './terminal.ts';

const HELP = `Usage: restore-points list --data DIR [options]
       restore-points create [NAME] --data DIR [options]
       restore-points restore NAME --data DIR [options]

List, create, and restore copies of the whole library. A restore first saves the library as a restore point.
The newest one from before an import, reset, or restore is also called before-last-change.

  --data DIR           use the library in folder DIR; first close other programs that use it
  --json               print one line of JSON per restore point: {"name","at","kind","count","bytes","damaged"},
                       and "imported" if it's from before the import of that file,
                       or the result of a restore: {"count","undo"}

NAME can have lowercase letters, digits, and hyphens. An existing restore point with this name is replaced. Without NAME,
the restore point is named after the time, and it's deleted when it gets old, like automatic ones.

Example: restore-points restore before-last-change --data ./library
`;

const OPTIONS = { data: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
const ACTIONS = ['list', 'create', 'restore'] as const;

export function createRestorePointsCommand(app: CommandContext): Command {
  return {
    name: 'restore-points',
    summary: 'list, create, and restore copies of a library',
    help: HELP,
    async run(args, terminal) {
      const { action, name, data, json } = readOptions(args);
      await requireLibrary(data);
      return withHost(app, { data, terminal }, ({ admin }) =>
        runAction(admin.restorePoints, { action, name, json }, terminal),
      );
    },
  };
}

interface Action {
  action: (typeof ACTIONS)[number];
  name: string;
  json: boolean;
}

async function runAction(
  points: RestorePoints,
  { action, name, json }: Action,
  { out }: Terminal,
): Promise<ExitCode> {
  if (action === 'restore') {
    const { count, undo } = await points.restore(name);
    const message = `Restored ${pluralize(count, 'question or draft', 'questions or drafts')} from ${name}. To undo, restore ${undo}.`;
    out(`${json ? JSON.stringify({ count, undo }) : message}\n`);
    return EXIT.done;
  }
  if (action === 'create') {
    const made = await points.create(name === '' ? undefined : name);
    out(json ? formatJson(made) : `Created the restore point ${made.name}.\n`);
    return EXIT.done;
  }
  const all = await points.list();
  if (all.length === 0 && !json) out('There are no restore points yet.\n');
  for (const point of all) out((json ? formatJson : formatLine)(point));
  return EXIT.done;
}

function formatJson({ name, at, kind, count, bytes, isDamaged, imported }: RestorePointInfo): string {
  const shown = { name, at: new Date(at).toISOString(), kind: kind === 'named' ? kind : 'automatic' };
  return `${JSON.stringify({ ...shown, count, bytes, damaged: isDamaged, imported })}\n`;
}

function formatLine({ name, at, count, bytes, isDamaged, imported }: RestorePointInfo): string {
  const size = `${pluralize(count, 'question or draft', 'questions or drafts')}, ${pluralize(bytes, 'byte')}`;
  const before = imported === undefined ? '' : `, before importing ${imported}`;
  return `${new Date(at).toISOString()}  ${name}  (${isDamaged ? 'damaged' : size}${before})\n`;
}

function readOptions(args: string[]): Action & { data: string } {
  const { values, positionals } = parseArguments(args, OPTIONS, true);
  const [given, name = '', ...more] = positionals;
  const action = ACTIONS.find((one) => one === given);
  if (!action) throw new UsageError('Specify list, create, or restore.');
  const [extra] = action === 'list' ? positionals.slice(1) : more;
  if (extra !== undefined) throw new UsageError(`Unexpected argument: ${extra}.`);
  if (action === 'restore' && name === '') throw new UsageError('Missing NAME, a restore point to restore.');
  const checked = restorePointNameSchema.safeParse(name);
  if (name !== '' && !checked.success) {
    throw new UsageError(`NAME ${JSON.stringify(name)} ${checked.error.issues[0]?.message}.`);
  }
  if (!values.data) throw new UsageError('Missing --data DIR, the library folder.');
  return { action, name, data: path.resolve(values.data), json: values.json };
}
