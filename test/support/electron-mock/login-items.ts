import { requirePlatform } from './lifecycle.ts';

export interface LoginItemOptions {
  path?: string;
  args?: string[];
}

/** Returns a command line's program. A path without quotes ends at the first space. */
const findProgram = (commandLine: string) =>
  /^"([^"]*)"|^\S*/.exec(commandLine)?.slice(0, 2).findLast(Boolean) ?? '';

/** Formats a command line. Like Electron, doesn't quote a path that already has quotes. */
const formatCommandLine = ({ path = process.execPath, args = [] }: LoginItemOptions) =>
  [`"${path.replace(/^"(.*)"$/, '$1')}"`, ...args].join(' ');

/** The system's login items: a registry entry on Windows, a service on macOS. */
export const loginItems = {
  /** The app's command line in the Windows registry, or null. */
  loginCommand: null as string | null,
  /** Set if the user turned off the app in Task Manager. */
  isLoginItemDisabled: false,
  macStatus: 'not-registered',
  setLoginItemSettings({ openAtLogin = false, ...options }: LoginItemOptions & { openAtLogin?: boolean }) {
    requirePlatform(['darwin', 'win32'], 'app.setLoginItemSettings');
    this.loginCommand = openAtLogin ? formatCommandLine(options) : null;
    this.isLoginItemDisabled = false;
    this.macStatus = openAtLogin ? 'enabled' : 'not-registered';
  },
  getLoginItemSettings(options: LoginItemOptions = {}) {
    requirePlatform(['darwin', 'win32'], 'app.getLoginItemSettings');
    if (process.platform === 'darwin')
      return {
        openAtLogin: this.macStatus === 'enabled',
        wasOpenedAtLogin: process.env.ELECTRON_MOCK_OPENED_AT_LOGIN !== undefined,
        status: this.macStatus,
      };
    const isFound =
      this.loginCommand !== null &&
      findProgram(this.loginCommand) === findProgram(options.path ?? process.execPath);
    return {
      openAtLogin: this.loginCommand === formatCommandLine(options),
      wasOpenedAtLogin: false,
      executableWillLaunchAtLogin: isFound && !this.isLoginItemDisabled,
    };
  },
};
