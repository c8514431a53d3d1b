import type { Draft } from '../../../shared/library.ts';
import type { FieldView, OptionView, SyncField } from '../../../shared/sync-views.ts';
import { joinLines } from '../../../shared/text/lines.ts';
import { FIELDS } from './content.ts';
import { type Base, isKeptField, isSameField } from './echo.ts';
import { mergeRows } from './merge-rows.ts';

/** What two sides make of a base. */
export interface Merge {
  /** What both together say; of fields in conflict the local value. */
  merged: Draft;
  /** The base from here on, if the author's side becomes `merged`. */
  base: Base;
  conflicts: SyncField[];
  fields: FieldView[];
  /** The option rows, to be shown. */
  options: () => OptionView[];
  orderConflict: boolean;
}

interface FieldMerge {
  change: FieldView['change'];
  merged: string;
  sent: string;
  echo: string;
  rows?: { options: OptionView[]; orderConflict: boolean };
}

/** Three ways, field by field. Nothing is decided by time. */
export function merge(base: Base, local: Draft, remote: Draft): Merge {
  const all = FIELDS.map((field) => ({ field, ...mergeField(field, base, local[field], remote[field]) }));
  const pick = (what: (one: FieldMerge) => string): Draft => {
    const [title, options, description, footer, image] = all.map(what);
    return {
      title: title ?? '',
      options: options ?? '',
      description: description ?? '',
      footer: footer ?? '',
      image: image ?? '',
    };
  };
  const rows = all.find(({ field }) => field === 'options')?.rows;
  return {
    merged: pick((one) => one.merged),
    base: { sent: pick((one) => one.sent), echo: pick((one) => one.echo) },
    conflicts: all.flatMap(({ field, change }) => (change === 'conflict' ? [field] : [])),
    fields: all.map(({ field, change, merged }) => ({
      field,
      change,
      base: base.sent[field],
      local: local[field],
      remote: remote[field],
      merged,
    })),
    options: () => rows?.options ?? plainRows(base, local, remote),
    orderConflict: rows?.orderConflict ?? false,
  };
}

function mergeField(field: SyncField, base: Base, local: string, remote: string): FieldMerge {
  const before = { sent: base.sent[field], echo: base.echo[field] };
  const isTheirs = remote !== before.echo;
  // What the service made something else of is still the author's: nobody there ever took it.
  const isMine = local !== before.sent || (isTheirs && !isKeptField(field, before.sent, before.echo));
  if (!isTheirs) return { change: isMine ? 'local' : 'none', merged: local, ...before };
  if (!isMine) return { change: 'remote', merged: remote, sent: remote, echo: remote };
  if (isSameField(field, local, remote, base)) {
    return { change: 'both', merged: local, sent: local, echo: remote };
  }
  if (field === 'options') return mergeOptions(before, local, remote);
  return { change: 'conflict', merged: local, ...before };
}

function mergeOptions(before: { sent: string; echo: string }, local: string, remote: string): FieldMerge {
  const result = mergeRows({ ...before, local, remote });
  const rows = { options: result.rows, orderConflict: result.orderConflict };
  if (result.isConflict) return { change: 'conflict', merged: local, ...before, rows };
  const merged = joinLines(result.merged);
  return { change: 'local', merged, sent: joinLines(result.remoteAsSent), echo: remote, rows };
}

/** The rows as they are shown where one side at most changed them. */
function plainRows(base: Base, local: Draft, remote: Draft): OptionView[] {
  const sides = { sent: base.sent.options, echo: base.echo.options };
  return mergeRows({ ...sides, local: local.options, remote: remote.options }).rows;
}

/** The base of a question that both sides are taken to have only met now: what is there is what was sent. */
export const baseOf = (remote: Draft): Base => ({ sent: remote, echo: remote });
