import { EXPORT_FORMAT } from '../import-export/file-formats.ts';
import { type FileFault, type JsonFault, MAX_JSON_DEPTH } from '../import-export/file-problem.ts';
import type { Translate } from './translate.ts';

const JSON_KEYS = {
  'value or ]': 'value-or-bracket',
  'name or }': 'name-or-brace',
} as const;

/** Explains why text isn't valid JSON, without a period. */
export const formatJsonFault = (why: JsonFault, t: Translate): string =>
  t(`fileProblem.json.${why === 'value or ]' || why === 'name or }' ? JSON_KEYS[why] : why}`, {
    depth: MAX_JSON_DEPTH,
  });

const formatMonthDay = (day: string, t: Translate): string =>
  new Intl.DateTimeFormat(t('time.locale'), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

export function formatFileProblem(fault: FileFault, t: Translate): string {
  switch (fault.code) {
    case 'json-expected':
      return t('fileProblem.json-expected', { format: EXPORT_FORMAT });
    case 'behind-end':
      return t('fileProblem.behind-end', { ownLines: t('fileProblem.ownLines') });
    case 'no-csv':
      return t('fileProblem.no-csv', { why: t(`fileProblem.csv.${fault.why}`) });
    case 'no-column': {
      const found = fault.found.map((name) => t('fileProblem.column', { name })).join(', ');
      return t('fileProblem.no-column', { wanted: fault.wanted, column: fault.column, found });
    }
    case 'no-json': {
      const { what, why, betterFormat } = fault;
      if (why === 'depth') return t('fileProblem.too-deep', { depth: MAX_JSON_DEPTH });
      const more =
        what === 'own-line'
          ? t('fileProblem.ownLines')
          : betterFormat === null
            ? ''
            : t(`fileProblem.rather.${betterFormat}`);
      return t('fileProblem.no-json', {
        what,
        hasWhy: why !== null,
        why: why === null ? '' : formatJsonFault(why, t),
        hasMore: more !== '',
        more,
      });
    }
    case 'other-format':
      return t('fileProblem.other-format', {
        hasFormat: fault.format !== null,
        format: fault.format ?? '',
        isOurs: fault.isOurs,
      });
    case 'same-id':
      return t('fileProblem.same-id', {
        hasPath: fault.path !== '',
        path: fault.path,
        line: fault.line ?? '',
        id: fault.id,
      });
    case 'unknown-field':
      return t('fileProblem.unknown-field', {
        hasNearest: fault.nearest !== null,
        nearest: fault.nearest ?? '',
      });
    case 'ambiguous-day': {
      const [first, second] = fault.days.map((day) => formatMonthDay(day, t));
      return t('fileProblem.ambiguous-day', {
        typed: fault.typed,
        count: fault.count,
        first: first ?? '',
        second: second ?? '',
      });
    }
    case 'foreign-column':
      return t('fileProblem.foreign-column', fault);
    case 'heading-tags':
      return t('fileProblem.heading-tags', fault);
    case 'chat-emoji':
    case 'encoded-twice':
    case 'guessed-encoding':
    case 'lost-characters':
    case 'other-encoding':
    case 'question-list':
    case 'too-long':
    case 'too-large':
    case 'too-wide':
    case 'two-columns':
    case 'no-day':
    case 'long-tag':
    case 'many-tags':
    case 'wrong-count':
    case 'too-many':
    case 'too-many-questions':
    case 'newer-export':
    case 'bad-snapshot':
    case 'bad-pack':
    case 'bad-entry':
    case 'no-text':
      return t(`fileProblem.${fault.code}`, fault);
    default:
      return t(`fileProblem.${fault.code}`);
  }
}
