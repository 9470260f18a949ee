import { execFileSync } from 'node:child_process';
import { type Bill, installedPackages } from './installed.ts';

const command = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];

/** Returns the bill of materials of the packages in package-lock.json that the product needs when it runs. */
export function readBill(): Bill {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return installedPackages(execFileSync('npm', [...command, '--loglevel=error'], options));
}
