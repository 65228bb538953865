import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from './copyTree.mjs'
import { createNpm } from './createNpm.mjs'
import { findDeadCommands } from './findDeadCommands.mjs'
import { findLicenceProblems } from './findLicenceProblems.mjs'
import { findSecondCopies } from './findSecondCopies.mjs'
import { findTarballProblems } from './findTarballProblems.mjs'
import { importEntries } from './importEntries.mjs'
import { installAsStranger } from './installAsStranger.mjs'
import { packPackages } from './packPackages.mjs'
import { readTarball } from './readTarball.mjs'
import { startRegistry } from './startRegistry.mjs'
import { versionTree } from './versionTree.mjs'

/**
 * Releases the tree to a registry of its own, and installs it from there: version, pack, publish, install, look. The tree must be built; it is not changed.
 *
 * @param options The folder of the repository, where the tarballs and the SBOM are written, and what is called with a line as each step begins.
 * @returns The version, a line of figures for each package, and what is wrong.
 */
export async function dryRun({ root, output, log = () => {} }) {
  const work = await mkdtemp(join(tmpdir(), 'onlend-release-'))
  const tree = join(work, 'tree')
  const stranger = join(work, 'stranger')
  let registry
  try {
    log('copying the tree')
    await mkdir(tree)
    await copyTree({ root, tree })

    log('changesets become versions')
    const version = await versionTree(tree)

    log(`packing ${version}`)
    await rm(output, { recursive: true, force: true })
    const packages = await packPackages({ tree, version, output })
    const tarballs = await Promise.all(packages.map(({ file }) => readTarball(file)))

    log('publishing to a registry of our own')
    const names = packages.map(({ manifest }) => manifest.name)
    registry = await startRegistry({ root, storage: join(work, 'storage'), names })
    const npm = await createNpm({ registry: registry.address, folder: join(work, 'npm') })
    // Without provenance, which only a runner can give that proves where it built.
    await Promise.all(
      packages.map(({ file }) => npm(work, 'publish', file, '--access=public', '--provenance=false')),
    )

    log('installing from it as a stranger')
    const installed = await installAsStranger({ folder: stranger, npm, packages, version })
    const entries = await importEntries({ folder: stranger, packages })
    const deadCommands = await findDeadCommands({ folder: stranger, packages })

    log('writing the SBOM')
    const sbom = await npm(stranger, 'sbom', '--sbom-format=cyclonedx', '--omit=dev')
    await writeFile(join(output, `onlend-${version}.cdx.json`), sbom)

    return {
      version,
      imported: entries.imported,
      figures: tarballs.map(
        ({ manifest, packed, unpacked, files }) =>
          `${manifest.name.padEnd(18)} ${kilobytes(packed)} packed, ${kilobytes(unpacked)} unpacked, ${files.length} files`,
      ),
      problems: [
        ...packages.flatMap(({ manifest, lost }) =>
          lost.map((link) => `${manifest.name}: ${link} leads nowhere`),
        ),
        ...tarballs.flatMap((tarball) => findTarballProblems(tarball)),
        ...findSecondCopies(installed),
        ...entries.failed,
        ...deadCommands,
        ...findLicenceProblems(JSON.parse(sbom)),
      ],
    }
  } finally {
    await registry?.stop()
    await rm(work, { recursive: true, force: true })
  }
}

function kilobytes(bytes) {
  return `${Math.ceil(bytes / 1000)} kB`.padStart(8)
}
