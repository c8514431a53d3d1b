/** Terminals and tasks of programs based on Electron set these. With the first one, Electron would run as plain Node. */
const INHERITED = ['ELECTRON_RUN_AS_NODE', 'ELECTRON_NO_ASAR', 'NODE_OPTIONS'];

/** Returns the environment without variables that change how Electron itself starts. */
export const withoutElectronVariables = (
  env: Readonly<Record<string, string | undefined>>,
): NodeJS.ProcessEnv =>
  // Names of variables have no case on Windows.
  Object.fromEntries(Object.entries(env).filter(([name]) => !INHERITED.includes(name.toUpperCase())));
