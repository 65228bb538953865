import { NoRelayError } from '../../errors/NoRelayError.ts'
import { relayHeader } from '../../relay/headerNames.ts'
import { createDeadline } from '../../transport/createDeadline.ts'
import { fetchWithToken } from '../../transport/fetchWithToken.ts'
import { isRelayAnswer } from '../../transport/isRelayAnswer.ts'
import type { LendingClient } from '../../transport/LendingClient.ts'
import { rejectOnAbort } from '../../transport/rejectOnAbort.ts'

type UploadRequest = {
  method: string
  url: string
  headers?: Readonly<Record<string, string>>
  body?: Blob | null
  signal?: AbortSignal
}

/** The answer to an upload request, whole. */
export type UploadAnswer = Pick<Response, 'status' | 'headers'> & { bytes: ArrayBuffer }

/**
 * Sends one request to the relay's uploads, with the client's headers and the host's token. Rejects when no answer of the relay comes in time: the
 * relay keeps the arrived bytes of a chunk, so a chunk has no more time than another write.
 */
export async function callUpload(
  client: LendingClient,
  { method, url, headers, body = null, signal }: UploadRequest,
): Promise<UploadAnswer> {
  const { write, upload } = client.timeouts
  const deadline = createDeadline(method === 'GET' ? upload : write, signal)
  try {
    const response = await fetchWithToken(client, {
      url,
      init: {
        method,
        headers: { ...client.headers, [relayHeader]: '1', ...headers },
        // The body goes as bytes, since a stand-in for `fetch` need not know the platform's blobs.
        body: body && (await body.arrayBuffer()),
        signal: deadline.signal,
      },
    })
    const { status } = response
    if (!isRelayAnswer(client, response)) throw new NoRelayError({ endpoint: 'uploads', status })
    const bytes = await rejectOnAbort(response.arrayBuffer(), deadline.signal)
    return { status, headers: response.headers, bytes }
  } finally {
    deadline.clear()
  }
}
