import type { Random } from '../support/random.ts';
import { draftOfContent, markOf, type TextGenerator } from './random-text.ts';
import type { LiveServer } from './server/live-server.ts';
import type { RemoteQuestion } from './server/response-body.ts';
import { storeContent } from './server/stored-content.ts';
import type { Trace } from './trace.ts';

/** All other users of a live service, such as other clients, voters, posters, and those who delete questions. */
export interface OtherClients {
  act(): void;
}

export interface OtherClientsParts {
  server: LiveServer;
  random: Random;
  pen: TextGenerator;
  trace: Trace | null;
}

/** The author ID of questions that don't belong to a simulated author. */
const STRANGER = '300000000000000003';

export function createOtherClients({ server, random, pen, trace }: OtherClientsParts): OtherClients {
  let made = 0;

  const someone = (): RemoteQuestion | undefined => {
    const all = [...server.questions.values()];
    return all.length > 0 ? random.pick(all) : undefined;
  };

  function edit(held: RemoteQuestion): void {
    const next = pen.edit(draftOfContent(held.content), markOf(held.content.title) ?? 'r0');
    const made = storeContent(next, held.content, server.quirks);
    if ('content' in made) server.edit(held.id, made.content);
    trace?.add('rogue', `edits ${held.id}: ${JSON.stringify(server.questions.get(held.id)?.content)}`);
  }

  function create(): void {
    made += 1;
    const content = storeContent(pen.create(`r${made}`), null, server.quirks);
    if (!('content' in content)) return;
    const { id } = server.create(content.content, STRANGER);
    trace?.add('rogue', `creates ${id}`);
  }

  const about = (what: string, act: (id: number) => void) => (held: RemoteQuestion) => {
    trace?.add('rogue', `${what} ${held.id}`);
    act(held.id);
  };

  return {
    act() {
      const held = someone();
      if (!held) return create();
      random.weighted<(held: RemoteQuestion) => void>([
        [10, edit],
        [1, create],
        [3, about('votes on', server.vote)],
        [1.5, about('sends', server.send)],
        [0.7, about('forgets', server.forget)],
      ])(held);
    },
  };
}
