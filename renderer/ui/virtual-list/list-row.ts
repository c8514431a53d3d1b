/** What a row needs to be drawn, moved to and found. */
export interface ListRow {
  readonly id: number;
}
