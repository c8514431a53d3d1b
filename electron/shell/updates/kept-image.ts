import { copyFileSync, linkSync, renameSync, rmSync } from 'node:fs';

/**
 * Does `install`, which removes the AppImage at `image` before the new one is in its place: on a full disk nothing of
 * either would be left. The old one has a second name meanwhile, and is put back where `install` fails. Throws what
 * `install` throws; or, having changed nothing, what the disk says where the old one can't be kept.
 * @param image null where the app lies in no AppImage, and nothing is to be kept
 */
export function keepingImage(image: string | null, install: () => void): void {
  if (image === null) {
    install();
    return;
  }
  const kept = `${image}.before-update`;
  rmSync(kept, { force: true });
  giveSecondName(image, kept);
  try {
    install();
  } catch (error) {
    renameSync(kept, image);
    throw error;
  }
  rmSync(kept, { force: true });
}

/** Without a byte more on the disk, but where the disk knows one name for a file only. */
function giveSecondName(image: string, kept: string): void {
  try {
    linkSync(image, kept);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    copyFileSync(image, kept);
  }
}
