/** Extensions of spreadsheets that must be saved as CSV before an import. */
export const SPREADSHEET_ENDINGS = ['xlsx', 'xlsm', 'xls', 'ods', 'numbers'] as const;

/** The first bytes of ZIP archives, such as .xlsx and .ods files, and of .xls files. */
const SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** Returns whether a file is a spreadsheet, or another document in the same container format. */
export const isArchive = (bytes: Uint8Array): boolean =>
  SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte));

export const isSpreadsheetName = (name: string): boolean =>
  SPREADSHEET_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
