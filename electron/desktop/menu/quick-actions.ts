import { type App, Menu } from 'electron';
import type { Translate } from '../../../shared/messages/translate.ts';

/** Actions that the app's icon offers, by their names on the command line. electron-builder.yml lists them for Linux. */
export const QUICK_ACTIONS = { 'new-question': 'question.new', 'sync-now': 'sync.now' } as const;
type QuickActionName = keyof typeof QUICK_ACTIONS;

const NAMES = ['new-question', 'sync-now'] as const satisfies readonly QuickActionName[];

/** The option of an action. One argument, because Chromium changes the order of a second start's arguments. */
export const quickActionOption = (name: QuickActionName): string => `--action=${name}`;

/** Returns the page's action that an argument names, or null. */
export function findQuickAction(argument: string): (typeof QUICK_ACTIONS)[QuickActionName] | null {
  const name = NAMES.find((one) => argument === quickActionOption(one));
  return name === undefined ? null : QUICK_ACTIONS[name];
}

export interface QuickActionsOptions {
  app: Pick<App, 'dock' | 'isPackaged' | 'setUserTasks'>;
  /** As in `process.platform`. */
  platform: string;
  /** As in `process.execPath`. */
  program: string;
  onAction: (id: string) => void;
}

/** Shows the actions in the menu of the icon: the dock of macOS, and the taskbar of Windows if the app is installed. */
export function showQuickActions(t: Translate, options: QuickActionsOptions): void {
  const { app, platform, program, onAction } = options;
  const actions = NAMES.map((name) => {
    const id = QUICK_ACTIONS[name];
    return { name, id, label: t(`actions.names.${id}`) };
  });
  if (platform === 'darwin')
    app.dock?.setMenu(
      Menu.buildFromTemplate(actions.map(({ id, label }) => ({ label, click: () => onAction(id) }))),
    );
  // They stay after the app has quit, and start this program with the default library.
  if (platform === 'win32' && app.isPackaged)
    app.setUserTasks(
      actions.map(({ name, label }) => ({
        program,
        arguments: quickActionOption(name),
        title: label,
        description: label,
        iconPath: program,
        iconIndex: 0,
      })),
    );
}
