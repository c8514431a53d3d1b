import type { FileProblem } from '../../shared/import-export/file-problem.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { pluralize } from '../../shared/text/pluralize.ts';

/** Formats a problem like a compiler, with file, line, field, and sentence. */
export function formatProblemLine(file: string, problem: FileProblem): string {
  const { level, line, path } = problem;
  const place = [line === null ? file : `${file}:${line}`, path].filter((part) => part !== '').join(': ');
  return `${joinLines(`${place}: ${level === 'note' ? 'note: ' : ''}${formatAdvice(problem)}`)}\n`;
}

function formatAdvice({ message, fault, path }: FileProblem): string {
  const replaceAdvice = (start: string, advice: string) => `${message.split(start, 1)[0]}${advice}`;
  switch (fault?.code) {
    case 'too-many-questions':
      return replaceAdvice(' Split ', ' Split the file, or raise the limit with --max-questions.');
    case 'ambiguous-day':
      return replaceAdvice(' Choose ', ' Use --dates month/day or --dates day/month.');
    case 'guessed-encoding':
      return replaceAdvice(' If ', ' If characters are wrong, use --encoding.');
    case 'foreign-column':
      return replaceAdvice(
        ', choose ',
        fault.hasHeading
          ? `, use --columns ${quoteArgument(`FIELD=${path}`)}.`
          : ', add headings, and use --columns.',
      );
    default:
      return message;
  }
}

const quoteArgument = (text: string): string => (/^[\w.=-]+$/.test(text) ? text : JSON.stringify(text));

export const formatInvalidSummary = (count: number): string =>
  count === 0
    ? 'No invalid questions.'
    : `${pluralize(count, 'question')} ${count === 1 ? 'is' : 'are'} invalid.`;
