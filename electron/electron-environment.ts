/**
 * Electron-based programs set these variables in their terminals and tasks. With ELECTRON_RUN_AS_NODE,
 * Electron would run as plain Node.
 */
const INHERITED = ['ELECTRON_RUN_AS_NODE', 'ELECTRON_NO_ASAR', 'NODE_OPTIONS'];

export const omitElectronVariables = (env: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv =>
  // Variable names are case-insensitive on Windows.
  Object.fromEntries(Object.entries(env).filter(([name]) => !INHERITED.includes(name.toUpperCase())));
