import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebianPackages } from './installDebianPackages.mjs'
import { runQuietly } from './runQuietly.mjs'
import { UpError } from './UpError.mjs'

const run = promisify(execFile)

/** What `findBrowser` needs to know and to do on the machine it runs on, where the dependencies may still be on their way. */
export function thisMachine({ root, environment, installed }) {
  const quietly = (title, command, args) => runQuietly({ title, command, args, cwd: root, environment })

  return {
    platform: process.platform,
    isDebianRoot: existsSync('/etc/debian_version') && process.getuid?.() === 0,

    async answers(path) {
      if (!existsSync(path)) return false
      // Chrome on Windows opens a window for --version.
      if (process.platform === 'win32') return true
      const answer = await run(path, ['--version'], { env: environment, timeout: 20_000 }).catch(
        () => undefined,
      )
      return answer !== undefined && /\d+\.\d+/.test(answer.stdout)
    },

    async installPackage() {
      const title = 'Installing Chromium for the browser tests'
      return installDebianPackages({ title, packages: ['chromium', 'fonts-liberation'], root, environment })
    },

    async download() {
      await installed
      const fromRoot = createRequire(join(root, 'package.json'))
      const cli = join(fromRoot.resolve('playwright/package.json'), '../cli.js')
      const title = 'Downloading Chromium for the browser tests'
      console.log(`${title}: playwright install chromium`)
      if (!(await succeeded(() => quietly(title, process.execPath, [cli, 'install', 'chromium']))))
        return undefined
      return fromRoot('playwright').chromium.executablePath()
    },
  }
}

async function succeeded(action) {
  try {
    await action()
    return true
  } catch (error) {
    if (!(error instanceof UpError)) throw error
    // The next way of getting a browser follows; the reason is still worth seeing.
    console.error(error.message)
    return false
  }
}
