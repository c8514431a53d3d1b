/** Replaces `electron` in unit tests, with nothing. electron-store imports it but doesn't use it if given a folder. */
// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default {};
