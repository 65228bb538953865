import type { LendingClient } from '../../transport/LendingClient.ts'
import { uploadAddress } from './uploadAddress.ts'
import { chooseUploadTransport, type UploadAnswer } from './chooseUploadTransport.ts'

/** Reads the bytes of an upload at the relay, or removes the upload. */
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
