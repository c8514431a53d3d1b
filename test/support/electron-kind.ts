import path from 'node:path';
import { installedElectron } from '../../electron/find-electron.ts';

/** Which Electron the desktop tests run on: the real program where it was downloaded, else the stand-in. */
export interface ElectronKind {
  name: 'electron' | 'stand-in';
  /** The real program. */
  program: string | null;
  explanation: string;
}

/** @param root the repository's folder */
export function electronKind(root: string): ElectronKind {
  const program = installedElectron(path.join(root, 'node_modules/electron'), process.env);
  return program === null
    ? {
        name: 'stand-in',
        program,
        explanation:
          'Electron: the stand-in, since the program was not downloaded (node_modules/electron/path.txt).',
      }
    : { name: 'electron', program, explanation: `Electron: the real program, ${program}.` };
}
