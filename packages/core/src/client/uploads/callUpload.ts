import type { LendingClient } from '../../transport/LendingClient.ts'
import { uploadAddress } from './uploadAddress.ts'
import { chooseUploadTransport, type UploadAnswer } from './chooseUploadTransport.ts'

/** Asks the relay for the bytes of an upload, or to remove it. */
export function callUpload(
  client: LendingClient,
  method: 'GET' | 'DELETE',
  uploadId: string,
): Promise<UploadAnswer> {
  return chooseUploadTransport(client)({
    method,
    url: uploadAddress(client, uploadId),
    headers: method === 'DELETE' ? { 'Tus-Resumable': '1.0.0' } : {},
    body: null,
    signal: new AbortController().signal,
  })
}
