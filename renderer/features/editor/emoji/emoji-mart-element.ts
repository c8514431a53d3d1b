import packageData from '@emoji-mart/data';
import german from '@emoji-mart/data/i18n/de.json';
import english from '@emoji-mart/data/i18n/en.json';
import { Data, FrequentlyUsed, Picker, SearchIndex, Store } from 'emoji-mart';
import { z } from 'zod';
import { removeSkinTone } from '../../../../shared/emoji/emoji-completion.ts';
import type { EmojiFinder } from '../../../../shared/emoji/emoji-finder.ts';
import type { CustomEmoji } from '../../../../shared/emoji/emoji-resolver.ts';
import { LETTERS, qualifyEmoji } from '../../../../shared/emoji/literal-emoji.ts';
import type { Translate } from '../../../../shared/messages/translate.ts';
import { MAX_RECENT_EMOJI } from '../../../../shared/settings-choices.ts';
import { getHost } from '../../../stores/allowed-image-hosts.ts';
import { addRoles } from './emoji-mart-roles.ts';
import look from './emoji-mart-theme.css?raw';

/** A literal emoji, or the ID of a custom one. */
interface SelectedEmoji {
  native?: string;
  id: string;
}

interface PickerOptions {
  data: unknown;
  custom: unknown[];
  theme: 'light' | 'dark';
  onEmojiSelect: (chosen: SelectedEmoji) => void;
  [option: string]: unknown;
}

const dataSchema = z.looseObject({
  categories: z.array(z.looseObject({ id: z.string(), emojis: z.array(z.string()) })),
  emojis: z.record(z.string(), z.unknown()),
});

/** emoji-mart's data with regional indicator letters added to its symbols. */
const data = addLetters(packageData);

function addLetters(source: unknown): z.infer<typeof dataSchema> {
  const { categories, emojis, ...rest } = dataSchema.parse(source);
  const letters = LETTERS.map(({ letter, name, emoji }) => ({
    id: name,
    name: `Letter ${letter.toUpperCase()}`,
    keywords: ['letter'],
    skins: [{ unified: emoji.codePointAt(0)?.toString(16), native: emoji }],
    version: 1,
  }));
  return {
    ...rest,
    categories: categories.map((category) =>
      category.id === 'symbols'
        ? { ...category, emojis: [...category.emojis, ...letters.map(({ id }) => id)] }
        : category,
    ),
    emojis: { ...emojis, ...Object.fromEntries(letters.map((letter) => [letter.id, letter])) },
  };
}

const TAG = 'qotd-emoji-picker';

type PickerClass = new (options: PickerOptions) => HTMLElement;

// emoji-mart's types don't declare its picker as an element class with options.
const isPickerClass = (value: unknown): value is PickerClass => typeof value === 'function';

/**
 * Returns emoji-mart's picker with the app's colors. The picker doesn't use a <style> element, because the
 * content security policy blocks inline styles.
 */
function getPickerClass(): PickerClass {
  const known: unknown = customElements.get(TAG);
  if (isPickerClass(known)) return known;
  const base: unknown = Picker;
  if (!isPickerClass(base)) throw new TypeError('emoji-mart has no picker.');
  class CspPicker extends base {
    /**
     * Adds emoji-mart's styles as a constructed style sheet, because the content security policy blocks
     * inline styles.
     */
    injectStyles(styles: string): void {
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [styles, look].map(createSheet);
    }
  }
  customElements.define(TAG, CspPicker);
  return CspPicker;
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Creates an emoji picker that focuses its search field. `onPick` receives a literal emoji, or `:name:` for a
 * custom one. Custom emoji images are fetched only from `hosts`.
 */
export function createPickerElement(options: {
  custom: readonly CustomEmoji[];
  customLabel: string;
  /** Returns the emoji finder, or null until it's loaded. Completion uses the same finder. */
  getFinder: () => EmojiFinder | null;
  hosts: ReadonlySet<string>;
  /** The emoji to show first. */
  pinned: readonly string[];
  recent: readonly string[];
  tone: number;
  onTone: (tone: number) => void;
  theme: 'light' | 'dark';
  t: Translate;
  onPick: (emoji: string) => void;
}): HTMLElement {
  const ids = createEmojiMartIds(options.custom);
  replaceSearch(options.getFinder, options.custom, ids);
  const own = createCustomEmojiCategory(options.custom, options.customLabel, options.hosts);
  replaceStorage({ ...options, ids });
  const Element = getPickerClass();
  const picker = new Element({
    // emoji-mart modifies the data that it receives.
    data: structuredClone(data),
    custom: own.emojis.length > 0 ? [own] : [],
    theme: options.theme,
    set: 'native',
    // For any other locale, emoji-mart would fetch messages from another host.
    locale: 'en',
    i18n: createEmojiMartMessages(options.t),
    autoFocus: true,
    perLine: 9,
    emojiButtonSize: 36,
    emojiSize: 22,
    emojiButtonRadius: '6px',
    maxFrequentRows: 2,
    icons: 'outline',
    previewPosition: 'bottom',
    skinTonePosition: 'search',
    skin: options.tone,
    onEmojiSelect: ({ native, id }) => options.onPick(native ?? `:${fromCustomEmojiId(id)}:`),
  });
  if (picker.shadowRoot) {
    replaceBrokenImages(picker.shadowRoot);
    const { t } = options;
    addRoles(picker.shadowRoot, { list: t('emojiPicker.list'), clearSearch: t('list.clearSearch') });
  }
  return picker;
}

/** emoji-mart has one table for all emoji, so a custom emoji with a built-in name gets this suffix. */
const CUSTOM_ID_SUFFIX = '\u200B';

const emojiNamesSchema = z.object({ emojis: z.looseObject({}) });

/** Creates the picker's category for custom emoji. Placeholders replace images from other hosts. */
function createCustomEmojiCategory(
  custom: readonly CustomEmoji[],
  name: string,
  hosts: ReadonlySet<string>,
): { id: string; name: string; emojis: unknown[] } {
  removeCustomEmoji();
  return {
    id: 'own',
    name,
    emojis: custom.map((emoji) => ({
      id: toCustomEmojiId(emoji.name),
      name: emoji.name,
      keywords: [...emoji.keywords],
      skins: [{ src: hosts.has(getHost(emoji.url) ?? '') ? emoji.url : createPlaceholderImage(emoji.name) }],
    })),
  };
}

const toCustomEmojiId = (name: string): string => (isBuiltInId(name) ? name + CUSTOM_ID_SUFFIX : name);

const fromCustomEmojiId = (id: string): string =>
  id.endsWith(CUSTOM_ID_SUFFIX) ? id.slice(0, -CUSTOM_ID_SUFFIX.length) : id;

const isBuiltInId = (id: string): boolean => Object.hasOwn(emojiNamesSchema.parse(data).emojis, id);

/**
 * Removes an earlier picker's custom emoji from emoji-mart's global table. Otherwise, they would remain
 * searchable.
 */
function removeCustomEmoji(): void {
  const emojis: unknown = Data?.emojis;
  if (typeof emojis !== 'object' || emojis === null) return;
  const packageNames = emojiNamesSchema.parse(data).emojis;
  for (const id of Object.keys(emojis))
    if (!Object.hasOwn(packageNames, id)) Reflect.deleteProperty(emojis, id);
  SearchIndex.reset();
}

/** Returns a data URL with a name's initials, shown instead of an image that isn't fetched. */
function createPlaceholderImage(name: string): string {
  const letters = [...name.replaceAll('_', ' ').trim()]
    .slice(0, 2)
    .join('')
    .replace(/[<>&"']/g, ' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="1" y="1" width="30" height="30" rx="7" fill="#0A687D"/><text x="16" y="21" font-family="sans-serif" font-size="14" font-weight="600" fill="#fff" text-anchor="middle">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Shows a placeholder for each custom emoji whose image can't be loaded. */
function replaceBrokenImages(root: ShadowRoot): void {
  root.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.src.startsWith('data:')) return;
      target.src = createPlaceholderImage(target.alt.replaceAll(':', ''));
    },
    { capture: true },
  );
}

const tableSchema = z.object({
  emojis: z.record(
    z.string(),
    z.object({ skins: z.tuple([z.object({ native: z.string() })]).rest(z.unknown()) }),
  ),
});

const MAX_SEARCH_RESULTS = 90;
const searchOfEmojiMart = SearchIndex.search;

/**
 * Makes emoji-mart use the app's finder, because it ranks better and supports more languages. Until the
 * finder is loaded, emoji-mart uses its own search.
 */
function replaceSearch(
  getFinder: () => EmojiFinder | null,
  custom: readonly CustomEmoji[],
  ids: EmojiMartIds,
): void {
  Reflect.set(SearchIndex, 'search', async (typed: string, ...rest: [undefined]) => {
    const finder = getFinder();
    const sought = typed.trim().replaceAll(/\s+/g, '_');
    if (!finder || sought === '') return searchOfEmojiMart(typed, ...rest);
    const found = finder.match(sought, MAX_SEARCH_RESULTS, { custom, recent: [], tone: 1 });
    // Only emoji-mart's search finds words in a different order.
    if (found.length === 0) return searchOfEmojiMart(typed, ...rest);
    const table = emojiNamesSchema.parse(Data).emojis;
    return ids(found.map(({ emoji }) => emoji)).flatMap((id) => table[id] ?? []);
  });
}

/** How many default emoji are shown as recent until one is chosen. */
const DEFAULT_RECENT_COUNT = 9;

/** Makes emoji-mart use the app's settings instead of the browser's storage. */
function replaceStorage(preferences: {
  pinned: readonly string[];
  recent: readonly string[];
  tone: number;
  onTone: (tone: number) => void;
  ids: EmojiMartIds;
}): void {
  const pinned = preferences.ids(preferences.pinned);
  const recent = preferences.ids(preferences.recent);
  // If the list were empty, emoji-mart would remove the category permanently.
  const others = recent.length > 0 ? recent : FrequentlyUsed.DEFAULTS.slice(0, DEFAULT_RECENT_COUNT);
  const shown = [...new Set([...pinned, ...others])].slice(0, MAX_RECENT_EMOJI);
  Reflect.set(FrequentlyUsed, 'get', () => [...shown]);
  Reflect.set(FrequentlyUsed, 'add', () => {});
  Reflect.set(Store, 'get', (key: string) => (key === 'skin' ? preferences.tone : undefined));
  Reflect.set(Store, 'set', (key: string, value: unknown) => {
    if (key === 'skin' && typeof value === 'number') preferences.onTone(value);
  });
}

/** Converts emoji to emoji-mart's IDs and omits unknown emoji. */
type EmojiMartIds = (emoji: readonly string[]) => string[];

function createEmojiMartIds(custom: readonly CustomEmoji[]): EmojiMartIds {
  const own = new Set(custom.map(({ name }) => name));
  const byEmoji = new Map(
    Object.entries(tableSchema.parse(data).emojis).map(([id, { skins }]) => [
      qualifyEmoji(skins[0].native),
      id,
    ]),
  );
  return (emoji) =>
    emoji.flatMap((one) => {
      const name = one.startsWith(':') ? one.slice(1, -1) : null;
      if (name !== null) return own.has(name) ? [toCustomEmojiId(name)] : [];
      return byEmoji.get(qualifyEmoji(removeSkinTone(one))) ?? [];
    });
}

/** Returns emoji-mart's messages in the UI language, with the app's message for a search without results. */
export const createEmojiMartMessages = (t: Translate): typeof english => ({
  ...(new Intl.Locale(t('time.locale')).language === 'de' ? german : english),
  search_no_results_1: t('emojiPicker.noResults'),
  search_no_results_2: t('emojiPicker.noResultsHint'),
});
