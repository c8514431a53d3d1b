import { readChatEmoji } from '../emoji/chat-emoji.ts';
import type { Finding } from '../question/check-question.ts';
import { getText } from './message-details.ts';
import {
  formatChoice,
  lowerFirst,
  straightenQuotes,
  type Translate,
  translateToEnglish,
} from './translate.ts';

/**
 * Returns the message for a validation finding. `unit` is how the options are edited: as rows or as lines. A
 * row has a control for each part of an option and buttons for similar emoji names. For lines, the message
 * describes the option's format and lists the names.
 */
export function formatFinding(finding: Finding, t: Translate, unit: 'option' | 'line' = 'option'): string {
  const field = t(`questionFields.subject.${finding.path}`);
  switch (finding.code) {
    case 'too-short':
    case 'too-long':
      return t(`finding.${finding.code}`, { ...finding.details, field });
    case 'may-be-refused': {
      const { over, min, lengths } = finding.details;
      return t('finding.may-be-refused', {
        over,
        min,
        field,
        utf16: lengths.utf16,
        visible: lengths.visible,
      });
    }
    case 'bad-character': {
      const { character, index } = finding.details;
      return t('finding.bad-character', { character, position: index + 1 });
    }
    case 'too-few-options':
    case 'too-many-options':
      return t(`finding.${finding.code}`, finding.details);
    case 'bad-option-line':
      if (finding.details.fault === 'chat-emoji') {
        const accepted = readChatEmoji(finding.details.raw)?.accepted ?? '';
        return t('finding.bad-option-line.chat-emoji', { accepted });
      }
      return t(`finding.bad-option-line.${finding.details.fault}`, { unit });
    case 'bad-image':
      return t(`finding.bad-image.${finding.details.fault}`);
    case 'unknown-emoji-name': {
      const { name, nearest } = finding.details;
      return t('finding.unknown-emoji-name', {
        name,
        hasNearest: unit === 'line' && nearest.length > 0,
        nearest: formatChoice(
          t,
          nearest.map((near) => `:${near}:`),
        ),
      });
    }
    case 'no-visible-text':
      return t('finding.no-visible-text', { isTitle: finding.path === 'title' });
    case 'same-emoji':
    case 'same-text':
      return t(`finding.${finding.code}`, { otherLine: finding.details.otherLine, unit });
    case 'http-image':
      return t('finding.http-image', { loopback: finding.details.loopback });
    case 'service-refused':
      return t('finding.service-refused', { words: getText(finding.details, 'words') ?? '' });
    default:
      return t(`finding.${finding.code}`);
  }
}

/** Returns the message, preceded by the line number if the finding is about a line. */
export function formatLineFinding(finding: Finding, t: Translate): string {
  const message = formatFinding(finding, t, 'line');
  return finding.line === null
    ? message
    : t('finding.inLine', { line: finding.line, problem: lowerFirst(message, t) });
}

/** Returns the English message for the local API and the command line, with straight quotes. */
export const formatPlainFinding = (finding: Finding): string =>
  straightenQuotes(formatLineFinding(finding, translateToEnglish));

/** Adapts a finding to an editor row. A row has no ` - `, so a missing separator means a missing emoji. */
export function toRowFinding(finding: Finding, row: { emoji: string }): Finding {
  if (finding.code !== 'bad-option-line' || row.emoji !== '' || finding.details.fault !== 'no-separator') {
    return finding;
  }
  return { ...finding, details: { ...finding.details, fault: 'no-emoji' } };
}
