import type { AppError } from '../../shared/errors.ts';

/** An expected failure as one sentence that says what and where. What to do about it depends on who shows it. */
export function failureSentence({ code, message, details }: AppError): string {
  const fact = (name: string) => String(details[name] ?? 'unknown');
  switch (code) {
    case 'port-in-use':
      return `Port ${fact('port')} is taken by another program.`;
    case 'library-in-use':
      return `The library in ${libraryOf(fact('path'))} is open in another program (process ${fact('pid')}).`;
    case 'library-too-new':
      return `The library in ${libraryOf(fact('path'))} was written by a newer version of QOTD Studio. Update this one; nothing was changed.`;
    case 'library-unreadable':
      return `The library can't be read: ${fact('path')}, line ${fact('line')}: ${fact('reason')}. Mend the line or move the file away; nothing was changed.`;
    case 'no-snapshot':
      return `There is no snapshot ${fact('name')}.`;
    case 'snapshot-unreadable':
      return unreadableSnapshot(details);
    case 'disk':
      return `The disk refused ${fact('path')}: ${fact('reason')}. Nothing half-written was kept.`;
    default:
      return message;
  }
}

/** A file of a library's state, and everything that is wrong with it. */
function unreadableSnapshot({ path, line, reason, problems }: AppError['details']): string {
  const place = typeof line === 'number' && line > 0 ? `${path}, line ${line}` : `${path}`;
  const list = Array.isArray(problems) ? problems.map((problem) => `\n${problem}`).join('') : '';
  return `The state can't be read: ${place}: ${reason}. Nothing was changed.${list}`;
}

/** The folder of the library that a file or folder belongs to: an error names the very file, people know the folder. */
const libraryOf = (file: string): string =>
  file.replace(/[\\/](?:lock|library\.json|(?:questions|journal)[\\/][^\\/]+)$/, '');
