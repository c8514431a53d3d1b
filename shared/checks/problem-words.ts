import type { EmojiFault } from '../emoji/emoji-form.ts';
import type { ImageFault } from '../image.ts';
import type { OptionFault } from '../options/option-line.ts';
import { QUESTION_FIELDS } from '../question/fields.ts';
import { counted } from '../text/counted.ts';
import type { Finding, FindingPath } from './finding.ts';

/**
 * What is wrong with a question, in one sentence for people: the words of the local API's 422 and of the command
 * line. Option lines are named by their number.
 */
export function wordProblem(finding: Finding): string {
  const sentence = wordFinding(finding);
  return finding.line === null ? sentence : `Line ${finding.line}: ${sentence}`;
}

function wordFinding(finding: Finding): string {
  const { path } = finding;
  switch (finding.code) {
    case 'too-short': {
      const { length, min } = finding.details;
      return `${nameOf(path)} has ${counted(length, 'character')}; at least ${min} are needed.`;
    }
    case 'too-long': {
      const { length, max, over } = finding.details;
      return `${nameOf(path)} has ${counted(length, 'character')}, ${over} more than the ${max} allowed.`;
    }
    case 'may-be-refused':
      return `${nameOf(path)} fits by code points, but a service that counts otherwise may refuse it.`;
    case 'bad-character': {
      const what = finding.details.character === 'nul' ? 'the character U+0000' : 'half of a surrogate pair';
      return finding.line === null ? `${nameOf(path)} holds ${what}.` : `${what} is not allowed.`;
    }
    case 'too-few-options': {
      const { min, count: found } = finding.details;
      return `${counted(found, 'option')}; at least ${min} are needed.`;
    }
    case 'too-many-options': {
      const { max, count: found } = finding.details;
      return `${counted(found, 'option')}; at most ${max} are allowed.`;
    }
    case 'bad-option-line':
      return LINE_FAULTS[finding.details.fault];
    case 'unknown-emoji-name': {
      const { name, nearest } = finding.details;
      const hint = nearest.length > 0 ? ` Near to it: ${nearest.map((near) => `:${near}:`).join(', ')}.` : '';
      return `no emoji is called :${name}:.${hint}`;
    }
    case 'no-visible-text':
      return 'the text after the emoji shows nothing.';
    case 'same-emoji':
      return `line ${finding.details.otherLine} has the same emoji.`;
    case 'bad-image':
      return IMAGE_FAULTS[finding.details.fault];
    case 'newer-emoji':
      return 'the emoji is newer than this program knows.';
    case 'http-image':
      return 'The image is loaded without encryption (http:).';
    case 'service-refused':
      return finding.details.words;
  }
}

const LINE_FAULTS = {
  'no-emoji': 'no emoji at the start; each line is <emoji> - <text>.',
  'not-an-emoji': 'what stands before " - " is not one emoji.',
  'unclosed-name': 'the emoji name has no second colon.',
  'empty-name': 'there is no name between the colons.',
  'space-in-name': 'an emoji name has no spaces.',
  'unclosed-search': 'the search has no second $.',
  'empty-search': 'there is nothing to search for between the $ signs.',
  'unclosed-image': 'the form $[label](url)$ is not complete.',
  'bad-image-url': 'the URL in $[label](url)$ is not an absolute http: or https: URL.',
  'empty-line': 'empty; each line is <emoji> - <text>.',
  'no-separator': 'no " - " after the emoji: one space, a hyphen, one space.',
  'no-text': 'no text after " - ".',
} as const satisfies Record<OptionFault | EmojiFault, string>;

const IMAGE_FAULTS = {
  'not-a-url': 'The image is neither an absolute URL nor a $$search$$.',
  'not-http': 'The image must be an http: or https: URL.',
  'unclosed-search': 'The search for an image must end with $$, and have none in between.',
  'empty-search': 'There is nothing to search for between the $$ signs.',
} as const satisfies Record<ImageFault, string>;

const nameOf = (path: FindingPath): string => QUESTION_FIELDS[path].subject;
