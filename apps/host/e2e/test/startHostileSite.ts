import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from './freePort.ts'

/** Another company's site on this machine. */
export type HostileSite = {
  /** Another site than the host app's for a browser, which therefore keeps its cookies back. */
  otherSite: string
  /** Another origin of the same site, for which a browser sends the host's cookies along. */
  sameSite: string
  stop: () => Promise<void>
}

/** Serves one empty page without any policy, from which a test can try what any script could. */
export async function startHostileSite(): Promise<HostileSite> {
  const port = await freePort()
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Hostile</title><body>')
  }).listen(port)
  await once(server, 'listening')
  return {
    otherSite: `http://localhost:${port}/`,
    sameSite: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
