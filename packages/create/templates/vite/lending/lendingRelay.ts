import { nodeListener } from '@onlend/relay/node'
import type { Plugin } from 'vite'
import { openRelay } from './openRelay.ts'

/** Mounts the relay at /lending in Vite's own server, for `vite dev` alone. In production your server does, with the same `openRelay`. */
export function lendingRelay(): Plugin {
  return {
    name: 'lending-relay',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        if (!/^\/lending(?:\/|$)/.test(request.url ?? '')) return next()
        try {
          await nodeListener(await openRelay())(request, response)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
