import type { LendingClient } from '../../transport/LendingClient.ts'
import type { UploadTransport } from './UploadRequest.ts'

/** Sends through the client's own `fetch`: progress is known only once a chunk has arrived. */
export function sendByFetch(client: LendingClient): UploadTransport {
  return async ({ method, url, headers, body, signal, onProgress }) => {
    // As bytes, since a stand-in for `fetch` need not know the platform's blobs.
    const bytes = body === null ? null : await body.arrayBuffer()
    // A stand-in need not listen to the signal either.
    signal.throwIfAborted()
    const response = await client.fetch(url, {
      method,
      headers,
      body: bytes,
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'error',
    })
    signal.throwIfAborted()
    if (response.ok) onProgress?.(bytes?.byteLength ?? 0)
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      bytes: () => response.arrayBuffer(),
    }
  }
}
