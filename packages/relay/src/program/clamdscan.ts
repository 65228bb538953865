import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ScanFile } from '../index.ts'

type ClamdscanOptions = {
  /** The program, found on `PATH`. @default clamdscan */
  command?: string
  /** The configuration that names clamd's socket. @default clamdscan's own, such as /etc/clamav/clamd.conf */
  configFile?: string
  /** `StreamMaxLength` of that configuration in bytes: of a longer file clamdscan would scan the beginning and call all of it clean. @default 26214400 */
  streamMaxLength?: number
}

/** The exit codes of clamdscan; any other, such as 2 while clamd is down, is a scan that did not happen. */
const answers = { 0: 'clean', 1: 'infected' } as const

/**
 * Scans staged files with ClamAV: `clamdscan` passes the bytes on to a running `clamd`, so that no file needs a name or a place.
 *
 * @example
 * const uploads = { staging: fileStaging({ folder: './staging' }), scanFile: clamdscan() }
 */
export function clamdscan({
  command = 'clamdscan',
  configFile,
  streamMaxLength = 26_214_400,
}: ClamdscanOptions = {}): ScanFile {
  // A list and no line: nothing of it is ever read by a shell.
  const own = configFile === undefined ? [] : [`--config-file=${configFile}`]
  const parameters = [...own, '--fdpass', '--no-summary', '-']
  return async ({ size, open, signal }) => {
    if (size > streamMaxLength) throw failure('StreamMaxLength')
    // Nothing that it prints is read, since a name of malware is no answer. The signal ends it when its time is up.
    const child = spawn(command, parameters, {
      stdio: ['pipe', 'ignore', 'ignore'],
      signal,
      killSignal: 'SIGKILL',
    })
    const [ended, written] = await Promise.allSettled([
      once(child, 'close'),
      // The cast: Node's own type of the same stream.
      pipeline(Readable.fromWeb(open() as Parameters<typeof Readable.fromWeb>[0]), child.stdin),
    ])
    // Such as ENOENT, where it is not installed.
    if (ended.status === 'rejected') throw ended.reason
    // The cast lets the code be looked up.
    const [code] = ended.value as [keyof typeof answers | null]
    const answer = code === null ? undefined : answers[code]
    if (answer === undefined) throw failure(`clamdscan_${code ?? 'killed'}`)
    // One that has not taken every byte cannot know that all of them are clean.
    if (answer === 'clean' && written.status === 'rejected') throw written.reason
    return answer
  }
}

/** The code is what the relay logs. */
function failure(code: string): Error {
  return Object.assign(new Error('clamdscan could not scan a file'), { code })
}
