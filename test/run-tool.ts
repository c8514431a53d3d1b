import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TOOLS } from './tools.ts';

/** `npm run tool -- NAME [ARGUMENTS]`: runs a tool. Without a name, lists all tools. */
const [name, ...args] = process.argv.slice(2);
const tool = TOOLS.find((one) => one.name === name);
if (tool) {
  const file = path.resolve(import.meta.dirname, '..', tool.file);
  process.argv.splice(1, Infinity, file, ...(tool.args ?? []), ...args);
  // The tool runs in this process, so it receives signals directly and can set the exit code.
  await import(pathToFileURL(file).href);
} else {
  const width = Math.max(...TOOLS.map((one) => one.name.length));
  const list = TOOLS.map((one) => `  ${one.name.padEnd(width)}  ${one.summary}\n`).join('');
  const usage = `Usage: npm run tool -- NAME [ARGUMENTS]\n\n${list}`;
  if (name === undefined || name === '--help') process.stdout.write(usage);
  else {
    process.stderr.write(`error: Unknown tool: ${name}\n\n${usage}`);
    process.exitCode = 2;
  }
}
