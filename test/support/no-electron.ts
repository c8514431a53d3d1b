/** What unit tests see as `electron`: nothing. electron-store imports it but does not ask it for anything when given a folder. */
// biome-ignore lint/style/noDefaultExport: the module it stands in for has one
export default {};
