import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles } from './hashFiles.mjs'
import { pnpmCommand } from './pnpmCommand.mjs'
import { runQuietly } from './runQuietly.mjs'

/**
 * Installs exactly what the lockfile says, or nothing when that is already there: a second start needs neither pnpm nor a network. Leaves out the tools of the
 * documentation site, which `npm run docs` installs.
 */
export async function installDependencies({ root, environment, install = runPnpm }) {
  const stampFile = join(root, 'node_modules/.onlend-install')
  const manifests = ['package.json', 'scripts/react18/package.json']
  for (const parent of ['packages', 'apps'])
    for (const name of (await readdir(join(root, parent)).catch(() => [])).sort())
      if (name !== 'docs') manifests.push(`${parent}/${name}/package.json`)
  const hash = await hashFiles(root, ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
  const present = await Promise.all(manifests.map((manifest) => hasItsModules(root, manifest)))
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === hash && present.every(Boolean)) return
  console.log('Installing dependencies (the first time takes a minute)')
  await install({ root, environment })
  await writeFile(stampFile, hash)
}

async function hasItsModules(root, manifest) {
  const text = await readFile(join(root, manifest), 'utf8').catch(() => '{}')
  const { dependencies, devDependencies } = JSON.parse(text)
  const isAlone = Object.keys({ ...dependencies, ...devDependencies }).length === 0
  return isAlone || existsSync(join(root, manifest, '../node_modules'))
}

async function runPnpm({ root, environment }) {
  const options = ['--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
  const args = ['install', ...options, '--filter=!@onlend/app-docs']
  await runQuietly({
    title: 'Installing dependencies',
    ...(await pnpmCommand({ root, environment, args })),
    cwd: root,
    // Without a terminal pnpm would stop to ask before it replaces an older node_modules.
    environment: { ...environment, CI: 'true' },
  })
}
