import { describe, expect, it } from 'vitest';
import { processRequest, type Reaction } from '../../../support/sync/fake-service.ts';
import { createSyncedHarness, type startSync } from '../../../support/sync/sync-harness.ts';

const NO = '👎 - No';
const formatOptions = (emoji: string) => `${emoji} - Yes\n${NO}`;
const createRemoteOptions = (emoji: string) => [
  { emoji, text: 'Yes', votes: 0 },
  { emoji: '👎', text: 'No', votes: 0 },
];

type Body = Record<string, unknown>;
type Harness = Awaited<ReturnType<typeof startSync>>;
/**
 * Plans the reaction to an edit. The fetch after the edit returns `emoji`, which another client may have set.
 */
type PlanEdit = (over: Harness, typed: string, emoji: string) => Reaction;

const answerWith =
  (over: Harness, emoji: string, change: (body: Body) => Body): Reaction =>
  (_, proceed) => {
    const response = proceed();
    over.service.edit(1, { options: createRemoteOptions(emoji) });
    return 'body' in response
      ? { ...response, body: JSON.stringify(change(JSON.parse(response.body))) }
      : response;
  };

const returnEmoji: PlanEdit = (over, _, emoji) =>
  answerWith(over, emoji, (body) => ({ ...body, options: createRemoteOptions(emoji) }));

const returnName: PlanEdit = (over, typed, emoji) =>
  answerWith(over, emoji, (body) => ({ ...body, options: createRemoteOptions(typed) }));

const returnNoContent: PlanEdit = (over, _, emoji) =>
  answerWith(over, emoji, ({ question: _title, options: _rows, ...rest }) => rest);

/**
 * Creates a question with ☕, replaces the emoji with a name or search, and syncs the edit with this reaction.
 */
async function withEditedEmoji(typed: string, respond: PlanEdit, emoji: string) {
  const { over, id } = await createSyncedHarness({ options: formatOptions('☕') });
  await over.queued({ options: formatOptions(typed) }, id);
  over.service.plan(processRequest, respond(over, typed, emoji));
  await over.sync.runNow();
  return { over, id };
}

const alteredOptions = { state: 'held', why: { code: 'altered', facts: { fields: ['options'] } } };

describe('the emoji after an edit', () => {
  it.each<[string, string, PlanEdit, string]>([
    ['the emoji of the name', ':smile:', returnEmoji, '😄'],
    ['another emoji for the name', ':smile:', returnEmoji, '😊'],
    ['an emoji for an unknown name', ':zorp:', returnEmoji, '🦎'],
    ['the previous emoji for an unknown name', ':zorp:', returnEmoji, '☕'],
    ['an image for a search', '$fox$', returnEmoji, '$[fox](https://pictures.example/fox.png)$'],
    ['a name, and later its emoji', ':smile:', returnName, '😄'],
    ["no content, and later the name's emoji", ':smile:', returnNoContent, '😄'],
  ])('is an echo if the service returned %s', async (_, typed, respond, emoji) => {
    const { over, id } = await withEditedEmoji(typed, respond, emoji);
    expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
    expect(over.contentOf(id)?.options[0]?.typed).toBe(typed);
  });

  it.each<[string, string, PlanEdit, string]>([
    ['a known name, and later the previous emoji', ':smile:', returnName, '☕'],
    ['an unknown name, and later the previous emoji', ':zorp:', returnName, '☕'],
    ["the previous emoji instead of a known name's emoji", ':smile:', returnEmoji, '☕'],
    ["no content, and later a different emoji than the name's", ':smile:', returnNoContent, '🦎'],
    ['no content, and later an emoji for an unknown name', ':zorp:', returnNoContent, '🦎'],
  ])('needs attention if the service returned %s', async (_, typed, respond, emoji) => {
    const { over, id } = await withEditedEmoji(typed, respond, emoji);
    expect(await over.row(id)).toMatchObject(alteredOptions);
    await over.sync.refresh({ ids: [id] });
    expect(await over.row(id)).toMatchObject(alteredOptions);
    expect(over.contentOf(id)?.options[0]?.typed).toBe(typed);
    expect(over.service.questions.get(1)?.options).toEqual(createRemoteOptions(emoji));
  });

  it('still needs attention if the question was posted later', async () => {
    const { over, id } = await withEditedEmoji(':smile:', returnName, '☕');
    over.service.edit(1, { status: 3, messageID: '900', sentAt: '2026-11-09T12:00:00' });
    await over.sync.refresh({ ids: [id] });
    expect(await over.row(id)).toMatchObject(alteredOptions);
  });

  it('becomes a local change if the author keeps the typed name, and conflicts with later remote changes', async () => {
    const { over, id } = await withEditedEmoji(':smile:', returnName, '☕');
    const { local, remote } = await over.sync.question({ id });
    if (!remote) throw new Error('nothing seen');
    await over.sync.resolve({ id, content: local, local, remote: remote.content, publish: false });
    expect(await over.row(id)).toMatchObject({ state: 'changed' });
    over.service.edit(1, { options: createRemoteOptions('🦎') });
    await over.sync.refresh({ ids: [id] });
    expect(await over.row(id)).toMatchObject({ state: 'conflict' });
    expect(over.contentOf(id)?.options[0]?.typed).toBe(':smile:');
  });

  it('is sent again if the author chooses to send it', async () => {
    const { over, id } = await withEditedEmoji(':smile:', returnName, '☕');
    const { local, remote } = await over.sync.question({ id });
    if (!remote) throw new Error('nothing seen');
    await over.sync.resolve({ id, content: local, local, remote: remote.content, publish: true });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
    expect(over.service.questions.get(1)?.options).toEqual(createRemoteOptions('😄'));
  });

  it('is still an echo after the author resolves a conflict in another field', async () => {
    const { over, id } = await withEditedEmoji(':smile:', returnEmoji, '😊');
    over.service.edit(1, { question: 'Theirs?' });
    await over.queued({ title: 'Mine?', options: formatOptions(':smile:') }, id);
    await over.sync.runNow();
    const { local, remote } = await over.sync.question({ id });
    if (!remote) throw new Error('nothing seen');
    await over.sync.resolve({ id, content: local, local, remote: remote.content, publish: true });
    over.service.plan(processRequest, returnEmoji(over, ':smile:', '😊'));
    await over.sync.runNow();
    expect(over.service.questions.get(1)?.question).toBe('Mine?');
    expect(await over.row(id)).toMatchObject({ state: 'synced', why: null });
  });
});
