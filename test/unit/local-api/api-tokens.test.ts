import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type ApiTokens,
  type GivenTokens,
  openApiTokens,
} from '../../../electron/host/local-api/api-tokens.ts';
import { nodeRandom } from '../../../electron/host/ports.ts';
import { createDefaultSettings, createLocalProfile } from '../../../shared/settings.ts';
import { MAX_PROFILES } from '../../../shared/settings-choices.ts';
import { createMemoryProfiles, profileInput } from '../../support/memory-profiles.ts';
import { silentLog } from '../../support/silent-log.ts';

type Kept = ReturnType<typeof createMemoryProfiles>;
const open = (disk: Kept, given: GivenTokens = {}, onChange = () => {}): Promise<ApiTokens> =>
  openApiTokens({
    settings: disk.settings(),
    vault: disk.vault(),
    given,
    random: nodeRandom,
    log: silentLog,
    onChange,
  });
const getToken = (profiles: ApiTokens, id: string) => profiles.list().find((one) => one.id === id)?.token;
const listTokens = (profiles: ApiTokens) => profiles.list().map(({ token }) => token);

describe('API tokens', () => {
  it('start with an administrator and a member, each with 24 random bytes', async () => {
    const profiles = await open(createMemoryProfiles());
    const [administrator, member] = profiles.list();
    expect(administrator).toEqual({
      ...createLocalProfile('administrator'),
      token: expect.stringMatching(/^adm_[\w-]{32}$/),
    });
    expect(member).toEqual({
      ...createLocalProfile('member'),
      token: expect.stringMatching(/^mem_[\w-]{32}$/),
    });
    expect(profiles.created).toEqual(profiles.list());
  });

  it('keep their secrets after a restart', async () => {
    const disk = createMemoryProfiles();
    const first = await open(disk);
    const second = await open(disk);
    expect(second.list()).toEqual(first.list());
    expect(second.created).toEqual([]);
  });

  it('are returned as the same array until one changes', async () => {
    const profiles = await open(createMemoryProfiles());
    const before = profiles.list();
    expect(profiles.list()).toBe(before);
    await profiles.rotate('member');
    expect(profiles.list()).not.toBe(before);
  });

  it('can use a supplied secret for this run without storing it', async () => {
    const disk = createMemoryProfiles();
    const stored = listTokens(await open(disk));
    const profiles = await open(disk, { administrator: 'given' });
    expect(getToken(profiles, 'administrator')).toBe('given');
    expect(profiles.created).toEqual([]);
    await profiles.add(profileInput('Ann'));
    expect([...disk.kept.tokens.values()]).not.toContain('given');
    expect(listTokens(await open(disk)).slice(0, 2)).toEqual(stored);
  });

  it("don't get a generated secret if one is supplied", async () => {
    const disk = createMemoryProfiles();
    const profiles = await open(disk, { administrator: 'given' });
    expect(profiles.created.map(({ id }) => id)).toEqual(['member']);
    expect([...disk.kept.tokens.keys()]).toEqual(['member']);
  });

  it('include a removed token again if its secret is supplied', async () => {
    const disk = createMemoryProfiles();
    await (await open(disk)).remove('administrator');
    const profiles = await open(disk, { administrator: 'given' });
    expect(profiles.list()).toContainEqual({ ...createLocalProfile('administrator'), token: 'given' });
  });

  it('never share a secret, even if it was supplied', async () => {
    const disk = createMemoryProfiles();
    const { id, token } = await (await open(disk)).add(profileInput('Ann'));
    disk.kept.tokens = new Map(disk.kept.tokens).set('administrator', token);
    const tokens = listTokens(await open(disk));
    expect(new Set(tokens).size).toBe(3);
    const profiles = await open(disk, { member: tokens[2] ?? '' });
    expect(new Set(listTokens(profiles)).size).toBe(3);
    expect(profiles.created.map((one) => one.id)).toEqual([id]);
  });

  it('have a unique secret and ID when added, even for the same author', async () => {
    const disk = createMemoryProfiles();
    const profiles = await open(disk);
    const ann = await profiles.add(profileInput('Ann', 'administrator'));
    const again = await profiles.add(profileInput('Ann', 'administrator'));
    expect(ann).toMatchObject({
      ...profileInput('Ann', 'administrator'),
      token: expect.stringMatching(/^adm_/),
    });
    expect(again.id).not.toBe(ann.id);
    expect(again.token).not.toBe(ann.token);
    expect((await open(disk)).list()).toEqual(profiles.list());
  });

  it(`are limited to ${MAX_PROFILES}`, async () => {
    const profiles = await open(createMemoryProfiles());
    const added = Array.from({ length: MAX_PROFILES }, (_, at) => profiles.add(profileInput(`Name ${at}`)));
    const refused = (await Promise.allSettled(added)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { code: 'bad-input' } });
    expect(profiles.list()).toHaveLength(MAX_PROFILES);
  });

  it('keep their secret when edited', async () => {
    const profiles = await open(createMemoryProfiles());
    const { id, token } = await profiles.add(profileInput('Ann'));
    const changed = await profiles.update(id, profileInput('Bea', 'administrator'));
    expect(changed).toEqual({ id, ...profileInput('Bea', 'administrator'), token });
    expect(profiles.list()).toContainEqual(changed);
  });

  it("can't change the initial member's role", async () => {
    const profiles = await open(createMemoryProfiles());
    const refused = profiles.update('member', profileInput('Ann', 'administrator'));
    await expect(refused).rejects.toMatchObject({ code: 'bad-input' });
    expect(await profiles.update('member', profileInput('Ann'))).toMatchObject({ role: 'member' });
  });

  it('receive a new stored secret when rotated', async () => {
    const disk = createMemoryProfiles();
    const profiles = await open(disk, { member: 'given' });
    const { token } = await profiles.rotate('member');
    expect(token).toMatch(/^mem_[\w-]{32}$/);
    expect(listTokens(profiles)).not.toContain('given');
    expect(getToken(await open(disk), 'member')).toBe(token);
  });

  it('can be removed until only one is left', async () => {
    const disk = createMemoryProfiles();
    const profiles = await open(disk);
    await profiles.remove('administrator');
    await expect(profiles.remove('member')).rejects.toMatchObject({ code: 'bad-input' });
    expect((await open(disk)).list().map(({ id }) => id)).toEqual(['member']);
    expect([...disk.kept.tokens.keys()]).toEqual(['member']);
  });

  it.each(['change', 'remove', 'rotate'] as const)(
    'reject the operation "%s" with not-found if the ID is unknown',
    async (method) => {
      const profiles = await open(createMemoryProfiles());
      const work = method === 'change' ? profiles.update('x', profileInput('Ann')) : profiles[method]('x');
      await expect(work).rejects.toMatchObject({ code: 'not-found', details: { id: 'x' } });
    },
  );

  it('emit one event per change and none after a failure', async () => {
    const onChange = vi.fn();
    const disk = createMemoryProfiles();
    const profiles = await open(disk, {}, onChange);
    const { id } = await profiles.add(profileInput('Ann'));
    await profiles.update(id, profileInput('Bea'));
    await profiles.rotate(id);
    await profiles.remove(id);
    expect(onChange).toHaveBeenCalledTimes(4);
    await expect(profiles.remove(id)).rejects.toThrow();
    disk.refuseAfter(0);
    await expect(profiles.rotate('member')).rejects.toThrow();
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it("work for this run if the secrets can't be stored", async () => {
    const disk = createMemoryProfiles();
    disk.refuseAfter(0);
    expect((await open(disk)).list()).toHaveLength(2);
  });
});

describe('API tokens on a failing disk', () => {
  const changes = {
    add: (profiles: ApiTokens) => profiles.add(profileInput('Ann')),
    change: (profiles: ApiTokens) => profiles.update('member', profileInput('Ann')),
    remove: (profiles: ApiTokens) => profiles.remove('administrator'),
    rotate: (profiles: ApiTokens) => profiles.rotate('administrator'),
  };

  it.each(
    (Object.keys(changes) as (keyof typeof changes)[]).flatMap((name) =>
      [0, 1].map((writes) => [name, writes] as const),
    ),
  )('stay the same if an operation fails: %s, after %i writes', async (name, writes) => {
    const disk = createMemoryProfiles();
    const profiles = await open(disk);
    const before = profiles.list();
    disk.refuseAfter(writes);
    const done = await changes[name](profiles).then(
      () => true,
      () => false,
    );
    if (!done) expect(profiles.list()).toBe(before);
    disk.refuseAfter(Number.POSITIVE_INFINITY);
    expect((await open(disk)).list()).toHaveLength(done && name === 'remove' ? 1 : 2);
  });

  it("never accept a removed token's secret again, even if the settings are lost", async () => {
    for (const writes of [1, 2]) {
      const disk = createMemoryProfiles();
      const profiles = await open(disk);
      const token = getToken(profiles, 'administrator');
      disk.refuseAfter(writes);
      await profiles.remove('administrator').catch(() => {});
      disk.refuseAfter(Number.POSITIVE_INFINITY);
      disk.kept.settings = createDefaultSettings();
      expect(listTokens(await open(disk))).not.toContain(token);
    }
  });
});

describe('API tokens after any sequence of changes and write failures', () => {
  const step = fc.record({
    what: fc.constantFrom('add', 'change', 'remove', 'rotate', 'restart'),
    whom: fc.nat(5),
    writes: fc.constantFrom(0, 1, Number.POSITIVE_INFINITY),
    given: fc.boolean(),
  });
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  async function applyStep(profiles: ApiTokens, { what, whom }: Step): Promise<string | null> {
    const all = profiles.list();
    const { id, token, role } = all[whom % all.length] ?? { id: '', token: '', role: 'member' as const };
    if (what === 'add') await profiles.add(profileInput('Ann'));
    if (what === 'change') await profiles.update(id, profileInput('Bea', role));
    if (what === 'remove') await profiles.remove(id);
    if (what === 'rotate') await profiles.rotate(id);
    return what === 'remove' || what === 'rotate' ? token : null;
  }

  it('have unique secrets and never accept a revoked one again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const disk = createMemoryProfiles();
        let profiles = await open(disk);
        const dead = new Set<string>();
        for (const one of steps) {
          disk.refuseAfter(one.writes);
          if (one.what === 'restart') {
            disk.refuseAfter(Number.POSITIVE_INFINITY);
            profiles = await open(disk, one.given ? { member: 'given' } : {});
            // A supplied secret becomes valid again.
            if (one.given) dead.delete('given');
          } else {
            const token = await applyStep(profiles, one).catch(() => null);
            if (token !== null) dead.add(token);
          }
          const tokens = listTokens(profiles);
          expect(profiles.list().map(({ id }) => id)).toEqual(
            disk.kept.settings.profiles.map(({ id }) => id),
          );
          expect(new Set(tokens).size).toBe(tokens.length);
          expect(tokens.filter((token) => dead.has(token))).toEqual([]);
          expect([...disk.kept.tokens.values()]).not.toContain('given');
        }
      }),
      { numRuns: 150 },
    );
  });
});
