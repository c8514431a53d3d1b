import { describe, expect, it } from 'vitest';
import { parseDraft, toDraft } from '../../../../../renderer/drafts/draft-content.ts';
import { isShownInAppBanner } from '../../../../../renderer/features/editor/editor-banners.tsx';
import { resolveEmojiDisplay } from '../../../../../renderer/features/editor/emoji/emoji-display.ts';
import { resolveEmoji } from '../../../../../renderer/features/editor/options/option-row.tsx';
import {
  countLevels,
  findLocation,
  groupByLocation,
} from '../../../../../renderer/features/editor/problems/finding-location.ts';
import { findNextStep } from '../../../../../renderer/features/editor/problems/next-step.ts';
import {
  findNextProblemLocation,
  listLocations,
} from '../../../../../renderer/features/editor/problems/problem-navigation.ts';
import { getCounterTone } from '../../../../../renderer/features/editor/text-fields/length-counter.tsx';
import { createEmojiResolver } from '../../../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../../../shared/errors.ts';
import { formatFinding, toRowFinding } from '../../../../../shared/messages/finding-message.ts';
import { checkQuestion } from '../../../../../shared/question/check-question.ts';
import { createEmptyDraft } from '../../../../../shared/question/question-fields.ts';
import { inEnglish } from '../../../../support/translations.ts';

const names = new Map([
  ['tada', '🎉'],
  ['tv', '📺'],
  ['rain_cloud', '🌧️'],
  ['umbrella_with_rain_drops', '☔'],
  ['cat', '🐱'],
  ['cat2', '🐈'],
]);
const emojiResolver = createEmojiResolver(names, [{ name: 'blob', url: 'https://a.b/c.png', keywords: [] }]);

/** Checks a draft with these options. Also returns its rows and messages. */
function check(options: string, more: Partial<ReturnType<typeof createEmptyDraft>> = {}) {
  const content = parseDraft({ ...createEmptyDraft(), title: 'Which one stays?', options, ...more });
  const findings = checkQuestion(toDraft(content), emojiResolver);
  const messages = findings.map((finding) => {
    const row = content.rows[(finding.line ?? 0) - 1];
    return formatFinding(row ? toRowFinding(finding, row) : finding, inEnglish);
  });
  return { content, findings, messages, order: listLocations(content.rows) };
}

describe('findings', () => {
  it('have a message that explains the problem', () => {
    expect(check('☕ - Tea\nRain\n☕ - Coffee').messages).toEqual([
      'Choose an emoji.',
      'This emoji is also used in option 1, so votes would be combined.',
    ]);
    expect(check('☕ - Tea').messages).toEqual(['The question has 1 option; it needs at least 2.']);
    expect(check('☕ - Tea\n🎧 - Music', { title: 'Why' }).messages).toEqual([
      'The title has 3 characters; it needs at least 5.',
    ]);
    expect(check('☕ - Tea\n🎧 - ').messages).toEqual(['No text yet.']);
    expect(check('☕ - Tea\n$rain - Rain').messages).toEqual(['The emoji search needs a closing $.']);
    expect(check('☕ - Tea\n:retro_tv: - TV').messages).toEqual(['Unknown emoji :retro_tv:.']);
    expect(check(Array.from({ length: 21 }, (_, n) => `$${n}$ - ${n}`).join('\n')).messages).toEqual([
      'The question has 21 options, 1 more than the 20 allowed.',
    ]);
    expect(check('☕ - Tea\n🎧 - Music', { image: 'ftp://a.b' }).messages).toEqual([
      'The image URL must start with https:// or http://.',
    ]);
  });

  it('include a missing emoji even if the line has no separator', () => {
    expect(check('☕ Tea\n🎧 - Music').messages).toEqual(['Choose an emoji.']);
  });

  it('have a field or an option as their location', () => {
    const { content, findings } = check('☕ - Tea\nRain', { title: '', image: 'x' });
    expect(findings.map((finding) => findLocation(finding, content.rows))).toEqual([
      'title',
      'option row-1',
      'image',
    ]);
    const byPlace = groupByLocation(findings, content.rows);
    expect(byPlace('option row-1')).toHaveLength(1);
    expect(byPlace('footer')).toEqual([]);
  });

  it('are counted as problems or warnings', () => {
    expect(countLevels(check('☕ - Tea\nRain\n☕ - Coffee').findings)).toEqual({ problems: 1, warnings: 1 });
  });
});

describe('the next problem', () => {
  const { content, findings, order } = check('☕ - Tea\nRain\n☕ - Coffee\nSnow', { image: 'x' });
  const go = (from: (typeof order)[number] | null, step: 1 | -1) =>
    findNextProblemLocation(findings, content.rows, order, from, step);

  it('follows the current location, wraps around, and skips warnings', () => {
    expect(go(null, 1)).toBe('option row-1');
    expect(go('option row-1', 1)).toBe('option row-3');
    expect(go('option row-3', 1)).toBe('image');
    expect(go('image', 1)).toBe('option row-1');
  });

  it('precedes the current location in the reverse direction', () => {
    expect(go('image', -1)).toBe('option row-3');
    expect(go('title', -1)).toBe('image');
    expect(go(null, -1)).toBe('image');
  });

  it('is a warning if there are only warnings', () => {
    const only = check('☕ - Tea\n☕ - Coffee');
    expect(findNextProblemLocation(only.findings, only.content.rows, only.order, null, 1)).toBe(
      'option row-1',
    );
  });

  it('is null if there are no problems or warnings', () => {
    const fine = check('☕ - Tea\n🎧 - Music');
    expect(findNextProblemLocation(fine.findings, fine.content.rows, fine.order, null, 1)).toBeNull();
  });
});

describe('the next step', () => {
  const find = (options: string, rest = {}) => findNextStep(check(options, rest).findings);

  it('is the first missing part', () => {
    expect(find('', { title: '' })).toEqual({ what: 'title', count: 1 });
    expect(find('', { title: 'Why' })).toEqual({ what: 'title-length', count: 2 });
    expect(find('Tea')).toEqual({ what: 'options', count: 1 });
    expect(find('Tea\nRain\n☕ - Coffee')).toEqual({ what: 'emoji', count: 2 });
    expect(find('☕ - Tea\n🎧 - ')).toEqual({ what: 'option-text', count: 1 });
  });

  it('is null if nothing is missing or if something is invalid', () => {
    expect(find('☕ - Tea\n🎧 - Music')).toBeNull();
    expect(find('Tea\n🎧 - Music', { image: 'x' })).toBeNull();
    expect(find('$rain - Rain\nTea')).toBeNull();
  });
});

describe('a character counter', () => {
  it.each([
    [119, 'fits', 'hidden'],
    [120, 'fits', 'quiet'],
    [134, 'fits', 'quiet'],
    [135, 'fits', 'near'],
    [10, 'doubtful', 'near'],
    [151, 'over', 'over'],
    [3, 'under', 'hidden'],
  ] as const)('with %i of 150 and the verdict "%s" has the tone "%s"', (length, verdict, tone) => {
    expect(getCounterTone(length, 150, verdict)).toBe(tone);
  });
});

describe('an emoji in the editor', () => {
  it.each([
    ['', { kind: 'none' }],
    ['☕', { kind: 'glyph', emoji: '☕' }],
    [':tada:', { kind: 'glyph', emoji: '🎉' }],
    ['$rain cloud$', { kind: 'search', words: 'rain cloud' }],
    [':blob:', { kind: 'picture', label: 'blob', url: 'https://a.b/c.png' }],
    ['$[sushi](https://a.b/c.png)$', { kind: 'picture', label: 'sushi', url: 'https://a.b/c.png' }],
    [':nobody:', { kind: 'unknown', name: 'nobody' }],
    [':tada', { kind: 'broken' }],
    ['xx', { kind: 'broken' }],
  ])('is resolved from %j to %j', (typed, display) => {
    expect(resolveEmojiDisplay(typed, emojiResolver, true)).toEqual(display);
  });

  it('is pending until the names are loaded', () => {
    expect(resolveEmojiDisplay(':nobody:', emojiResolver, false)).toEqual({ kind: 'pending' });
  });
});

describe('a problem in the editor', () => {
  it("appears only in the app's banner while the backend is unreachable", () => {
    const unreachable = new AppError('unreachable', 'gone');
    expect(isShownInAppBanner({ problem: unreachable, diskProblem: null }, 'unreachable')).toBe(true);
    expect(isShownInAppBanner({ problem: unreachable, diskProblem: null }, 'refused')).toBe(true);
    expect(isShownInAppBanner({ problem: unreachable, diskProblem: null }, 'online')).toBe(false);
    const full = new AppError('disk', 'full');
    expect(isShownInAppBanner({ problem: full, diskProblem: null }, 'unreachable')).toBe(false);
    expect(isShownInAppBanner({ problem: null, diskProblem: null }, 'unreachable')).toBe(false);
  });

  it("appears only in the app's banner if the text couldn't be written to the disk", () => {
    const full = new AppError('disk', 'full');
    const diskProblem = { kind: 'failed', problem: full } as const;
    expect(isShownInAppBanner({ problem: full, diskProblem }, 'online')).toBe(true);
    expect(
      isShownInAppBanner({ problem: new AppError('disk', 'of something else'), diskProblem }, 'online'),
    ).toBe(false);
    expect(isShownInAppBanner({ problem: full, diskProblem: { kind: 'slow' } }, 'online')).toBe(false);
  });
});

describe('an emoji resolved by the service', () => {
  it.each([
    [':tada:', '🎉'],
    [':blob:', '$[blob](https://a.b/c.png)$'],
    ['$rain cloud$', ''],
    ['🎉', null],
    ['$[sushi](https://a.b/c.png)$', null],
    [':nobody:', null],
    ['', null],
    [':ta', null],
  ])('is predicted from %j as %j', (typed, expected) => {
    expect(resolveEmoji(typed, emojiResolver)).toBe(expected);
  });
});
