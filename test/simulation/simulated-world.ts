import type { EmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { FIELDS } from '../../shared/question/question-fields.ts';
import { createRandom, type Random } from '../support/random.ts';
import { createTokens } from './author-tokens.ts';
import type { CreateSync } from './engine-under-test.ts';
import { createPastValues, type PastValues } from './invariants/question-record.ts';
import type { Violate } from './invariants/violation.ts';
import { createOtherClients, type OtherClients } from './other-clients.ts';
import { contentToDraft, createTextGenerator } from './random-text.ts';
import { createLiveServer, type LiveServer } from './server/live-server.ts';
import type { RemoteQuestion } from './server/response-body.ts';
import { createQuirks } from './server/service-quirks.ts';
import { type Content, formatField } from './server/stored-content.ts';
import { type Author, createAuthor } from './simulated-author.ts';
import { type Client, createClient } from './simulated-client.ts';
import { createNetwork, type Network } from './simulated-network.ts';
import type { Trace } from './trace.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface Person {
  client: Client;
  author: Author;
}

/** All parts of the simulation: services, networks, users, and time. */
export interface World {
  readonly time: VirtualTime;
  readonly network: Network;
  readonly people: readonly Person[];
  readonly otherClients: OtherClients;
  readonly operations: number;
}

export interface WorldParts {
  createSync: CreateSync;
  seed: number;
  time: VirtualTime;
  emoji: EmojiResolver;
  /** The source of random numbers for the actions. */
  random: Random;
  violate: Violate;
  trace: Trace | null;
}

const BASES = ['https://live.example/api/v1', 'https://other.example:8443/qotd/api/v1'];

/** Creates a simulation in its initial state. All random values depend on the seed. */
export function createWorld({ createSync, seed, time, emoji, random, violate, trace }: WorldParts): World {
  const served = new Map<number, PastValues>();
  const generator = createTextGenerator(random);
  const people: Person[] = [];
  let deeds = 0;

  const getServed = (id: number): PastValues => {
    const said = served.get(id) ?? createPastValues();
    served.set(id, said);
    return said;
  };
  /**
   * The client whose request is being processed. Null for other users' actions and for delayed or duplicated
   * requests.
   */
  let actor: string | null = null;
  const contents = new Map<string, Content>();
  function recordServed(base: string, { id, content }: RemoteQuestion): void {
    getServed(id).add(contentToDraft(content));
    const before = contents.get(`${base} ${id}`);
    contents.set(`${base} ${id}`, content);
    const fields = before
      ? FIELDS.filter((field) => formatField(before, field) !== formatField(content, field))
      : [];
    for (const { client } of people) if (client.name !== actor) client.checker.onOvertake(id, fields);
  }
  const servers = new Map<string, LiveServer>(
    BASES.map((base, at) => [
      base,
      createLiveServer({
        quirks: createQuirks(createRandom(seed, 10 + at)),
        random: createRandom(seed, 20 + at),
        now: time.clock.now,
        onHeld: (remote) => recordServed(base, remote),
      }),
    ]),
  );
  const tokens = createTokens(servers);
  const findChecker = (name: string) => people.find(({ client }) => client.name === name)?.client.checker;
  const network = createNetwork({
    time,
    random: createRandom(seed, 1),
    servers,
    getServerTime: time.clock.now,
    tap: {
      onDepart(departure, outcome) {
        const { client, number, method, url, body } = departure;
        trace?.add(client, `#${number} ${method} ${url} ${body ?? ''} (${JSON.stringify(outcome)})`);
        findChecker(client)?.onDepart(departure, outcome);
      },
      onActStart({ client }, isLate) {
        actor = isLate ? null : client;
      },
      acted(departure, operation, again) {
        actor = null;
        deeds += 1;
        trace?.add(
          'service',
          `#${departure.number} ${again ? 'again ' : ''}${operation.reply.status} ${operation.reply.body}`,
        );
        findChecker(departure.client)?.onAct(departure, operation, again);
      },
      onReturn(departure, arrived) {
        trace?.add(departure.client, `#${departure.number} gets ${JSON.stringify(arrived)}`);
        findChecker(departure.client)?.onReturn(departure, arrived);
      },
    },
  });

  function createPerson(name: string, at: number): Person {
    const client = createClient({
      name,
      createSync,
      time,
      network,
      servers,
      getServed,
      emoji,
      random: createRandom(seed, 30 + at),
      settings: {
        ...tokens.first,
        automatic: random.isChance(0.7),
        intervalMinutes: random.pick([1, 5, 15]),
      },
      violate,
      trace,
    });
    const findServer = () => servers.get(client.settings.baseUrl);
    return {
      client,
      author: createAuthor({ client, findServer, tokens, random, pen: generator, violate, trace }),
    };
  }

  people.push(...(random.isChance(0.4) ? ['a', 'b'] : ['a']).map(createPerson));
  const [first] = servers.values();
  if (!first) throw new Error('There is no service.');
  return {
    time,
    network,
    people,
    otherClients: createOtherClients({ server: first, random, pen: generator, trace }),
    get operations() {
      return deeds;
    },
  };
}
