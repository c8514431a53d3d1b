import type { Random } from '../support/random.ts';
import { draftOfContent, markOf, type Pen } from './random-text.ts';
import type { LiveServer } from './server/live-server.ts';
import type { Held } from './server/response-body.ts';
import { taken } from './server/stored-content.ts';
import type { Trace } from './trace.ts';

/** All other users of a live service, such as other clients, voters, posters, and those who delete questions. */
export interface Rogue {
  act(): void;
}

export interface RogueParts {
  server: LiveServer;
  random: Random;
  pen: Pen;
  trace: Trace | null;
}

/** The author ID of questions that don't belong to a simulated author. */
const STRANGER = '300000000000000003';

export function createRogue({ server, random, pen, trace }: RogueParts): Rogue {
  let made = 0;

  const someone = (): Held | undefined => {
    const all = [...server.questions.values()];
    return all.length > 0 ? random.pick(all) : undefined;
  };

  function edit(held: Held): void {
    const next = pen.edited(draftOfContent(held.content), markOf(held.content.title) ?? 'r0');
    const made = taken(next, held.content, server.quirks);
    if ('content' in made) server.edit(held.id, made.content);
    trace?.say('rogue', `edits ${held.id}: ${JSON.stringify(server.questions.get(held.id)?.content)}`);
  }

  function create(): void {
    made += 1;
    const content = taken(pen.fresh(`r${made}`), null, server.quirks);
    if (!('content' in content)) return;
    const { id } = server.create(content.content, STRANGER);
    trace?.say('rogue', `creates ${id}`);
  }

  const about = (what: string, act: (id: number) => void) => (held: Held) => {
    trace?.say('rogue', `${what} ${held.id}`);
    act(held.id);
  };

  return {
    act() {
      const held = someone();
      if (!held) return create();
      random.weighted<(held: Held) => void>([
        [10, edit],
        [1, create],
        [3, about('votes on', server.vote)],
        [1.5, about('sends', server.send)],
        [0.7, about('forgets', server.forget)],
      ])(held);
    },
  };
}
