import { installStamp } from './installStamp.mjs'
import { pnpmCommand } from './pnpmCommand.mjs'
import { runQuietly } from './runQuietly.mjs'

/** Installs exactly what the lockfile says, or nothing when that is already there; without the tools of the documentation site, which `npm run docs` installs. */
export async function installDependencies({ root, environment }) {
  const stamp = await installStamp(root)
  if (await stamp.isFresh()) return
  console.log('Installing dependencies (the first time takes a minute)')
  const install = [
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--filter=!@onlend/app-docs',
  ]
  await runQuietly({
    title: 'Installing dependencies',
    ...(await pnpmCommand({ root, environment, args: install })),
    cwd: root,
    // Without a terminal pnpm would stop to ask before it replaces an older node_modules.
    environment: { ...environment, CI: 'true' },
  })
  await stamp.write()
}
