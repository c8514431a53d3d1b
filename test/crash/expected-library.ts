import { z } from 'zod';
import { entrySchema } from '../../shared/library/entry.ts';
import type { Random } from '../support/random.ts';
import { createModel, type Model } from './entry-model.ts';
import type { HostClient } from './host-client.ts';
import { AUTOMATIC, createExpectedSnapshots, type ExpectedSnapshots } from './whole-library-changes.ts';

export const entriesSchema = z.array(entrySchema);

/**
 * A failure. `lost` means that data differs from the acknowledged data. `unreadable` means that data can't be
 * opened or read, or is reported as damaged.
 */
export interface Finding {
  kind: 'lost' | 'unreadable';
  what: string;
}

/** Everything that a library acknowledged, including restore points and a setting. */
export interface ExpectedLibrary {
  readonly model: Model;
  readonly snapshots: ExpectedSnapshots;
  createTitle(): string;
  setSetting(host: HostClient): Promise<void>;
  /**
   * Returns all differences between the library and the expected state, and then expects the library's
   * current state.
   */
  check(host: HostClient, random: Random): Promise<Finding[]>;
}

/**
 * The number of former versions to check. Questions keep more versions than this, so none of the checked
 * versions has been deleted.
 */
const FORMER = 40;
const QUESTIONS_ASKED = 3;

/** Creates the expected state of an empty library. New titles start with `name`. */
export function createExpectedLibrary(name: string): ExpectedLibrary {
  const model = createModel();
  const kept = createExpectedSnapshots();
  let titles = 0;
  /** The setting's acknowledged value and the last requested one. */
  let setting: { sure: string | null; tried: string | null } = { sure: null, tried: null };

  const createTitle = (): string => {
    titles += 1;
    return `${name} ${titles}`;
  };

  async function checkEntries(host: HostClient): Promise<string[]> {
    const entries = entriesSchema.parse(await host.ask({ do: 'entries' }));
    const faults = model.faults(entries);
    kept.settle(entries, false);
    model.adopt(entries);
    return faults;
  }

  async function checkSetting(host: HostClient): Promise<string[]> {
    const { username } = (await host.call('settings.get', {})).author;
    const { sure, tried } = setting;
    setting = { sure: sure === null && tried === null ? null : username, tried: null };
    if (sure === null || username === sure || username === tried) return [];
    return [`the setting is ${username}, not ${sure}`];
  }

  async function checkSnapshots(host: HostClient): Promise<string[]> {
    const actual = (await host.call('restorePoint.list', { library: 'own' })).map(({ name, kind }) =>
      kind === 'before-change' ? AUTOMATIC : name,
    );
    return kept.names
      .filter((one) => !actual.includes(one))
      .map((one) => `the restore point ${one} is missing`);
  }

  async function checkFormer(host: HostClient, random: Random): Promise<string[]> {
    const edited = model.ids.filter((id) => model.listFormerTitles(id).length > 0);
    const faults: string[] = [];
    for (const id of edited.length > 0 ? random.pickMany(QUESTIONS_ASKED, () => random.pick(edited)) : []) {
      const { versions } = await host.call('history.list', { id });
      const actual = new Set(versions.map(({ title }) => title));
      const missing = model
        .listFormerTitles(id)
        .slice(-FORMER)
        .filter((title) => !actual.has(title));
      for (const title of missing) faults.push(`${id} was “${title}”, which is in no version`);
    }
    return faults;
  }

  async function damage(host: HostClient): Promise<string[]> {
    const reports = await host.call('recovery.reports', {});
    for (const { folder } of reports) await host.call('recovery.dismiss', { folder });
    return reports.map((report) => JSON.stringify(report));
  }

  return {
    model,
    snapshots: kept,
    createTitle,
    async setSetting(host) {
      const username = createTitle();
      setting = { ...setting, tried: username };
      const { author } = await host.call('settings.get', {});
      await host.call('settings.set', { author: { ...author, username } });
      setting = { sure: username, tried: null };
    },
    async check(host, random) {
      const lost = [
        ...(await checkEntries(host)),
        ...(await checkSetting(host)),
        ...(await checkSnapshots(host)),
        ...(await checkFormer(host, random)),
      ];
      const unreadable = await damage(host);
      return [
        ...lost.map((what): Finding => ({ kind: 'lost', what })),
        ...unreadable.map((what): Finding => ({ kind: 'unreadable', what })),
      ];
    },
  };
}
