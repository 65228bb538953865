import { join } from 'node:path'
import { UpError } from './UpError.mjs'

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * The path of a Chromium or Chrome for the browser tests: the one `CHROMIUM_PATH` names, else one that is installed,
 * else the distribution's package (Debian as root), else Playwright's own download. `machine` answers what is there
 * and installs what is not. Throws `UpError` when there is none to be had.
 */
export async function findBrowser({ environment, machine }) {
  const named = environment.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (await machine.answers(named)) return named
    throw new UpError(
      `CHROMIUM_PATH names ${named}, which does not answer --version. Correct it or leave it out.`,
    )
  }
  const installed = await firstThatAnswers(
    browserCandidates({ environment, platform: machine.platform }),
    machine,
  )
  if (installed !== undefined) return installed

  if (machine.isDebianRoot && (await machine.installPackage())) {
    // Ubuntu's package is a stub that asks for a snap, hence the question again.
    const fromPackage = await firstThatAnswers(
      browserCandidates({ environment, platform: machine.platform }),
      machine,
    )
    if (fromPackage !== undefined) return fromPackage
  }
  const downloaded = await machine.download()
  if (downloaded !== undefined && (await machine.answers(downloaded))) return downloaded
  throw new UpError(
    'The browser tests need Chromium or Chrome. On Debian run `sudo apt-get install chromium`, or name yours with CHROMIUM_PATH.',
  )
}

/** Where a browser is looked for, in order. */
export function browserCandidates({ environment, platform }) {
  if (platform === 'win32') return windowsCandidates(environment)
  const folders = (environment.PATH ?? '').split(':').filter((folder) => folder !== '')
  const onPath = namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name)))
  if (platform !== 'darwin') return onPath
  const applications = ['/Applications', join(environment.HOME ?? '', 'Applications')]
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
  return [
    ...onPath,
    ...applications.flatMap((folder) => apps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`)),
  ]
}

function windowsCandidates(environment) {
  const roots = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA]
  const programs = [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ]
  return roots
    .filter((root) => root !== undefined)
    .flatMap((root) => programs.map((program) => join(root, program)))
}

async function firstThatAnswers(paths, machine) {
  for (const path of paths) {
    if (await machine.answers(path)) return path
  }
  return undefined
}
