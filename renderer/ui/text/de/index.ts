import type { Text } from '../text.tsx';
import { actions } from './actions.ts';
import { alike } from './alike.ts';
import { customEmoji } from './custom-emoji.ts';
import { desktop } from './desktop.ts';
import { editor } from './editor.ts';
import { emojiPicker } from './emoji-picker.ts';
import { errors } from './errors.ts';
import { exchange } from './exchange.ts';
import { frame } from './frame.ts';
import { history } from './history.ts';
import { importing } from './import.ts';
import { keyboard } from './keyboard.ts';
import { library } from './library.ts';
import { list } from './list.ts';
import { localApi } from './local-api.ts';
import { palette } from './palette.ts';
import { paste } from './paste.ts';
import { preview } from './preview.ts';
import { recovery } from './recovery.ts';
import { report } from './report.ts';
import { request } from './request.ts';
import { sent } from './sent.ts';
import { settings } from './settings.ts';
import { similar } from './similar.ts';
import { sync } from './sync.ts';
import { templates } from './templates.ts';
import { time } from './time.ts';
import { views } from './views.ts';
import { welcome } from './welcome.ts';

/** Every word of the window in German. */
export const german: Text = {
  actions,
  alike,
  customEmoji,
  desktop,
  editor,
  emojiPicker,
  errors,
  exchange,
  frame,
  history,
  importing,
  keyboard,
  library,
  list,
  localApi,
  palette,
  paste,
  preview,
  recovery,
  report,
  request,
  sent,
  settings,
  similar,
  sync,
  templates,
  time,
  views,
  welcome,
};
