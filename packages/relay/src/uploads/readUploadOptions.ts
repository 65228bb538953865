import type { UploadOptions } from './UploadOptions.ts'
import type { UploadRejection } from '@onlend/core/relay'
import type { Clock } from '../lib/Clock.ts'
import { createScanner, type Scanner } from './createScanner.ts'

/** The least value of each limit. */
const minimums = {
  maxFileBytes: 1,
  maxFiles: 1,
  maxBytes: 1,
  maxTotalBytes: 1,
  minFreeBytes: 0,
  retention: 1,
  scanTimeout: 1,
  scansAtOnce: 1,
} as const

/**
 * Fills in the defaults.
 *
 * @throws TypeError for a limit that is not a whole number, and for a scanner that is no function.
 */
export function readUploadOptions(
  { scanFile, ...uploads }: UploadOptions,
  { encodeParts, clock }: Pick<UploadContext, 'encodeParts'> & { clock: Clock },
): UploadContext {
  const options = {
    maxFileBytes: 26_214_400,
    maxFiles: 200,
    maxBytes: 1_073_741_824,
    maxTotalBytes: 21_474_836_480,
    minFreeBytes: 536_870_912,
    retention: 1_209_600_000,
    scanTimeout: 30_000,
    scansAtOnce: 4,
    encodeParts,
    ...uploads,
  }
  // The cast names the keys of the table.
  for (const [name, least] of Object.entries(minimums) as [keyof typeof minimums, number][]) {
    if (!Number.isSafeInteger(options[name]) || options[name] < least)
      throw new TypeError(`uploads: ${name} is a whole number from ${least} on`)
  }
  // In plain JavaScript, an undefined scanner would let every file pass.
  if (scanFile !== undefined && typeof scanFile !== 'function')
    throw new TypeError('uploads: scanFile is a function: is the scanner there?')
  const { scanTimeout: timeout, scansAtOnce: atOnce } = options
  return {
    ...options,
    scanner: scanFile === undefined ? null : createScanner({ scanFile, timeout, atOnce, clock }),
    inspecting: new Map(),
    disk: { isLow: false },
    reconciliation: { dueAt: Number.NEGATIVE_INFINITY },
  }
}

/** The options with their defaults, and the state of the staging in one running relay. */
export type UploadContext = Required<Omit<UploadOptions, 'scanFile'>> & {
  /** `null` where the host scans nothing. */
  readonly scanner: Scanner | null
  /** The running inspections by file id, with the reason of a rejection. */
  readonly inspecting: Map<string, Promise<UploadRejection | null>>
  /** Whether the disk was nearly full at the last reading. */
  readonly disk: { isLow: boolean }
  /** The moment of the next reconciliation of bytes and rows. */
  readonly reconciliation: { dueAt: number }
}
