import type { Clock } from '../lib/Clock.ts'
import { createGate } from '../lib/createGate.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import { toLoggableName } from './toLoggableName.ts'
import type { FileToScan, ScanFile } from './UploadOptions.ts'

type ScannerOptions = {
  scanFile: ScanFile
  /** The longest scan of one file, in milliseconds. */
  timeout: number
  /** The most scans at the same time; other files wait. */
  atOnce: number
  clock: Clock
}

/** The host's scanner, with limits. */
export type Scanner = {
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
export function createScanner({ scanFile, timeout, atOnce, clock }: ScannerOptions): Scanner {
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
