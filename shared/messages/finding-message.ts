import type { Finding } from '../checks/check.ts';
import { textIn } from './details.ts';
import type { Translate } from './translate.ts';

/** What a finding of the validation says. `unit`: whether options are called by their row or by their line. */
export function findingMessage(finding: Finding, t: Translate, unit: 'option' | 'line' = 'option'): string {
  const field = finding.path;
  switch (finding.code) {
    case 'too-short':
    case 'too-long':
      return t(`editor.finding.${finding.code}`, { ...finding.details, field });
    case 'may-be-refused': {
      const { over, min, lengths } = finding.details;
      return t('editor.finding.may-be-refused', {
        over,
        min,
        field,
        utf16: lengths.utf16,
        visible: lengths.visible,
      });
    }
    case 'bad-character': {
      const { character, index } = finding.details;
      return t('editor.finding.bad-character', { character, position: index + 1 });
    }
    case 'too-few-options':
    case 'too-many-options':
      return t(`editor.finding.${finding.code}`, finding.details);
    case 'bad-option-line':
      return t(`editor.finding.bad-option-line.${finding.details.fault}`);
    case 'bad-image':
      return t(`editor.finding.bad-image.${finding.details.fault}`);
    case 'unknown-emoji-name':
      return t('editor.finding.unknown-emoji-name', { name: finding.details.name });
    case 'same-emoji':
      return t('editor.finding.same-emoji', { otherLine: finding.details.otherLine, unit });
    case 'http-image':
      return t('editor.finding.http-image', { loopback: finding.details.loopback });
    case 'service-refused':
      return t('editor.finding.service-refused', { words: textIn(finding.details, 'words') ?? '' });
    default:
      return t(`editor.finding.${finding.code}`);
  }
}

/** In a row there is no ` - ` to miss: what is missing then is the emoji. */
export function asInRow(finding: Finding, row: { emoji: string }): Finding {
  if (finding.code !== 'bad-option-line' || row.emoji !== '' || finding.details.fault !== 'no-separator') {
    return finding;
  }
  return { ...finding, details: { ...finding.details, fault: 'no-emoji' } };
}
