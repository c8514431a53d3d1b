/** What an expected failure means for the person at the screen. `details` are the error's facts. */
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '?';

type Details = Readonly<Record<string, unknown>>;

/** What the codes of the system mean that a disk refuses with. */
const diskReasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'its folder can’t be written',
  EPERM: 'its folder can’t be written',
  EROFS: 'its folder can’t be written',
  EIO: 'the disk reported an error',
  ENOENT: 'its folder is gone',
  ENOTDIR: 'its folder is gone',
  ENODEV: 'the drive does not answer',
  ENXIO: 'the drive does not answer',
  ESTALE: 'the drive does not answer',
  ETIMEDOUT: 'the drive does not answer',
  EHOSTDOWN: 'the drive does not answer',
  EBUSY: 'another program has the file open',
};

const diskReason = ({ reason = 'the disk did not take it' }: Details): string =>
  diskReasons[text(reason)] ?? text(reason);

export const errors = {
  'bad-input': () => 'The window and the application do not fit together. Restart QOTD Studio.',
  'not-found': () => 'This question is not in the library any more.',
  'changed-elsewhere': () => 'It keeps being changed in another window or through the local API.',
  disk: (details: Details) =>
    `Could not save to this computer: ${diskReason(details)}. Your text is still here.`,
  'library-in-use': (details: Details) =>
    `The library at ${text(details.path)} is in use by another program. Close it, then try again.`,
  'library-unreadable': (details: Details) =>
    `A file of the library could not be read: ${text(details.path)}${details.line ? `, line ${text(details.line)}` : ''}.`,
  'library-too-new': (details: Details) =>
    `The library at ${text(details.path)} was written by a newer version of QOTD Studio.`,
  'no-snapshot': (details: Details) =>
    details.name === undefined
      ? 'There is nothing to undo any more.'
      : `There is no snapshot called ${text(details.name)} any more.`,
  'no-version': () => 'This version is not kept any more.',
  'on-service': () => 'This question is on the service, which says itself whether it was sent.',
  'snapshot-unreadable': (details: Details) =>
    `The snapshot could not be read: ${text(details.path)}${details.line ? `, line ${text(details.line)}` : ''}. The library stays as it is.`,
  'port-in-use': (details: Details) => `Port ${text(details.port)} is taken by another program.`,
  unreachable: () => 'QOTD Studio does not answer.',
  internal: () => 'Something unexpected went wrong. The log says more.',
};
