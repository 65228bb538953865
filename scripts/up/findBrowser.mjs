import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebianPackages } from './installDebianPackages.mjs'
import { runQuietly } from './runQuietly.mjs'
import { UpError } from './UpError.mjs'

const run = promisify(execFile)
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * The path of a Chromium or Chrome for the browser tests: the one `CHROMIUM_PATH` names, else one on PATH, else the distribution's package (Debian as root), else
 * Playwright's own download. `installed` resolves when the dependencies are there. Throws `UpError` when there is none to be had.
 */
export async function findBrowser({ root, environment, installed }) {
  const named = environment.CHROMIUM_PATH
  if (named) {
    if (await answers(named, environment)) return named
    throw new UpError(
      `CHROMIUM_PATH names ${named}, which does not answer --version. Correct it or leave it out.`,
    )
  }
  const found = (await findOnPath(environment)) ?? (await installPackage({ root, environment }))
  return found ?? (await download({ root, environment, installed }))
}

async function findOnPath(environment) {
  const folders = (environment.PATH ?? '').split(':').filter((folder) => folder !== '')
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name))))
    if (await answers(path, environment)) return path
  return undefined
}

async function answers(path, environment) {
  if (!existsSync(path)) return false
  // Chrome on Windows opens a window for --version.
  if (process.platform === 'win32') return true
  const answer = await run(path, ['--version'], { env: environment, timeout: 20_000 }).catch(() => undefined)
  return answer !== undefined && /\d+\.\d+/.test(answer.stdout)
}

async function installPackage({ root, environment }) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined
  const title = 'Installing Chromium for the browser tests'
  const packages = ['chromium', 'fonts-liberation']
  if (!(await installDebianPackages({ title, packages, root, environment }))) return undefined
  // Ubuntu's package is a stub that asks for a snap, hence the question again.
  return findOnPath(environment)
}

async function download({ root, environment, installed }) {
  await installed
  const fromRoot = createRequire(join(root, 'package.json'))
  const cli = join(fromRoot.resolve('playwright/package.json'), '../cli.js')
  const title = 'Downloading Chromium for the browser tests'
  console.log(`${title}: playwright install chromium`)
  const args = [cli, 'install', 'chromium']
  try {
    await runQuietly({ title, command: process.execPath, args, cwd: root, environment })
  } catch (error) {
    throw new UpError(
      `${error.message}\n\nThe browser tests need Chromium or Chrome. On Debian run \`sudo apt-get install chromium\`, or name yours with CHROMIUM_PATH.`,
    )
  }
  return fromRoot('playwright').chromium.executablePath()
}
