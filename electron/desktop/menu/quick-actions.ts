import { type App, Menu } from 'electron';
import type { Translate } from '../../../shared/messages/translate.ts';

/**
 * The actions in the app icon's menu by their names on the command line. electron-builder.yml lists them for
 * Linux.
 */
export const QUICK_ACTIONS = { 'new-question': 'question.new', 'sync-now': 'sync.now' } as const;
type QuickActionName = keyof typeof QUICK_ACTIONS;

const NAMES = ['new-question', 'sync-now'] as const satisfies readonly QuickActionName[];

/** Returns an action's option as one argument, because Chromium reorders a second instance's arguments. */
export const formatQuickActionOption = (name: QuickActionName): string => `--action=${name}`;

/** Returns the ID of the page's action for an argument, or null. */
export function findQuickAction(argument: string): (typeof QUICK_ACTIONS)[QuickActionName] | null {
  const name = NAMES.find((one) => argument === formatQuickActionOption(one));
  return name === undefined ? null : QUICK_ACTIONS[name];
}

export interface QuickActionsOptions {
  app: Pick<App, 'dock' | 'isPackaged' | 'setUserTasks'>;
  platform: string;
  program: string;
  onAction: (id: string) => void;
}

/**
 * Shows the actions in the icon's menu: in the macOS dock, and in the Windows taskbar if the app is
 * installed.
 */
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
  // The items remain after the app has quit, and start this program with the default library.
  if (platform === 'win32' && app.isPackaged)
    app.setUserTasks(
      actions.map(({ name, label }) => ({
        program,
        arguments: formatQuickActionOption(name),
        title: label,
        description: label,
        iconPath: program,
        iconIndex: 0,
      })),
    );
}
