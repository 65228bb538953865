import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findProgram } from './findProgram.mjs'
import { runQuietly } from './runQuietly.mjs'
import { UpError } from './UpError.mjs'

/**
 * The path of a Chromium or Chrome for the browser tests: the one `CHROMIUM_PATH` names, else one on PATH, else the distribution's package (Debian as root), else
 * Playwright's own download. `installed` resolves when the dependencies are there. Throws `UpError` when there is none to be had.
 */
export async function findBrowser({ root, environment, installed }) {
  const { program, reason } = await findProgram({
    ...{ title: 'Chromium or Chrome', variable: 'CHROMIUM_PATH', root, environment },
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    accepts: (said) => /\d+\.\d+/.test(said),
    packages: ['chromium', 'fonts-liberation'],
  })
  if (program !== undefined) return program
  if (environment.CHROMIUM_PATH) throw new UpError(`${reason}. Correct it or leave it out.`)
  await installed
  const fromRoot = createRequire(join(root, 'package.json'))
  const title = 'Downloading Chromium for the browser tests'
  console.log(`${title}: playwright install chromium`)
  const args = [join(fromRoot.resolve('playwright/package.json'), '../cli.js'), 'install', 'chromium']
  try {
    await runQuietly({ title, command: process.execPath, args, cwd: root, environment })
  } catch (error) {
    throw new UpError(
      `${error.message}\n\nThe browser tests need Chromium or Chrome. On Debian run \`sudo apt-get install chromium\`, or name yours with CHROMIUM_PATH.`,
    )
  }
  return fromRoot('playwright').chromium.executablePath()
}
