import type { ShippedPackage } from './shipped-packages.ts';

/** What a package of the app holds that no npm package brought: name, version, licence, and where its notice lies. */
export interface DataPart {
  type: 'data' | 'machine-learning-model';
  name: string;
  version: string;
  /** An id of SPDX, or the name of a licence that has none. */
  licence: { id: string } | { name: string };
  /** From the folder `notices` on. */
  notice: string;
}

/** Each is described, with all its terms, in its NOTICE.md, which goes along. */
export const DATA_PARTS: readonly DataPart[] = [
  {
    type: 'data',
    name: 'WordNet',
    version: '3.0',
    licence: { name: 'WordNet 3.0 license' },
    notice: 'lexicon/NOTICE.md',
  },
  {
    type: 'data',
    name: 'SCOWL',
    version: '2020.12.07',
    licence: { name: 'SCOWL copyright' },
    notice: 'lexicon/NOTICE.md',
  },
  {
    type: 'machine-learning-model',
    name: 'universal-sentence-encoder-lite',
    version: '2',
    licence: { id: 'Apache-2.0' },
    notice: 'embeddings/NOTICE.md',
  },
];

/** The app that the bill is about. */
export interface BilledApp {
  name: string;
  version: string;
  licence: string;
  /** Of Electron, which no bundle holds and every package of the app brings. */
  electron: string;
}

/**
 * The bill of materials in CycloneDX's format, of what a package of the app really holds. It has neither a date nor a
 * number of its own, so the same build gives the same bill.
 */
export function sbomOf(
  app: BilledApp,
  packages: readonly ShippedPackage[],
  data: readonly DataPart[],
): object {
  const root = `pkg:npm/${app.name}@${app.version}`;
  const electron = purlOf('electron', app.electron);
  const components = [
    {
      type: 'framework',
      'bom-ref': electron,
      name: 'electron',
      version: app.electron,
      purl: electron,
      description: 'Brings Chromium and Node. The terms of all their parts are in LICENSES.chromium.html.',
      licenses: [{ license: { id: 'MIT' } }],
    },
    ...packages.map(libraryOf),
    ...data.map(({ type, name, version, licence, notice }) => ({
      type,
      'bom-ref': `${name}@${version}`,
      name,
      version,
      description: `Changed. See notices/${notice}.`,
      licenses: [{ license: licence }],
    })),
  ];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name: app.name,
        version: app.version,
        purl: root,
        licenses: [{ license: { id: app.licence } }],
      },
      lifecycles: [{ phase: 'build' }],
    },
    components,
    dependencies: [{ ref: root, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

function libraryOf({ name, version, licence, integrity }: ShippedPackage) {
  const purl = purlOf(name, version);
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope === undefined ? {} : { group: scope }),
    name: bare,
    version,
    purl,
    licenses: [/ (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    ...(integrity === null ? {} : { hashes: [sha512Of(integrity)] }),
  };
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** npm writes sums in base 64, the bill in base 16. */
function sha512Of(integrity: string) {
  const [, sum] = /^sha512-(\S+)/.exec(integrity) ?? [];
  if (sum === undefined) throw new Error(`The lockfile has another kind of sum: ${integrity}`);
  return { alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') };
}
