import type { LendingClient } from '../../transport/LendingClient.ts'

/** Where an upload is at the relay; without an id, where uploads are made. */
export function uploadAddress({ baseUrl }: Pick<LendingClient, 'baseUrl'>, uploadId?: string): string {
  return uploadId === undefined ? `${baseUrl}/uploads` : `${baseUrl}/uploads/${encodeURIComponent(uploadId)}`
}
