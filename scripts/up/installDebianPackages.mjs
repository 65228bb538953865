import { runQuietly } from './runQuietly.mjs'
import { UpError } from './UpError.mjs'

/** One list of packages serves all that a run installs. */
let isUpdated = false

/** Installs packages of the distribution; needs root on Debian or a child of it. Says why when it fails, and returns whether it worked. */
export async function installDebianPackages({ title, packages, root, environment }) {
  console.log(`${title}: apt-get install ${packages.join(' ')}`)
  const apt = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (args) => runQuietly({ title, command: 'apt-get', args, cwd: root, environment: apt })
  try {
    if (!isUpdated) await aptGet(['update'])
    isUpdated = true
    await aptGet(['install', '-y', '--no-install-recommends', ...packages])
    return true
  } catch (error) {
    if (!(error instanceof UpError)) throw error
    console.error(error.message)
    return false
  }
}
