import { isDeepStrictEqual } from 'node:util';
import { type Method, methods } from '../../shared/bridge/bridge-methods.ts';
import { replySchema } from '../../shared/bridge/bridge-reply.ts';
import { type Entry, entrySchema } from '../../shared/library/entry.ts';
import { tokenProfileSchema } from '../../shared/local-api/api-token.ts';
import type { Child } from '../support/child-rpc.ts';
import type { Random } from '../support/random.ts';
import { createAnyValue, fromSchema, getInputSchema, type JsonSchema } from './from-schema.ts';
import { createDeepJson, formatObject } from './json-text.ts';
import { createSimilarCheck, getTitle } from './similar-check.ts';
import { createAnyText } from './unusual-text.ts';

/** Sequential bridge requests to a separate backend, and its library's expected content. */
export interface BridgeCalls {
  /**
   * Runs a case with a few requests and returns its failures. Rejects with ProcessEnded if the backend ends.
   */
  run(random: Random): Promise<string[]>;
  /** Returns the expected entries, by ID. */
  entries(): ReadonlyMap<number, Entry>;
}

const isMethod = (name: string): name is Method => Object.hasOwn(methods, name);
const METHODS = Object.keys(methods).filter(isMethod);

/** Methods that may change any entry, or add an entry that isn't in the response. */
const WHOLE_LIBRARY_METHODS: ReadonlySet<string> = new Set([
  'import.run',
  'import.undo',
  'library.addSamples',
  'library.reset',
  'apiLibrary.addSamples',
  'apiLibrary.reset',
  'restorePoint.restore',
  'questions.remove',
  'questions.restore',
  'questions.purge',
  'questions.tag',
  'questions.setPrivateField',
  'questions.restorePrivateField',
  'drafts.setOptions',
  'questions.markReady',
  'questions.undoMarkReady',
  'questions.markPosted',
  'questions.undoMarkPosted',
  'questions.setVotes',
  'questions.edit',
  'questions.undoEdit',
  'question.merge',
  'question.undoMerge',
  'sync.queue',
  'sync.unqueue',
  'sync.runNow',
  'sync.refresh',
  'sync.link',
  'sync.sendAgain',
  'sync.createAgain',
  'sync.unlink',
  'sync.resolve',
  'sync.sendLocalChanges',
  'sync.confirmAccount',
  'sync.dismissSimilar',
]);

const MARGIN = 100;

/** Returns a value as JSON, or `null` if it can't be represented. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return 'null';
  }
}

export function createBridgeCalls(host: Child): BridgeCalls {
  const schemas = new Map(
    METHODS.map((name): [Method, JsonSchema] => [name, getInputSchema(methods[name].input)]),
  );
  let entries = new Map<number, Entry>();
  let profiles: readonly string[] = ['administrator', 'member'];

  const similar = createSimilarCheck((id) => entries.get(id));

  /**
   * Sends a request and returns the reply's value and problems. The value is undefined if the request was
   * rejected.
   */
  const call = async (method: string, input: unknown) =>
    checkAnswer(method, await host.ask({ do: 'call', method, input }));

  function checkAnswer(method: string, answer: unknown): { value?: unknown; faults: string[] } {
    const reply = replySchema.safeParse(answer);
    const reportWrong = (what: string) => ({ faults: [`${method}: ${what}`] });
    if (!reply.success) return reportWrong('a reply in an unknown format');
    if (!reply.data.ok) {
      const { code, message } = reply.data.problem;
      return code === 'internal' ? reportWrong(`internal: ${message}`) : { faults: [] };
    }
    if (!isMethod(method)) return reportWrong('accepted an unknown method');
    const output = methods[method].output.safeParse(reply.data.value);
    if (output.success) return { value: reply.data.value, faults: [] };
    return reportWrong(`an invalid response: ${output.error.message.slice(0, 300)}`);
  }

  /** Records the entry or API token in a response. Returns differences from the expected state. */
  function recordEntries(method: string, value: unknown): string[] {
    const profile = tokenProfileSchema.safeParse(value);
    if (profile.success) profiles = [...profiles, profile.data.id].slice(-5);
    // JSON turns -0 into 0, as in the library's files.
    const entry = entrySchema.safeParse(value === undefined ? value : JSON.parse(JSON.stringify(value)));
    if (!entry.success) return [];
    const { data } = entry;
    const known = entries.get(data.id);
    entries.set(data.id, data);
    if (method !== 'question.get' || !known || isDeepStrictEqual(known, data)) return [];
    return [`entry ${data.id} differs from its last reply`];
  }

  /** Compares the entries with these IDs to the expected state, and records unknown entries. */
  async function compare(ids: readonly number[]): Promise<string[]> {
    const faults: string[] = [];
    for (const id of ids) {
      const got = await call('question.get', { id });
      faults.push(...got.faults, ...recordEntries('question.get', got.value));
    }
    return faults;
  }

  /** Replaces the expected entries with the current ones. A request adds at most `MARGIN` entries. */
  async function readEntriesAgain(): Promise<void> {
    const highest = Math.max(0, ...entries.keys());
    entries = new Map();
    await compare(Array.from({ length: highest + MARGIN }, (_, at) => at + 1));
  }

  const draw = (random: Random, method: Method): unknown => {
    const oddness = random.pick([0, 0, 0.02, 0.2]);
    const input = fromSchema(schemas.get(method) ?? {}, {
      random,
      invalidShare: oddness,
      ids: [...entries.keys()].slice(-20),
      profiles,
    });
    return drawInput(random, method, input);
  };

  /**
   * Adapts an input to the current state: uses a free or invalid port, an existing title, or an entry's
   * current version.
   */
  function drawInput(random: Random, method: Method, input: unknown): unknown {
    if (typeof input !== 'object' || input === null) return input;
    if (method === 'api.start' && 'port' in input && typeof input.port === 'number') {
      return { ...input, port: random.pick([0, -1, 65_536, Number.NaN]) };
    }
    const entry = 'id' in input && typeof input.id === 'number' ? entries.get(input.id) : undefined;
    const sought = entry ?? [...entries.values()].at(-1);
    if (method.startsWith('similar.') && 'title' in input && sought && random.isChance(0.8)) {
      return { ...input, title: getTitle(sought) };
    }
    return 'version' in input && entry && random.isChance(0.8) ? { ...input, version: entry.version } : input;
  }

  /**
   * Sends a request in a browser's format. The input, one of its fields, or an additional field is a deeply
   * nested value.
   */
  async function callDeep(random: Random, method: Method): Promise<{ value?: unknown; faults: string[] }> {
    const { closed } = createDeepJson(random);
    const input = draw(random, method);
    const members = typeof input === 'object' && input !== null ? Object.entries(input) : [];
    const deep = random.pick([...members.map(([name]) => name), 'deep']);
    const texts = members.map(([name, value]): [string, string] => [name, asJson(value)]);
    const json = random.isChance(0.2) ? closed : formatObject([...texts, [deep, closed]]);
    return checkAnswer(method, await host.ask({ do: 'call-json', method, json }));
  }

  return {
    async run(random) {
      const faults: string[] = [];
      for (let turn = 1 + random.pickInteger(4); turn > 0; turn--) {
        const method = random.isChance(0.03)
          ? random.pick(['__proto__', 'constructor', 'toString', '', createAnyText(random)])
          : random.pick(METHODS);
        // Methods that change the whole library are rare, because they would leave too few questions for
        // other requests.
        if (WHOLE_LIBRARY_METHODS.has(method) && !random.isChance(0.1)) continue;
        const input =
          isMethod(method) && random.isChance(0.95) ? draw(random, method) : createAnyValue(random, 3);
        const sweeping = WHOLE_LIBRARY_METHODS.has(method);
        if (sweeping) faults.push(...(await compare([...entries.keys()])));
        const isDeep = isMethod(method) && random.isChance(0.05);
        const got = isDeep ? await callDeep(random, method) : await call(method, input);
        faults.push(
          ...got.faults,
          ...recordEntries(method, got.value),
          ...similar.faults(method, input, got.value),
        );
        if (!sweeping) continue;
        similar.forget();
        await readEntriesAgain();
      }
      return faults;
    },
    entries: () => entries,
  };
}
