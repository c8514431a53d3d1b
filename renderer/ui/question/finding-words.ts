import type { Finding } from '../../../shared/checks/check.ts';
import type { Text } from '../text/text.tsx';

/** What a finding says. `unit`: whether options are called by their row or by their line. */
export function findingWords(finding: Finding, text: Text, unit: 'option' | 'line' = 'option'): string {
  const words = text.editor.finding;
  switch (finding.code) {
    case 'too-short':
      return words['too-short'](finding.details, finding.path);
    case 'too-long':
      return words['too-long'](finding.details, finding.path);
    case 'may-be-refused':
      return words['may-be-refused'](finding.details, finding.path);
    case 'bad-character':
      return words['bad-character'](finding.details);
    case 'too-few-options':
      return words['too-few-options'](finding.details);
    case 'too-many-options':
      return words['too-many-options'](finding.details);
    case 'bad-option-line':
      return words['bad-option-line'](finding.details);
    case 'unknown-emoji-name':
      return words['unknown-emoji-name'](finding.details);
    case 'no-visible-text':
      return words['no-visible-text']();
    case 'same-emoji':
      return words['same-emoji'](finding.details, unit);
    case 'newer-emoji':
      return words['newer-emoji']();
    case 'bad-image':
      return words['bad-image'](finding.details);
    case 'http-image':
      return words['http-image'](finding.details);
    case 'service-refused':
      return words['service-refused'](finding.details);
  }
}

/** In a row there is no ` - ` to miss: what is missing then is the emoji. */
export function asInRow(finding: Finding, row: { emoji: string }): Finding {
  if (finding.code !== 'bad-option-line' || row.emoji !== '' || finding.details.fault !== 'no-separator') {
    return finding;
  }
  return { ...finding, details: { ...finding.details, fault: 'no-emoji' } };
}
