import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packPackages } from '../consumers/packPackages.mjs'
import { runCommand } from '../consumers/runCommand.mjs'
import { findBrowser } from '../up/findBrowser.mjs'
import { findFreePort } from '../up/findFreePort.mjs'
import { pnpmCommand } from '../up/pnpmCommand.mjs'
import { runQuietly } from '../up/runQuietly.mjs'
import { UpError } from '../up/UpError.mjs'
import { findForeignLicences } from './findForeignLicences.mjs'
import { startRegistry } from './startRegistry.mjs'

/**
 * Does what a release does, up to a registry on this machine: builds and checks the packages, leaves tarballs and the SBOM of each in `tarballs`, refuses foreign
 * licences, publishes, and goes through the quickstarts by their pages. `--pack` ends with the tarballs; `--stay` keeps the registry until a signal; further
 * words name the quickstarts. Returns the exit code.
 */
export async function rehearseRelease({ root, environment, installed, options }) {
  await installed
  const stopped = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => stopped.abort())
  const { signal } = stopped
  const run = async (title, args) =>
    runQuietly({ title, ...(await pnpmCommand({ root, environment, args })), cwd: root, environment })

  const only = '--filter=./packages/*'
  const checks = ['exec', 'turbo', 'run', 'build', 'check:package', only, '--concurrency=2']
  await run('Building and checking the packages', checks)
  const folder = join(root, 'tarballs')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const tarballs = await packPackages({ root, folder, environment })
  const sbom = ['sbom', '--split', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6']
  const out = ['--prod', '--exclude-peers', '--out', join(folder, '%s-%v.cdx.json')]
  await run('Writing the SBOMs', [only, ...sbom, ...out])
  await checkLicences(folder)
  console.log(`tarballs: ${tarballs.size} packages, each with its SBOM; every licence is on the list.`)
  if (options.includes('--pack')) return 0

  const home = await mkdtemp(join(tmpdir(), 'onlend-release-'))
  const port = await findFreePort({ preferred: 4873 })
  let registry
  try {
    registry = await startRegistry({ folder: join(home, 'registry'), port, environment, signal })
    // Provenance comes from the CI that publishes; this machine can prove nothing.
    for (const tarball of tarballs.values())
      await runCommand({
        ...{ folder: home, environment: registry.environment, signal },
        command: `npm publish --provenance=false ${JSON.stringify(tarball)}`,
      })
    console.log(
      `Published to ${registry.address}, with npm_config_registry=${registry.address} to install from.`,
    )
    const code = await visit({ root, environment, registry, options, installed })
    if (options.includes('--stay') && !signal.aborted) await once(signal, 'abort')
    return code
  } finally {
    await registry?.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function checkLicences(folder) {
  const documents = []
  for (const name of await readdir(folder))
    if (name.endsWith('.cdx.json')) documents.push(JSON.parse(await readFile(join(folder, name), 'utf8')))
  const foreign = findForeignLicences(documents)
  if (foreign.length > 0)
    throw new UpError(
      `The kit may not depend on these licences without a decision of its owner:\n${foreign.join('\n')}`,
    )
}

/** Goes through the quickstarts. Their reader is TypeScript, which a clone without packages cannot load: hence a process. */
async function visit({ root, environment, registry, options, installed }) {
  const named = options.filter((option) => !option.startsWith('--'))
  const CHROMIUM_PATH = await findBrowser({ root, environment, installed })
  const args = ['--conditions=@onlend/source', '--import', 'tsx', 'scripts/release/newcomer.mjs', ...named]
  const env = { ...registry.environment, CHROMIUM_PATH }
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  const [code] = await once(child, 'close')
  return code ?? 1
}
