import { editor } from './editor.ts';
import { emojiPicker } from './emoji-picker.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { list } from './list.ts';
import { localApi } from './local-api.ts';
import { preview } from './preview.ts';
import { settings } from './settings.ts';
import { time } from './time.ts';

/** Every word of the interface in English. Another locale is another object of this shape. */
export const english = { editor, emojiPicker, errors, frame, list, localApi, preview, settings, time };
