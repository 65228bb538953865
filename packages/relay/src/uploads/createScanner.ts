import type { Clock } from '../lib/Clock.ts'
import { createGate } from '../lib/createGate.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import { toLoggableName } from './toLoggableName.ts'
import type { FileToScan, ScanFile } from './UploadOptions.ts'

type ScannerOptions = {
  scanFile: ScanFile
  /** Milliseconds that one file may take. */
  timeout: number
  /** Files that are scanned at the same time; the others wait. */
  atOnce: number
  clock: Clock
}

/** The host's scanner, within bounds. */
export type Scanner = {
  /** False for a while after several failures in a row, in which nothing is scanned. */
  isReady(): boolean
  /** Never rejects; `unscanned` says in one word what went wrong. */
  scan(file: Omit<FileToScan, 'signal'>): Promise<'clean' | 'infected' | { unscanned: string }>
}

/** Failures in a row after which a scanner counts as down: one file that it cannot read holds up no other. */
const mostFailures = 3
/** Milliseconds for which one that is down is left alone. */
const pause = 10_000
/** Files that may wait, for each that is scanned. */
const waitersForEach = 16

/** Calls the host's scanner for a few files at a time, each for a limited time. Only its two words count, and everything else is a failure. */
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
      // Plain JavaScript may answer anything, and `undefined` is not clean.
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
