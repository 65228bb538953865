import { expect, test } from 'vitest'
import { browserCandidates, findBrowser } from './findBrowser.mjs'

/** A machine on which only the paths in `working` answer, and that keeps a record of what it was asked to install. */
function machineWith({
  working = [],
  platform = 'linux',
  isDebianRoot = false,
  afterPackage = [],
  downloaded,
} = {}) {
  const asked = []
  return {
    asked,
    platform,
    isDebianRoot,
    answers: async (path) => {
      asked.push(path)
      return working.includes(path)
    },
    installPackage: async () => {
      asked.push('package')
      working.push(...afterPackage)
      return true
    },
    download: async () => {
      asked.push('download')
      return downloaded
    },
  }
}

const environment = { PATH: '/usr/local/bin:/usr/bin' }

test('CHROMIUM_PATH comes before everything that is installed', async () => {
  const machine = machineWith({ working: ['/opt/chromium', '/usr/bin/chromium'] })
  expect(
    await findBrowser({ environment: { ...environment, CHROMIUM_PATH: '/opt/chromium' }, machine }),
  ).toBe('/opt/chromium')
  expect(machine.asked).toEqual(['/opt/chromium'])
})

test('a CHROMIUM_PATH that does not answer is said, not passed over', async () => {
  const machine = machineWith({ working: ['/usr/bin/chromium'] })
  const found = findBrowser({ environment: { ...environment, CHROMIUM_PATH: '/nowhere' }, machine })
  await expect(found).rejects.toThrow('CHROMIUM_PATH names /nowhere')
})

test('a stub that does not answer --version is passed over for a Chrome that does', async () => {
  const machine = machineWith({ working: ['/usr/bin/google-chrome'] })
  expect(await findBrowser({ environment, machine })).toBe('/usr/bin/google-chrome')
  expect(machine.asked.indexOf('/usr/bin/chromium-browser')).toBeLessThan(
    machine.asked.indexOf('/usr/bin/google-chrome'),
  )
  expect(machine.asked).not.toContain('download')
})

test('Debian as root installs the package and looks again', async () => {
  const machine = machineWith({ isDebianRoot: true, afterPackage: ['/usr/bin/chromium'] })
  expect(await findBrowser({ environment, machine })).toBe('/usr/bin/chromium')
  expect(machine.asked).toContain('package')
  expect(machine.asked).not.toContain('download')
})

test('without a package that works, the download is tried', async () => {
  const machine = machineWith({ isDebianRoot: true, working: ['/cache/chrome'], downloaded: '/cache/chrome' })
  expect(await findBrowser({ environment, machine })).toBe('/cache/chrome')
})

test('a package is installed only for root on Debian', async () => {
  const machine = machineWith()
  await expect(findBrowser({ environment, machine })).rejects.toThrow('sudo apt-get install chromium')
  expect(machine.asked).not.toContain('package')
})

test('macOS and Windows are searched where their browsers live', () => {
  expect(browserCandidates({ environment: { PATH: '', HOME: '/Users/a' }, platform: 'darwin' })).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  )
  const windows = browserCandidates({ environment: { PROGRAMFILES: 'C:/Program Files' }, platform: 'win32' })
  expect(windows).toContain('C:/Program Files/Google/Chrome/Application/chrome.exe')
})
