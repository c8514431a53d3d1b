/**
 * An empty module in place of `electron` in unit tests. electron-store imports `electron` but doesn't use it
 * if given a folder.
 */
// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default {};
