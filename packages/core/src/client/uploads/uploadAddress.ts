import type { LendingClient } from '../../transport/LendingClient.ts'

/** The address of an upload at the relay; without an id, the address that creates uploads. */
export function uploadAddress({ baseUrl }: Pick<LendingClient, 'baseUrl'>, uploadId?: string): string {
  return uploadId === undefined ? `${baseUrl}/uploads` : `${baseUrl}/uploads/${encodeURIComponent(uploadId)}`
}
