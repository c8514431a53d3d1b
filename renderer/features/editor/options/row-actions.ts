import type { RowText } from '../../../drafts/draft-content.ts';
import type { PastedInto } from '../paste/paste-plan.ts';

/** What can be done from within a row. All of it goes by the row's key, so that the same object serves every render. */
export interface RowActions {
  change(key: string, change: Partial<RowText>): void;
  /** One more key of an emoji that is being typed. */
  typeEmoji(key: string, emoji: string): void;
  /** A list was pasted into the text. */
  pasteLines(key: string, pasted: PastedInto): void;
  remove(key: string, then: 'next' | 'previous'): void;
  /** By so many places, downwards if positive. */
  moveBy(key: string, step: number): void;
  moveTo(key: string, to: number): void;
  /** To the next row's text; behind the last row a new one is made, unless `adding` is off. */
  goOn(key: string, adding: boolean): void;
  /** To the text of the row so many places away, if it is there. */
  focusText(key: string, step: number): void;
  openPicker(key: string): void;
  /** An emoji was chosen. */
  pick(key: string, emoji: string): void;
}
