import { once } from 'node:events'
import { runServer } from 'verdaccio'
import { runCommand } from './runCommand.mjs'

/**
 * Starts a registry that keeps the packages of this repository in `storage` and takes all others from the registry that npm is configured with here. It asks for no
 * sign-in, and it listens on this machine only.
 *
 * @returns Its address, and `stop`.
 */
export async function startRegistry({ root, storage, names }) {
  const configured = await runCommand({ cwd: root, command: 'npm', args: ['config', 'get', 'registry'] })
  const own = Object.fromEntries(names.map((name) => [name, { access: '$all', publish: '$all' }]))
  const server = await runServer({
    self_path: storage,
    storage,
    uplinks: { upstream: { url: configured.trim(), timeout: '120s', max_fails: 10 } },
    packages: { ...own, '**': { access: '$all', proxy: 'upstream' } },
    web: { enable: false },
    max_body_size: '100mb',
    log: { type: 'stdout', level: 'fatal' },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
