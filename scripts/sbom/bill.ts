import { execFileSync } from 'node:child_process';
import * as z from 'zod/mini';

const component = z.looseObject({
  'bom-ref': z.string(),
  properties: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
});

const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ purl: z.string(), name: z.string() }) }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/** A bill of materials in the format CycloneDX. */
type Bill = z.output<typeof bill>;

const isDevelopment = ({ properties = [] }: z.output<typeof component>) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/**
 * Reads npm's bill of materials of every package and returns it with those that `npm ci --omit=dev` installs. npm's own
 * `npm sbom --omit dev` also leaves out packages of the product that a tool has as a peer, e.g. React
 * (https://github.com/npm/cli/issues/7909). It names the product after its folder; here it has its own name.
 */
export function installedPackages(output: string): Bill {
  const read = bill.parse(JSON.parse(output));
  const { component: product } = read.metadata;
  const components = read.components.filter((each) => !isDevelopment(each));
  const refs = new Set([String(product['bom-ref']), ...components.map((each) => each['bom-ref'])]);
  const name = product.purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, '');
  return {
    ...read,
    metadata: { ...read.metadata, component: { ...product, name: decodeURIComponent(name) } },
    components,
    dependencies: read.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
}

const command = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];

/** Returns the bill of materials of the packages in package-lock.json that the product needs when it runs. */
export function readBill(): Bill {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return installedPackages(execFileSync('npm', [...command, '--loglevel=error'], options));
}
