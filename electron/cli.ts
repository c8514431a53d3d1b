import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { AppError } from '../shared/errors.ts';
import { type Command, EXIT, type ExitCode, type Terminal, UsageError } from './commands/command.ts';
import { commandFailure } from './commands/failure.ts';
import { createServeCommand } from './commands/serve.ts';
import { openSettings } from './shell/settings.ts';

/** The headless entry: finds the command, runs it, ends with its exit code. */
const commands: Command[] = [
  createServeCommand({
    version: packageJson.version,
    assetsDir: path.join(import.meta.dirname, '../renderer'),
    openSettings,
  }),
];

const terminal: Terminal = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  stopAsked: new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  }),
};

process.exitCode = await run(process.argv.slice(2));

async function run([name, ...args]: string[]): Promise<ExitCode> {
  if (name === '--version') {
    terminal.out(`${packageJson.version}\n`);
    return EXIT.done;
  }
  const command = commands.find((one) => one.name === name);
  if (!command || args.includes('--help')) {
    const unknown = name !== undefined && !command && !/^(--?h(elp)?|help)$/.test(name);
    if (unknown) terminal.err(`There is no command ${name}.\n\n`);
    (unknown ? terminal.err : terminal.out)(command ? command.help : helpText());
    return unknown ? EXIT.usage : EXIT.done;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message} «${name} --help» says what there is.\n`);
      return EXIT.usage;
    }
    if (error instanceof AppError) {
      terminal.err(`${commandFailure(error)}\n`);
      return EXIT.failed;
    }
    throw error;
  }
}

function helpText(): string {
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`);
  return `QOTD Studio ${packageJson.version}\n\nCommands:\n${lines.join('\n')}\n\nCOMMAND --help says more.\n`;
}
