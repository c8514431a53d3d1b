import { actions } from './actions.ts';
import { editor } from './editor.ts';
import { emojiPicker } from './emoji-picker.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { list } from './list.ts';
import { preview } from './preview.ts';
import { similar } from './similar.ts';
import { time } from './time.ts';

/**
 * Every word that the window may need at once, in English. Another locale is another object of this shape; views that
 * are loaded later bring their own words.
 */
export const english = {
  actions,
  editor,
  emojiPicker,
  errors,
  frame,
  list,
  preview,
  similar,
  time,
};
