import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '../../../../shared/library/entry.ts';
import { FIELDS, recordOf } from '../../../../shared/question/fields.ts';
import { readRows } from '../../../../shared/question/option-line.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync.ts';
import type { FieldView, OptionView, SyncField } from '../../../../shared/sync/sync-views.ts';
import { joinLines, splitLines } from '../../../../shared/text/lines.ts';
import { mergeOptions } from './merge-options.ts';
import {
  canFieldNormalizeTo,
  canNormalizeTo,
  isEquivalent,
  isEquivalentField,
  isLabeledImageField,
  isStoredAsSent,
  knownNormalizations,
  type MergeBase,
  reorderLike,
  resolveEmojiNames,
  sortByText,
} from './normalization.ts';
import { changedFields } from './remote-fields.ts';

/** What two sides make of a base. */
interface MergeResult {
  /** What both together say; of fields in conflict the local value. */
  merged: Draft;
  /** The base from here on, if the author's side becomes `merged`. */
  base: MergeBase;
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
export function mergeDrafts(base: MergeBase, local: Draft, remote: Draft): MergeResult {
  const byField = recordOf(FIELDS, (field) => mergeField(field, base, local[field], remote[field]));
  const pick = (part: 'merged' | 'sent' | 'echo'): Draft => recordOf(FIELDS, (field) => byField[field][part]);
  const { rows } = byField.options;
  return {
    merged: pick('merged'),
    base: { sent: pick('sent'), echo: pick('echo') },
    conflicts: FIELDS.filter((field) => byField[field].change === 'conflict'),
    fields: FIELDS.map((field) => ({
      field,
      change: byField[field].change,
      base: base.sent[field],
      local: local[field],
      remote: remote[field],
      merged: byField[field].merged,
    })),
    options: () => rows?.options ?? unmergedOptionViews(base, local, remote),
    orderConflict: rows?.orderConflict ?? false,
  };
}

function mergeField(field: SyncField, base: MergeBase, local: string, remote: string): FieldMerge {
  const before = { sent: base.sent[field], echo: base.echo[field] };
  const isTheirs = remote !== before.echo;
  // What the service made something else of is still the author's: nobody there ever took it.
  const isMine = local !== before.sent || (isTheirs && !isStoredAsSent(field, before.sent, before.echo));
  if (!isTheirs) return { change: isMine ? 'local' : 'none', merged: local, ...before };
  if (!isMine) return { change: 'remote', merged: remote, sent: remote, echo: remote };
  if (isEquivalentField(field, local, remote, base)) {
    return { change: 'both', merged: local, sent: local, echo: remote };
  }
  if (field === 'options') return mergeOptionsField(before, local, remote);
  return { change: 'conflict', merged: local, ...before };
}

function mergeOptionsField(
  before: { sent: string; echo: string },
  local: string,
  remote: string,
): FieldMerge {
  const result = mergeOptions({ ...before, local, remote });
  const rows = { options: result.rows, orderConflict: result.orderConflict };
  if (result.isConflict) return { change: 'conflict', merged: local, ...before, rows };
  const merged = joinLines(result.merged);
  return { change: 'local', merged, sent: joinLines(result.remoteAsSent), echo: remote, rows };
}

/** The rows as they are shown where one side at most changed them. */
function unmergedOptionViews(base: MergeBase, local: Draft, remote: Draft): OptionView[] {
  const sides = { sent: base.sent.options, echo: base.echo.options };
  return mergeOptions({ ...sides, local: local.options, remote: remote.options }).rows;
}

/** The base of a question that both sides are taken to have only met now: what is there is what was sent. */
export const baseFromRemote = (remote: Draft): MergeBase => ({ sent: remote, echo: remote });

/** A base, and whether somebody may have put there what a name or a search is taken to have become: nobody can tell. */
interface FoundBase {
  base: MergeBase;
  isGuess: boolean;
}

type EmojiOf = (typed: string) => string;

/** What both sides were made from. Where an edit was on its way, what is there can be its echo, and is the base then. */
export function findMergeBase(
  { sending, base, own }: EntrySync,
  local: Draft,
  remote: Draft,
  emojiOf: EmojiOf,
): FoundBase | null {
  // What is there as before has not been edited, whatever a name or a search may become; another edit does no harm.
  const isAsBefore = base !== null && changedFields(remote, base.echo).length === 0;
  // What was answered has its echo in the base already, whether it was looked at or not.
  const isAnswered =
    sending !== null && base !== null && changedFields(sending.content, base.sent).length === 0;
  if (sending?.kind === 'edit' && !isAsBefore && !isAnswered) {
    const sent = sending.content;
    if (isLikelyNormalized(sent, remote, base, emojiOf))
      return { base: { sent, echo: remote }, isGuess: !isEquivalent(sent, remote, base) };
    if (base) return baseAfterUnconfirmedEdit(base, sent, remote, emojiOf);
  }
  if (base) return { base, isGuess: false };
  // Of what was created from here the content is an echo, whatever became of it since its answer had none.
  const isMet = own ? canNormalizeTo(local, remote, null) : isEquivalent(local, remote, null);
  return isMet
    ? { base: { sent: local, echo: remote }, isGuess: own && !isResultOf(local, remote, emojiOf) }
    : null;
}

/**
 * The base where something was changed since, or next to, an edit that was on its way: a field that says just what was sent is its
 * echo, or as good as that. One that a name or a search may have become is, where nothing speaks against it. Of others it is
 * not known what the edit made of them: they stay, so that no change gets lost.
 */
function baseAfterUnconfirmedEdit(base: MergeBase, sent: Draft, remote: Draft, emojiOf: EmojiOf): FoundBase {
  // Where nothing but the order differs from before, an order that the service gives by itself tells nothing.
  const forms = (draft: Draft) =>
    sortByText(base.echo.options) === sortByText(remote.options) ? [draft] : possibleOrders(draft, remote);
  const named = expectedResult(sent, base, emojiOf);
  // What a name is here is what was meant by it: whoever put that there wanted the same.
  const all = [sent, named].flatMap(forms);
  const isSaid = (field: SyncField) =>
    all.some((form) => isEquivalentField(field, form[field], remote[field], null));
  const isMeant = (field: SyncField) =>
    isSaid(field) || all.some((form) => isLabeledImageField(field, form[field], remote[field]));
  const changed = FIELDS.filter((field) => !isEquivalentField(field, sent[field], base.echo[field], base));
  const isThere = changed.some(
    (field) => isMeant(field) || (field === 'options' && hasNewTexts(sent, remote, base)),
  );
  const hasArrived = isThere && changed.every((field) => remote[field] !== base.echo[field]);
  const next = { sent: { ...base.sent }, echo: { ...base.echo } };
  let isGuess = false;
  for (const field of changed) {
    const isGuessed =
      hasArrived && forms(named).some((form) => canFieldNormalizeTo(field, form[field], remote[field], base));
    if (!isMeant(field) && !isGuessed) continue;
    next.sent[field] = sent[field];
    next.echo[field] = remote[field];
    isGuess ||= !isSaid(field);
  }
  return { base: next, isGuess };
}

/** Whether the options have the texts that were sent and not those from before, whatever became of their emoji. */
function hasNewTexts(sent: Draft, remote: Draft, base: MergeBase): boolean {
  const texts = ({ options }: Draft) => readRows(options).map(({ text }) => text.trim());
  return (
    possibleOrders(sent, remote).some((form) => isDeepStrictEqual(texts(form), texts(remote))) &&
    !isDeepStrictEqual(texts(base.echo), texts(remote))
  );
}

/** A draft as it was sent and, where the options that are there are in the order of their texts, with its own in that order. */
function possibleOrders(draft: Draft, remote: Draft): Draft[] {
  const isSorted = sortByText(remote.options) === remote.options;
  return isSorted ? [draft, { ...draft, options: reorderLike(draft.options, remote.options) }] : [draft];
}

/** Also where the service sorts the rows: an order that it would not give them is somebody's change. */
function isLikelyNormalized(sent: Draft, got: Draft, base: MergeBase | null, emojiOf: EmojiOf): boolean {
  const [asSent, ...sorted] = possibleOrders(expectedResult(sent, base, emojiOf), got);
  if (possibleOrders(sent, got).some((form) => isEquivalent(form, got, base))) return true;
  return canNormalizeTo(asSent ?? sent, got, base) || sorted.some((form) => canNormalizeTo(form, got, null));
}

/**
 * Whether a create that may have arrived can be what is there. Names of emoji that are known here are taken for what they
 * are here: anything in their place may be somebody's change, and the author is asked.
 */
export const canBeResultOf = (sent: Draft, got: Draft, emojiOf: EmojiOf): boolean =>
  isEquivalent(sent, got, null) || canNormalizeTo(expectedResult(sent, null, emojiOf), got, null);

/** Whether it is what is there, without a guess at what a search became. */
export const isResultOf = (sent: Draft, got: Draft, emojiOf: EmojiOf): boolean =>
  isEquivalent(sent, got, null) || isEquivalent(expectedResult(sent, null, emojiOf), got, null);

/**
 * What the service can be expected to make of the options: of a row what it made of it before, of a name that is known here what
 * it is here. A search can become anything, and stays.
 */
export function expectedResult(draft: Draft, base: MergeBase | null, emojiOf: EmojiOf): Draft {
  const known = knownNormalizations(base);
  const literal = (typed: string) => (typed.startsWith(':') ? emojiOf(typed) : typed);
  const lines = splitLines(draft.options).map((line) => known.get(line) ?? resolveEmojiNames(line, literal));
  return { ...draft, options: joinLines(lines) };
}
