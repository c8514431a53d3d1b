/** What a pasted list is shown with, and what it is read by. A window begins without. */

export { optionsOfPaste, questionOfPaste } from '../state/pasted-list.ts';
export { PasteStrip } from './paste-strip.tsx';
