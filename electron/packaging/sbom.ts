import type { ShippedPackage } from './shipped-packages.ts';

/** A component that isn't from an npm package. */
export interface DataPart {
  type: 'data' | 'machine-learning-model';
  name: string;
  version: string;
  /** An SPDX ID, or the name of a license that has none. */
  licence: { id: string } | { name: string };
  /** The path relative to the folder `notices`. */
  notice: string;
}

/** Components with a NOTICE.md that's included in the app. */
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

export interface BilledApp {
  name: string;
  version: string;
  licence: string;
  /** The version of Electron. It's in every package but in no bundle. */
  electron: string;
}

/**
 * Returns a package's bill of materials in CycloneDX format. Omits the date and the serial number because
 * builds must be reproducible.
 */
export function createSbom(
  app: BilledApp,
  packages: readonly ShippedPackage[],
  data: readonly DataPart[],
): object {
  const root = `pkg:npm/${app.name}@${app.version}`;
  const electron = formatPurl('electron', app.electron);
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
    ...packages.map(toLibrary),
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

function toLibrary({ name, version, licence, integrity }: ShippedPackage) {
  const purl = formatPurl(name, version);
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope === undefined ? {} : { group: scope }),
    name: bare,
    version,
    purl,
    licenses: [/ (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    ...(integrity === null ? {} : { hashes: [parseSha512(integrity)] }),
  };
}

const formatPurl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Converts npm's Base64 checksum to hexadecimal, because CycloneDX requires it. */
function parseSha512(integrity: string) {
  const [, sum] = /^sha512-(\S+)/.exec(integrity) ?? [];
  if (sum === undefined) throw new Error(`The lockfile has an unknown kind of checksum: ${integrity}`);
  return { alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') };
}
