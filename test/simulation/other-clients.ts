import type { Random } from '../support/random.ts';
import { contentToDraft, findMark, type TextGenerator } from './random-text.ts';
import type { LiveServer } from './server/live-server.ts';
import type { RemoteQuestion } from './server/response-body.ts';
import { storeContent } from './server/stored-content.ts';
import type { Trace } from './trace.ts';

/** The other users of a live service: other clients, voters, posters, and users who delete questions. */
export interface OtherClients {
  act(): void;
}

export interface OtherClientsParts {
  server: LiveServer;
  random: Random;
  pen: TextGenerator;
  trace: Trace | null;
}

/** The author ID of questions by users who aren't simulated. */
const STRANGER = '300000000000000003';

export function createOtherClients({
  server,
  random,
  pen: generator,
  trace,
}: OtherClientsParts): OtherClients {
  let created = 0;

  const pickQuestion = (): RemoteQuestion | undefined => {
    const all = [...server.questions.values()];
    return all.length > 0 ? random.pick(all) : undefined;
  };

  function edit(remote: RemoteQuestion): void {
    const next = generator.edit(contentToDraft(remote.content), findMark(remote.content.title) ?? 'r0');
    const created = storeContent(next, remote.content, server.quirks);
    if ('content' in created) server.edit(remote.id, created.content);
    trace?.add('rogue', `edits ${remote.id}: ${JSON.stringify(server.questions.get(remote.id)?.content)}`);
  }

  function create(): void {
    created += 1;
    const content = storeContent(generator.create(`r${created}`), null, server.quirks);
    if (!('content' in content)) return;
    const { id } = server.create(content.content, STRANGER);
    trace?.add('rogue', `creates ${id}`);
  }

  const reportAbout = (what: string, act: (id: number) => void) => (remote: RemoteQuestion) => {
    trace?.add('rogue', `${what} ${remote.id}`);
    act(remote.id);
  };

  return {
    act() {
      const remote = pickQuestion();
      if (!remote) return create();
      random.weighted<(remote: RemoteQuestion) => void>([
        [10, edit],
        [1, create],
        [3, reportAbout('votes on', server.vote)],
        [1.5, reportAbout('sends', server.send)],
        [0.7, reportAbout('forgets', server.forget)],
      ])(remote);
    },
  };
}
