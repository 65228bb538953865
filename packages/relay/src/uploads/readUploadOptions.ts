import type { UploadOptions } from '../RelayOptions.ts'
import type { UploadRejection } from '@onlend/core/relay'

/**
 * Fills in the defaults.
 *
 * @throws TypeError for a limit that is not a whole number from 1 on.
 */
export function readUploadOptions(
  uploads: UploadOptions,
  { encodeParts }: Pick<UploadContext, 'encodeParts'>,
): UploadContext {
  const options = {
    maxFileBytes: 26_214_400,
    maxFiles: 200,
    maxBytes: 1_073_741_824,
    retention: 1_209_600_000,
    encodeParts,
    ...uploads,
  }
  for (const name of ['maxFileBytes', 'maxFiles', 'maxBytes', 'retention'] as const) {
    if (!Number.isSafeInteger(options[name]) || options[name] < 1)
      throw new TypeError(`uploads: ${name} is a whole number from 1 on`)
  }
  return { ...options, inspecting: new Map() }
}

/** What staging works with: the options with their defaults, and the files that are being inspected here, by id, with why one is not taken. */
export type UploadContext = Required<UploadOptions> & {
  readonly inspecting: Map<string, Promise<UploadRejection | null>>
}
