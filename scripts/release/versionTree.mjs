import { createRequire } from 'node:module'
import { readPackages } from './readPackages.mjs'
import { runCommand } from './runCommand.mjs'

const changesets = createRequire(import.meta.url).resolve('@changesets/cli/bin.js')

/**
 * Turns the changesets of a tree into versions and CHANGELOGs, and resolves to the version that all packages have then. Where no changeset is left, it is
 * the version that they had.
 *
 * @throws Where they do not have one version: the next ones would not go with each other.
 */
export async function versionTree(tree) {
  await runCommand({ cwd: tree, command: process.execPath, args: [changesets, 'version'] })
  const versions = readPackages(tree).map(({ manifest }) => `${manifest.name} ${manifest.version}`)
  const [version, ...others] = new Set(versions.map((line) => line.split(' ')[1]))
  if (others.length > 0)
    throw new Error(
      `All packages have one version; name them in "fixed" of .changeset/config.json:\n${versions.join('\n')}`,
    )
  return version
}
