import { OptionError } from '@onlend/core/internal'
import type { UploadOptions, FileToScan, ScanFile } from './UploadOptions.ts'
import type { UploadRejection } from '@onlend/core/relay'
import type { Clock } from '../lib/Clock.ts'
import { createGate } from '../lib/createGate.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import { toLoggableName } from './toLoggableName.ts'

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
      throw new OptionError(`uploads: ${name} is a whole number from ${least} on`)
  }
  // In plain JavaScript, an undefined scanner would let every file pass.
  if (scanFile !== undefined && typeof scanFile !== 'function')
    throw new OptionError('uploads: scanFile is a function: is the scanner there?')
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

type ScannerOptions = {
  scanFile: ScanFile
  /** The longest scan of one file, in milliseconds. */
  timeout: number
  /** The most scans at the same time; other files wait. */
  atOnce: number
  clock: Clock
}

/** The host's scanner, with limits. */
type Scanner = {
  /** `false` for a pause after several failures in a row, in which the relay scans nothing. */
  isReady(): boolean
  /** Scans a file; never rejects. `unscanned` names the failure in one word. */
  scan(file: Omit<FileToScan, 'signal'>): Promise<'clean' | 'infected' | { unscanned: string }>
}

/** Failures in a row after which a scanner counts as down: one unreadable file must not stop the others. */
const mostFailures = 3
/** Milliseconds for which the relay does not call a scanner that is down. */
const pause = 10_000
/** The most waiting files for each scan at the same time. */
const waitersForEach = 16

/** Calls the host's scanner for a few files at a time, each with a timeout. Only its two words count; every other answer is a failure. */
function createScanner({ scanFile, timeout, atOnce, clock }: ScannerOptions): Scanner {
  const gate = createGate(atOnce)
  let failures = 0
  let pausedUntil = Number.NEGATIVE_INFINITY

  const isReady = (): boolean => clock.now() >= pausedUntil
  const fail = (unscanned: string): { unscanned: string } => {
    failures += 1
    if (failures >= mostFailures) pausedUntil = clock.now() + pause
    return { unscanned }
  }
  const ask = async (file: Omit<FileToScan, 'signal'>): Promise<'clean' | 'infected' | null> => {
    const controller = new AbortController()
    try {
      return await withDeadline(clock, timeout, () => scanFile({ ...file, signal: controller.signal }))
    } finally {
      controller.abort()
    }
  }
  const scan: Scanner['scan'] = async (file) => {
    try {
      if (!isReady()) return { unscanned: 'paused' }
      const answer = await ask(file)
      if (answer === null) return fail('timeout')
      // A scanner in plain JavaScript can return anything, and `undefined` is not clean.
      if (answer !== 'clean' && answer !== 'infected') return fail('no_answer')
      failures = 0
      return answer
    } catch (error) {
      return fail(toLoggableName(error) ?? 'Error')
    }
  }

  return {
    isReady,
    scan: async (file) =>
      gate.countWaiting() >= atOnce * waitersForEach ? { unscanned: 'busy' } : gate.pass(() => scan(file)),
  }
}
