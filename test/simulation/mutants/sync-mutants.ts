/** A change to one backend file that replaces `from` with `to`. `from` must occur exactly once. */
interface Edit {
  /** The path from the repository root. */
  file: string;
  from: string;
  to: string;
}

/** A bug that the simulation must find. */
export interface Mutant {
  name: string;
  /** The seed that found the mutant last time. It runs first to save time. */
  seed: number;
  edits: readonly Edit[];
}

const createMutant = (name: string, seed: number, file: string, from: string, to: string): Mutant => ({
  name,
  seed,
  edits: [{ file: `electron/host/sync/${file}`, from, to }],
});

export const MUTANTS: readonly Mutant[] = [
  // Sending.
  createMutant(
    'a create is not recorded before it is sent',
    1,
    'queue/question-sync.ts',
    "sending: { kind: 'create', content, at: clock.now(), ...(after !== undefined && { after }) },",
    '',
  ),
  {
    // An unrecorded request is no longer in progress when it's due, so either check prevents the bug.
    name: 'a change that the disk rejected is sent anyway',
    seed: 23,
    edits: [
      {
        file: 'electron/host/sync/queue/result-writer.ts',
        from: `async writeBeforeSend(id, change) {
      try {
        await tryUpdate(id, change);
        return true;
      } catch (error) {
        if (!isDiskError(error)) throw error;
        await pauseForDisk(error);
        return false;`,
        to: `async writeBeforeSend(id, change) {
      try {
        await tryUpdate(id, change);
        return true;
      } catch {
        return true;`,
      },
      {
        file: 'electron/host/sync/queue/question-sync.ts',
        from: 'return isCurrentEntry(entry) && now?.removedAt === null && Boolean(now.sync?.sending && now.sync.queued);',
        to: 'return isCurrentEntry(entry) && now?.removedAt === null;',
      },
    ],
  },
  createMutant(
    'a question deleted while waiting for its turn is sent',
    106912,
    'queue/question-sync.ts',
    'return isCurrentEntry(entry) && now?.removedAt === null && Boolean(now.sync?.sending && now.sync.queued);',
    'return true;',
  ),
  createMutant(
    'a lost create is sent again',
    1,
    'transport/remote-response.ts',
    "method === 'POST' ? { kind: 'unknown', facts } : { kind: 'again', facts }",
    "{ kind: 'again', facts }",
  ),
  createMutant(
    'a login page in response to a create counts as a rejection',
    99,
    'transport/remote-response.ts',
    "if (method === 'POST')\n    return {",
    'if (false)\n    return {',
  ),
  {
    // Either check prevents the bug.
    name: 'a create that a crash interrupted is sent again',
    seed: 54,
    edits: [
      {
        file: 'electron/host/sync/entry-sync-status.ts',
        from: '|| isUnconfirmed(entry)) return false;',
        to: ') return false;',
      },
      {
        file: 'electron/host/sync/sync-engine.ts',
        from: '(entry) => isUnconfirmed(entry) && !entry.sync?.hold,',
        to: '() => false,',
      },
    ],
  },
  createMutant(
    'an interrupted request counts as never sent',
    34,
    'transport/remote-response.ts',
    "if (result.phase === 'before')",
    "if (result.phase === 'before' || result.cause === 'reset')",
  ),
  createMutant(
    'a server error counts as a rejection',
    156,
    'transport/remote-response.ts',
    'status >= 500 ||',
    'status > 510 ||',
  ),
  createMutant(
    'requests do not wait for each other',
    1,
    'transport/remote-client.ts',
    'enqueue(() => send(session, method, path, options)),',
    'send(session, method, path, options),',
  ),
  createMutant(
    'an edit is not verified afterwards',
    1,
    'queue/question-sync.ts',
    'const checked = await fetch(session, id);',
    'const checked = outcome;',
  ),
  createMutant(
    'an edit omits empty fields',
    1,
    'merge/remote-fields.ts',
    'JSON.stringify(createRecord(FIELDS, (field) => draft[field]));',
    'JSON.stringify(createRecord(FIELDS, (field) => draft[field] || undefined));',
  ),
  createMutant(
    'a question in the trash is sent',
    93,
    'entry-sync-status.ts',
    '|| removedAt !== null ||',
    '|| removedAt === 0 ||',
  ),
  createMutant(
    'a question removed from the queue stays in it',
    1,
    'entry-sync-commands.ts',
    'return { ...sync, queued: null, hold: isForQueue',
    'return { ...sync, hold: isForQueue',
  ),
  createMutant(
    'edits of a posted question are sent without confirmation',
    1,
    'merge/apply-remote.ts',
    'isSent(seen) &&\n    sync.agreed',
    '!isSent(seen) &&\n    sync.agreed',
  ),
  {
    // Either check prevents the bug. A response that can’t be stored isn’t read, and a rejected response
    // affects only one question.
    name: 'a response that the library can not store counts as a disk error',
    seed: 15,
    edits: [
      {
        file: 'electron/host/sync/transport/remote-response.ts',
        from: '!isKnown(name) && !isNestedDeeper(value, MAX_UNKNOWN_FIELD_DEPTH)',
        to: '!isKnown(name)',
      },
      {
        file: 'electron/host/sync/queue/result-writer.ts',
        from: "error instanceof AppError ? error.code === 'disk' : error instanceof Error && 'errno' in error;",
        to: 'error !== null;',
      },
    ],
  },
  // The recipient.
  {
    // Comparing the session with the current connection would also prevent the bug.
    name: 'the newest token is sent to the previous base URL',
    seed: 16,
    edits: [
      {
        file: 'electron/host/sync/transport/remote-client.ts',
        from: 'const { baseUrl, token } = session.connection;',
        to: 'const { baseUrl } = session.connection; const { token } = await connection();',
      },
      {
        file: 'electron/host/sync/transport/remote-client.ts',
        from: '!(await isCurrent(session)) ||',
        to: '',
      },
    ],
  },
  createMutant(
    'the queue is sent with a token of another author',
    16,
    'account/accounts.ts',
    "return pauseUnsure({ reason: 'other-author', was: author.name ?? author.id, is: null });",
    'return createSession(await switchTo(moved), used);',
  ),
  createMutant(
    'another base URL is the same account',
    120,
    'account/accounts.ts',
    'if (!comparison || !author)',
    'if (!comparison || !author) return createSession(await switchTo(moved), used); if (!author)',
  ),
  // Delays.
  createMutant(
    'Retry-After is ignored',
    1,
    'transport/remote-client.ts',
    'Math.max(requestedMs ?? getBackoffMs(failuresInRow, random), minimumMs)',
    'Math.min(requestedMs ?? 1, 500)',
  ),
  createMutant(
    'Retry-After in seconds is read as milliseconds',
    1,
    'queue/backoff.ts',
    'Math.ceil(Number(value) * SECOND_MS)',
    'Math.ceil(Number(value))',
  ),
  createMutant(
    'the pause of an account depends on the wall clock',
    398,
    'account/account-pause.ts',
    'Math.max(0, end - timers.now())',
    'Math.max(0, (stateStore.get().wait?.until ?? 0) - clock.now())',
  ),
  createMutant(
    'retries of one question depend on the wall clock',
    5,
    'queue/backoff.ts',
    'Math.max(0, (waiting.get(id)?.due ?? 0) - timers.now())',
    'Math.max(0, Number(waiting.get(id)?.facts.until ?? 0) - clock.now())',
  ),
  createMutant(
    'nothing schedules the next sync',
    5,
    'queue/sync-schedule.ts',
    'if (isRefreshDue && !closed.aborted) await pull();\n    schedule.wake();',
    'if (isRefreshDue && !closed.aborted) await pull();',
  ),
  // Merging.
  createMutant(
    'the merge base is the content that was sent, not the response',
    4,
    'merge/apply-remote.ts',
    'base: content ? { sent, echo: content } : null,',
    'base: content ? { sent, echo: sent } : null,',
  ),
  createMutant(
    'in a conflict the remote change wins',
    2,
    'merge/merge-fields.ts',
    "return { change: 'conflict', merged: local, ...before };",
    "return { change: 'remote', merged: remote, sent: remote, echo: remote };",
  ),
  createMutant(
    'in a conflict the local change wins',
    4,
    'merge/merge-fields.ts',
    "return { change: 'conflict', merged: local, ...before };",
    "return { change: 'local', merged: local, ...before };",
  ),
  createMutant(
    'a merge loses the local change',
    1,
    'merge/apply-remote.ts',
    'const result = mergeDrafts(base, local, remote);',
    'const result = mergeDrafts(base, base.sent, remote);',
  ),
  createMutant(
    'a lost edit counts as received',
    29,
    'merge/merge-fields.ts',
    "if (sending?.kind === 'edit' && !isAsBefore && !isAnswered) {",
    "if (sending?.kind === 'edit') {\n    return { base: { sent: sending.content, echo: remote }, isGuess: false };",
  ),
  createMutant(
    'any text counts as normalization of any other',
    2,
    'merge/content-equivalence.ts',
    'return normalizeText(sent) === normalizeText(got);',
    'return got !== null;',
  ),
  createMutant(
    'the side that the author rejected is not in the history',
    2,
    'entry-sync-commands.ts',
    'const past = isDone ? {} : { past: [withContent(question, remote, repository.resolveEmoji)] };',
    'const past = {};',
  ),
  // Storage.
  createMutant(
    'an edit made during a create is not sent',
    7,
    'merge/apply-remote.ts',
    'queued: keepQueued(entry, isUnchanged, content, ports.at),',
    'queued: null,',
  ),
  createMutant(
    'an edit made during an edit is not sent',
    1,
    'merge/apply-remote.ts',
    'if (!push || !after.queued || after.hold) return { ...next, sync: after };',
    'if (!push || !after.queued || after.hold) return { ...next, sync: { ...after, queued: null } };',
  ),
  createMutant(
    'a response restores the content that was sent',
    7,
    'merge/apply-remote.ts',
    "return { sync, question: withRemoteFields(question, seen, remoteQuestion.authorProfile), by: 'service' };",
    "return { sync, question: withRemoteFields(withContent(question, sent, ports.emojiOf), seen, remoteQuestion.authorProfile), by: 'service' };",
  ),
  createMutant(
    '401 empties the queue',
    1,
    'queue/question-sync.ts',
    '(sync?.sending ? { sync: { ...sync, sending: null } } : null)',
    '(sync?.sending ? { sync: { ...sync, sending: null, queued: null } } : null)',
  ),
];
