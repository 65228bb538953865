import { installStamp } from './installStamp.mjs'
import { pnpmCommand } from './pnpmCommand.mjs'
import { runQuietly } from './runQuietly.mjs'

/** What `npm start` needs: the two apps and the packages that they stand on, and neither linters nor the showroom. */
const appFilters = ['--filter', '@onlend/app-host...', '--filter', '@onlend/app-sandbox...']

/** Installs exactly what the lockfile says, or nothing when that is already there; `scope` is all of it or what the apps need. */
export async function installDependencies({ root, environment, scope }) {
  const stamp = await installStamp(root)
  if (await stamp.isFresh(scope)) return
  console.log(
    `Installing dependencies into node_modules${scope === 'apps' ? ' for the apps' : ''} (the first time takes a while)`,
  )
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
  await runQuietly({
    title: 'Installing dependencies',
    ...(await pnpmCommand({
      root,
      environment,
      args: scope === 'apps' ? [...appFilters, ...install] : install,
    })),
    cwd: root,
    // Without a terminal pnpm would stop to ask before it replaces an older node_modules.
    environment: { ...environment, CI: 'true' },
  })
  await stamp.write(scope)
}
