const { lstatSync, mkdirSync, realpathSync } = require('node:fs');
const nodeModule = require('node:module');
const { homedir } = require('node:os');
const path = require('node:path');

const OTHERS_WRITE = 0o022;
const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Stores compiled code for the next start to save a third of its time and a sixth of its memory. Without a
 * folder, Node uses a fixed name in the shared temporary folder and doesn't check its owner, so another
 * account could place malicious code there. This cache is in the user's own cache folder. It isn't used if
 * another account can write to that folder.
 */
function enableCompileCache() {
  const folder = makePrivateFolder();
  if (folder !== null) nodeModule.enableCompileCache(folder);
}

/** Returns the folder of the compile cache, or null if other accounts have access to it. */
function makePrivateFolder() {
  try {
    const parent = cacheFolder();
    mkdirSync(parent, { recursive: true, mode: 0o700 });
    const folder = path.join(realpathSync(parent), 'qotd-studio-compiled');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return isPrivate(folder) ? folder : null;
  } catch {
    // The home folder is missing or read-only.
    return null;
  }
}

function cacheFolder() {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  switch (process.platform) {
    case 'win32':
      return LOCALAPPDATA || path.join(homedir(), 'AppData/Local');
    case 'darwin':
      return path.join(homedir(), 'Library/Caches');
    default:
      // The XDG specification ignores relative paths.
      return XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME)
        ? XDG_CACHE_HOME
        : path.join(homedir(), '.cache');
  }
}

/**
 * Returns whether no other account except root can access the folder, or replace it or one of its parents.
 */
function isPrivate(folder) {
  // On Windows, access control lists make the user's folders private, but Node can't read these lists.
  if (process.platform === 'win32') return lstatSync(folder).isDirectory();
  const user = process.getuid();
  const own = lstatSync(folder);
  if (!own.isDirectory() || own.uid !== user || own.mode & OTHERS) return false;
  for (let parent = path.dirname(folder); ; parent = path.dirname(parent)) {
    const { uid, mode } = lstatSync(parent);
    if (uid !== user && uid !== 0) return false;
    // In a sticky folder such as /tmp, other accounts can't rename the user's folders.
    if (mode & OTHERS_WRITE && !(mode & STICKY)) return false;
    if (parent === path.dirname(parent)) return true;
  }
}

module.exports = { enableCompileCache };
