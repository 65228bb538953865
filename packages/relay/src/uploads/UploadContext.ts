import type { Inspection } from '../inspection/Inspection.ts'
import type { UploadOptions } from '../RelayOptions.ts'

/** What staging works with: the options with their defaults, and the files that are being inspected here, by id. */
export type UploadContext = Required<UploadOptions> & {
  readonly inspecting: Map<string, Promise<Inspection>>
}
