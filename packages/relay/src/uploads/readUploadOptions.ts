import { encodeMultipart } from '../assembly/encodeMultipart.ts'
import type { UploadOptions } from '../RelayOptions.ts'
import type { UploadContext } from './UploadContext.ts'

/**
 * Fills in the defaults.
 *
 * @throws TypeError for a limit that is not a whole number from 1 on.
 */
export function readUploadOptions(uploads: UploadOptions): UploadContext {
  const options = {
    maxFileBytes: 26_214_400,
    maxFiles: 200,
    maxBytes: 1_073_741_824,
    retention: 1_209_600_000,
    encodeParts: encodeMultipart,
    ...uploads,
  }
  for (const name of ['maxFileBytes', 'maxFiles', 'maxBytes', 'retention'] as const) {
    if (!Number.isSafeInteger(options[name]) || options[name] < 1)
      throw new TypeError(`uploads: ${name} is a whole number from 1 on`)
  }
  return { ...options, inspecting: new Map() }
}
