import type { EmojiResolver } from '../emoji/emoji-resolver.ts';
import { isLoopbackUrl } from '../http-url.ts';
import { checkOptions } from './check-options.ts';
import { checkCharacters, checkCounted } from './check-text.ts';
import { FIELDS, isCounted, type OptionalField } from './fields.ts';
import { type Finding, finding } from './finding.ts';
import { readImage } from './question-image.ts';

export { resolveOptions } from './check-options.ts';
export type { Finding } from './finding.ts';

/** A question as typed: the body of create and edit (docs/reference/service-api.md 2.1), or a draft. */
export type CheckedInput = Readonly<
  Record<'title' | 'options', string> & Partial<Record<OptionalField, string | null | undefined>>
>;

/** Everything there is to say about a question, all at once, in the order of the fields and lines. */
export function checkQuestion(input: CheckedInput, resolver: EmojiResolver): Finding[] {
  return FIELDS.flatMap((field) => {
    const text = input[field] ?? '';
    if (isCounted(field)) return checkCounted(field, text);
    return field === 'options' ? checkOptions(text, resolver) : checkImage(text);
  });
}

/** Whether no limit of the service is exceeded, so that the question can be saved. */
export const keepsEveryLimit = (findings: readonly Finding[]): boolean =>
  findings.every((finding) => finding.level !== 'problem');

function checkImage(image: string): Finding[] {
  const reading = readImage(image);
  const characters = checkCharacters('image', null, image);
  if (reading.kind === 'bad') {
    return [finding('bad-image', 'image', null, { fault: reading.fault }), ...characters];
  }
  if (reading.kind === 'url' && /^http:/i.test(reading.url)) {
    const { url } = reading;
    return [finding('http-image', 'image', null, { url, loopback: isLoopbackUrl(url) }), ...characters];
  }
  return characters;
}
