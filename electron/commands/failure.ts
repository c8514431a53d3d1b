import type { AppError } from '../../shared/errors.ts';

/** An expected failure as one sentence that says what, where and what to do. */
export function failureSentence({ code, message, details }: AppError): string {
  const fact = (name: string) => String(details[name] ?? 'unknown');
  switch (code) {
    case 'port-in-use':
      return `Port ${fact('port')} is taken by another program. Choose another with --port, or --port 0 for any free one.`;
    case 'library-in-use':
      return `The library in ${fact('path')} is open in another program (process ${fact('pid')}). Close that one, or give another folder with --data.`;
    case 'library-too-new':
      return `The library in ${fact('path')} was written by a newer version of QOTD Studio. Update this one; nothing was changed.`;
    case 'library-unreadable':
      return `The library can't be read: ${fact('path')}, line ${fact('line')}: ${fact('reason')}. Mend the line or move the file away; nothing was changed.`;
    case 'disk':
      return `The disk refused ${fact('path')}: ${fact('reason')}. Nothing half-written was kept.`;
    default:
      return message;
  }
}
