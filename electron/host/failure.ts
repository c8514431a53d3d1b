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
    case 'disk':
      return `The disk refused ${fact('path')}: ${fact('reason')}. Nothing half-written was kept.`;
    default:
      return message;
  }
}

/** The folder of the library that a file or folder belongs to: an error names the very file, people know the folder. */
const libraryOf = (file: string): string =>
  file.replace(/[\\/](?:lock|library\.json|(?:questions|journal)[\\/][^\\/]+)$/, '');
