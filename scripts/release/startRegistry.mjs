import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand, startServer } from '../consumers/runCommand.mjs'

/**
 * The registry of a rehearsal, which npm installs into the temporary folder, so that no install of this repository pays for the registry. Version 6.8.0 is the
 * last that runs on Node 20. Its `node-fetch` is asked for by a dist-tag, which not every registry knows.
 */
const manifest = {
  private: true,
  dependencies: { verdaccio: '6.8.0' },
  overrides: { 'node-fetch': '^2.7.0' },
}

/**
 * Starts Verdaccio in `folder` on `port`. The packages of the kit come from this registry alone; all others come from the registry that npm is configured with.
 * Returns the address, the environment in which npm uses the registry, and `stop`.
 */
export async function startRegistry({ folder, port, environment, signal }) {
  await mkdir(folder, { recursive: true })
  const ask = (command) => runCommand({ folder, environment, command, signal })
  const configured = async (name) => (await ask(`npm config get ${name}`)).output.trim()
  const [upstream, cafile] = [await configured('registry'), await configured('cafile')]
  const own = { access: '$all', publish: '$all' }
  const settings = {
    storage: join(folder, 'storage'),
    web: { enable: false },
    max_body_size: '100mb',
    uplinks: { upstream: { url: upstream, timeout: '60s', maxage: '30m' } },
    packages: { '@onlend/*': own, 'create-onlend': own, '**': { access: '$all', proxy: 'upstream' } },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
  }
  // Each JSON document is a YAML document.
  await writeFile(join(folder, 'config.yaml'), JSON.stringify(settings))
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await ask('npm install --no-audit --no-fund --ignore-scripts --prefer-offline')
  const address = `http://127.0.0.1:${port}/`
  const server = await startServer({
    folder,
    command: `exec node node_modules/verdaccio/bin/verdaccio --config config.yaml --listen 127.0.0.1:${port}`,
    environment: { ...environment, ...(cafile !== 'null' && { NODE_EXTRA_CA_CERTS: cafile }) },
    isReady: async () => (await fetch(`${address}-/ping`).catch(() => null))?.ok === true,
    signal,
  })
  // The registry takes a publisher without an account; npm asks for a token all the same.
  await writeFile(
    join(folder, 'npmrc'),
    `registry=${address}\n//127.0.0.1:${port}/:_authToken=rehearsal\naudit=false\nfund=false\nupdate-notifier=false\n`,
  )
  const asked = { npm_config_userconfig: join(folder, 'npmrc'), npm_config_registry: address }
  return { address, environment: { ...environment, ...asked }, stop: server.stop }
}
