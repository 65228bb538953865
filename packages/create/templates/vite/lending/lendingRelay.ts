import { nodeListener } from '@onlend/relay/node'
import type { Plugin } from 'vite'
import { openRelay } from './openRelay.ts'

/** Mounts the relay at /lending in Vite's own server, for `vite dev` and `vite preview`. In production your server does, with the same `openRelay`. */
export function lendingRelay(): Plugin {
  const mount = ({ middlewares }: Pick<import('vite').ViteDevServer, 'middlewares'>) => {
    middlewares.use(async (request, response, next) => {
      if (!/^\/lending(?:\/|$)/.test(request.url ?? '')) return next()
      try {
        await nodeListener(await openRelay())(request, response)
      } catch (error) {
        next(error)
      }
    })
  }
  return { name: 'lending-relay', configureServer: mount, configurePreviewServer: mount }
}
