import data from '@emoji-mart/data';
import { Picker } from 'emoji-mart';
import type { CustomEmoji } from '../../../../shared/emoji/emoji.ts';
import { pickerWords } from './emoji-mart-messages.ts';
import look from './emoji-mart-theme.css?raw';
import { ownCategory, ownName } from './own-category.ts';
import { keepMemory } from './picker-memory.ts';

/** What was chosen: a literal emoji, or the id of one of one's own. */
interface Chosen {
  native?: string;
  id: string;
}

interface PickerOptions {
  data: unknown;
  custom: unknown[];
  theme: 'light' | 'dark';
  onEmojiSelect: (chosen: Chosen) => void;
  [option: string]: unknown;
}

const TAG = 'qotd-emoji-picker';

type PickerClass = new (options: PickerOptions) => HTMLElement;

// emoji-mart's types do not say that its picker is an element, nor that it takes options.
const isPickerClass = (value: unknown): value is PickerClass => typeof value === 'function';

/** emoji-mart's picker, under a content security policy that allows no <style>, and in the colours of the tokens. */
function pickerClass(): PickerClass {
  const known: unknown = customElements.get(TAG);
  if (isPickerClass(known)) return known;
  const base: unknown = Picker;
  if (!isPickerClass(base)) throw new TypeError('emoji-mart has no picker.');
  class CspPicker extends base {
    /** Called by emoji-mart with its styles. A constructed sheet is no inline style. */
    injectStyles(styles: string): void {
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [styles, look].map(sheetOf);
    }
  }
  customElements.define(TAG, CspPicker);
  return CspPicker;
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * An emoji picker that takes the focus to its search once it is in the page. `onPick` gets a literal emoji, or
 * `:name:` for one of one's own. It speaks the language of `locale`, but emoji are found by English words only. Native
 * emoji only; of own emoji, pictures are fetched from `hosts` and nowhere else.
 */
export function createPickerElement(options: {
  custom: readonly CustomEmoji[];
  customLabel: string;
  hosts: ReadonlySet<string>;
  recent: readonly string[];
  tone: number;
  onTone: (tone: number) => void;
  theme: 'light' | 'dark';
  locale: string;
  onPick: (emoji: string) => void;
}): HTMLElement {
  const own = ownCategory(options.custom, options.customLabel, options.hosts);
  keepMemory({ ...options, own: options.custom.map(({ name }) => name) });
  const Element = pickerClass();
  return new Element({
    // emoji-mart writes into the data that it is given.
    data: structuredClone(data),
    custom: own.emojis.length > 0 ? [own] : [],
    theme: options.theme,
    set: 'native',
    // With any other locale it would fetch its words from a foreign host.
    locale: 'en',
    i18n: pickerWords(options.locale),
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
    onEmojiSelect: ({ native, id }) => options.onPick(native ?? `:${ownName(id)}:`),
  });
}
