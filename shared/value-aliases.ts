/** Earlier and internal names of public values. All names can be read, but only the new ones are written. */
export const VALUE_ALIASES = {
  /** The setting `absentFields`, and `--absent-fields`. */
  absentFields: { refuse: 'reject' },
  /** The action in a link such as `qotd://add/48213`. */
  linkAction: { adopt: 'add' },
  /** The column `state` of a CSV export. */
  csvState: { service: 'synced' },
  /** The states in `sync --json`. The output also contains the old name, as `state`. */
  syncStatus: { waiting: 'queued', unknown: 'unconfirmed', refused: 'rejected' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Returns the new name of an earlier value. Other values are returned unchanged. */
export function resolveAlias(kind: keyof typeof VALUE_ALIASES, value: string): string {
  const aliases: Readonly<Record<string, string>> = VALUE_ALIASES[kind];
  return (Object.hasOwn(aliases, value) && aliases[value]) || value;
}
