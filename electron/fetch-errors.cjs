// Electron's installer only prints "fetch failed". This file, which is loaded with `--require`, adds the
// reason, such as ECONNREFUSED.
const { fetch } = globalThis;

globalThis.fetch = async (...input) => {
  try {
    return await fetch(...input);
  } catch (error) {
    throw new Error(`fetch failed: ${causesOf(error).join(' ')}`);
  }
};

/**
 * Returns the codes and messages of an error's causes. A host with several addresses has one error per
 * address, and only the first one is included.
 */
function causesOf({ cause }) {
  if (!cause) return [];
  const { code, message, errors: [first] = [] } = cause;
  return [code, message, first?.message, ...causesOf(cause)].filter(Boolean);
}
