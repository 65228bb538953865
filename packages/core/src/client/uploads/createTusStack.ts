import type { LendingClient } from '../../transport/LendingClient.ts'
import type { HttpRequest, HttpStack } from 'tus-js-client'
import { chooseUploadTransport } from './chooseUploadTransport.ts'

/** Lets the tus client reach the relay as every other call does. */
export function createTusStack(client: LendingClient): HttpStack {
  const send = chooseUploadTransport(client)
  return {
    getName: () => 'onlend',
    createRequest: (method, url) => {
      const headers: Record<string, string> = {}
      const stop = new AbortController()
      let onProgress: ((bytes: number) => void) | undefined
      const request: HttpRequest = {
        getMethod: () => method,
        getURL: () => url,
        getHeader: (name) => headers[name],
        setHeader: (name, value) => {
          headers[name] = value
        },
        setProgressHandler: (handler) => {
          onProgress = handler
        },
        abort: () => Promise.resolve(stop.abort()),
        getUnderlyingObject: () => null,
        send: async (body: Blob | null = null) => {
          const answer = await send({ method, url, headers, body, signal: stop.signal, onProgress })
          const text = new TextDecoder().decode(await answer.bytes())
          return {
            getStatus: () => answer.status,
            getHeader: (name) => answer.header(name) ?? undefined,
            getBody: () => text,
            getUnderlyingObject: () => null,
          }
        },
      }
      return request
    },
  }
}
