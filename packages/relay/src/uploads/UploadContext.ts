import type { UploadRejection } from '@onlend/core/relay'
import type { UploadOptions } from '../RelayOptions.ts'

/** What staging works with: the options with their defaults, and the files that are being inspected here, by id, with why one is not taken. */
export type UploadContext = Required<UploadOptions> & {
  readonly inspecting: Map<string, Promise<UploadRejection | null>>
}
