import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '../../../../shared/library/entry.ts';
import { readRows } from '../../../../shared/question/option-line.ts';
import { joinLines, splitLines } from '../../../../shared/question/options-source.ts';
import { createRecord, FIELDS } from '../../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import type { FieldView, OptionView, SyncField } from '../../../../shared/sync/sync-views.ts';
import {
  canFieldNormalizeTo,
  canNormalizeTo,
  isEquivalent,
  isEquivalentField,
  isLabeledImageField,
  isStoredAsSent,
  type MergeBase,
  mapKnownEchoes,
  reorderLike,
  resolveEmojiNames,
  sortByText,
} from './content-equivalence.ts';
import { mergeOptions } from './merge-options.ts';
import { listChangedFields } from './remote-fields.ts';

interface MergeResult {
  /** The merged content. Fields in conflict have their local values. */
  merged: Draft;
  /** The next merge base if `merged` becomes the local version. */
  base: MergeBase;
  conflicts: SyncField[];
  fields: FieldView[];
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

/** Merges field by field and ignores timestamps. */
export function mergeDrafts(base: MergeBase, local: Draft, remote: Draft): MergeResult {
  const byField = createRecord(FIELDS, (field) => mergeField(field, base, local[field], remote[field]));
  const pick = (part: 'merged' | 'sent' | 'echo'): Draft =>
    createRecord(FIELDS, (field) => byField[field][part]);
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
    options: () => rows?.options ?? createUnmergedOptionViews(base, local, remote),
    orderConflict: rows?.orderConflict ?? false,
  };
}

function mergeField(field: SyncField, base: MergeBase, local: string, remote: string): FieldMerge {
  const before = { sent: base.sent[field], echo: base.echo[field] };
  const isRemoteChanged = remote !== before.echo;
  // A field that the service stored differently counts as a local change.
  const isLocalChanged =
    local !== before.sent || (isRemoteChanged && !isStoredAsSent(field, before.sent, before.echo));
  if (!isRemoteChanged) return { change: isLocalChanged ? 'local' : 'none', merged: local, ...before };
  if (!isLocalChanged) return { change: 'remote', merged: remote, sent: remote, echo: remote };
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

/** Returns the option rows if the options didn't need to be merged. */
function createUnmergedOptionViews(base: MergeBase, local: Draft, remote: Draft): OptionView[] {
  const sides = { sent: base.sent.options, echo: base.echo.options };
  return mergeOptions({ ...sides, local: local.options, remote: remote.options }).rows;
}

/** Returns a merge base that treats the remote version as sent. */
export const createBaseFromRemote = (remote: Draft): MergeBase => ({ sent: remote, echo: remote });

/**
 * A merge base. If `isGuess` is true, a value that looks like the result of a name or search may be another
 * client's change.
 */
interface FoundBase {
  base: MergeBase;
  isGuess: boolean;
}

type EmojiOf = (typed: string) => string;

/**
 * Returns the merge base, or null if there is none. If an edit was in progress, the remote version can be its
 * echo.
 */
export function findMergeBase(
  { sending, base, own }: EntrySync,
  local: Draft,
  remote: Draft,
  emojiOf: EmojiOf,
): FoundBase | null {
  // If the remote version is unchanged, the edit hasn't arrived.
  const isAsBefore = base !== null && listChangedFields(remote, base.echo).length === 0;
  // If the edit got a response, the merge base already has the echo.
  const isAnswered =
    sending !== null && base !== null && listChangedFields(sending.content, base.sent).length === 0;
  if (sending?.kind === 'edit' && !isAsBefore && !isAnswered) {
    const sent = sending.content;
    if (isLikelyNormalized(sent, remote, base, emojiOf))
      return { base: { sent, echo: remote }, isGuess: !isEquivalent(sent, remote, base) };
    if (base) return findUnconfirmedMergeBase(base, sent, remote, emojiOf);
  }
  if (base) return { base, isGuess: false };
  // If the question was created in this library, the remote content can be an echo.
  const isSameContent = own ? isPossibleResult(local, remote, emojiOf) : isEquivalent(local, remote, null);
  return isSameContent
    ? { base: { sent: local, echo: remote }, isGuess: own && !isExpectedResult(local, remote, emojiOf) }
    : null;
}

/**
 * Returns the merge base if the remote version isn't just the echo of the edit in progress. A field with the
 * sent value is an echo. A field that may be the result of a name or search is an echo if the edit has
 * arrived. Other fields keep the old base to avoid losing changes.
 */
function findUnconfirmedMergeBase(base: MergeBase, sent: Draft, remote: Draft, emojiOf: EmojiOf): FoundBase {
  // If only the order differs from the old echo, the service may have sorted the options.
  const listForms = (draft: Draft) =>
    sortByText(base.echo.options) === sortByText(remote.options)
      ? [draft]
      : listPossibleOrders(draft, remote);
  const named = createExpectedResult(sent, base, emojiOf);
  // The author meant the emoji that the name has in this app.
  const all = [sent, named].flatMap(listForms);
  const isSameAsSent = (field: SyncField) =>
    all.some((form) => isEquivalentField(field, form[field], remote[field], null));
  const isSameOrLabeled = (field: SyncField) =>
    isSameAsSent(field) || all.some((form) => isLabeledImageField(field, form[field], remote[field]));
  const changed = FIELDS.filter((field) => !isEquivalentField(field, sent[field], base.echo[field], base));
  const isThere = changed.some(
    (field) => isSameOrLabeled(field) || (field === 'options' && hasNewTexts(sent, remote, base)),
  );
  const hasArrived = isThere && changed.every((field) => remote[field] !== base.echo[field]);
  const next = { sent: { ...base.sent }, echo: { ...base.echo } };
  let isGuess = false;
  for (const field of changed) {
    const isGuessed =
      hasArrived &&
      listForms(named).some((form) => canFieldNormalizeTo(field, form[field], remote[field], base));
    if (!isSameOrLabeled(field) && !isGuessed) continue;
    next.sent[field] = sent[field];
    next.echo[field] = remote[field];
    isGuess ||= !isSameAsSent(field);
  }
  return { base: next, isGuess };
}

/** Returns whether the options have the sent text instead of the previous text, ignoring emoji. */
function hasNewTexts(sent: Draft, remote: Draft, base: MergeBase): boolean {
  const listTexts = ({ options }: Draft) => readRows(options).map(({ text }) => text.trim());
  return (
    listPossibleOrders(sent, remote).some((form) => isDeepStrictEqual(listTexts(form), listTexts(remote))) &&
    !isDeepStrictEqual(listTexts(base.echo), listTexts(remote))
  );
}

/**
 * Returns the draft as sent. If the remote options are sorted by text, also returns the draft with sorted
 * options.
 */
function listPossibleOrders(draft: Draft, remote: Draft): Draft[] {
  const isSorted = sortByText(remote.options) === remote.options;
  return isSorted ? [draft, { ...draft, options: reorderLike(draft.options, remote.options) }] : [draft];
}

/**
 * Returns whether the service may have derived `got` from `sent`. The service may have sorted the options.
 * Any other order is a change.
 */
function isLikelyNormalized(sent: Draft, got: Draft, base: MergeBase | null, emojiOf: EmojiOf): boolean {
  const [asSent, ...sorted] = listPossibleOrders(createExpectedResult(sent, base, emojiOf), got);
  if (listPossibleOrders(sent, got).some((form) => isEquivalent(form, got, base))) return true;
  return canNormalizeTo(asSent ?? sent, got, base) || sorted.some((form) => canNormalizeTo(form, got, null));
}

/**
 * Returns whether a remote question can be the result of an unconfirmed create: the sent content or its
 * normalized form. A known emoji name must have become its emoji.
 */
export const isPossibleResult = (sent: Draft, got: Draft, emojiOf: EmojiOf): boolean =>
  isEquivalent(sent, got, null) || canNormalizeTo(createExpectedResult(sent, null, emojiOf), got, null);

/** Works like `isPossibleResult`, but doesn't guess a search's result. */
export const isExpectedResult = (sent: Draft, got: Draft, emojiOf: EmojiOf): boolean =>
  isEquivalent(sent, got, null) || isEquivalent(createExpectedResult(sent, null, emojiOf), got, null);

/**
 * Returns the draft with the options that the service is expected to return, based on known echoes and emoji
 * names. Doesn't change searches because their results are unknown.
 */
export function createExpectedResult(draft: Draft, base: MergeBase | null, emojiOf: EmojiOf): Draft {
  const known = mapKnownEchoes(base);
  const toLiteral = (typed: string) => (typed.startsWith(':') ? emojiOf(typed) : typed);
  const lines = splitLines(draft.options).map(
    (line) => known.get(line) ?? resolveEmojiNames(line, toLiteral),
  );
  return { ...draft, options: joinLines(lines) };
}
