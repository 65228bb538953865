import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clamdscan } from './clamdscan.ts'

// The harmless text that every scanner calls malware (https://www.eicar.org), in two halves, so that none does so with this file.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const clean = 'date,amount\n2026-01-02,100.00\n'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-clamdscan-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Puts a program before all others that answers as `clamdscan` does, by what is in the file. */
async function installStandIn(): Promise<{ parameters(): Promise<string> }> {
  const folder = await makeFolder()
  const program = `#!${process.execPath}
const fs = require('node:fs')
fs.writeFileSync(${JSON.stringify(join(folder, 'parameters'))}, JSON.stringify(process.argv.slice(2)))
const head = Buffer.alloc(6)
const length = fs.readSync(0, head)
if (head.toString('utf8', 0, length).startsWith('early')) process.exit(0)
if (head.toString('utf8', 0, length).startsWith('hangs')) setInterval(() => {}, 1000)
else {
  const text = head.subarray(0, length) + fs.readFileSync(0, 'latin1')
  console.log('stream: ' + (text.includes('EICAR') ? 'Eicar FOUND' : 'OK'))
  process.exit(text.startsWith('broken') ? 2 : text.includes('EICAR') ? 1 : 0)
}
`
  await writeFile(join(folder, 'clamdscan'), program)
  await chmod(join(folder, 'clamdscan'), 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH ?? ''}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  return { parameters: () => readFile(join(folder, 'parameters'), 'utf8') }
}

function getFile(
  text: string,
  signal = new AbortController().signal,
): Parameters<ReturnType<typeof clamdscan>>[0] {
  const size = new TextEncoder().encode(text).byteLength
  const open = (): ReadableStream<Uint8Array> => new Blob([text]).stream()
  return { id: 'a'.repeat(32), size, type: 'text/csv', sha256: 'ab'.repeat(32), open, signal }
}

test('S119: the example of ClamAV calls a file clean by exit code 0 and infected by 1, whatever is printed', async () => {
  const { parameters } = await installStandIn()
  const scan = clamdscan({ configFile: '/etc/a folder/clamd.conf' })
  expect(await scan(getFile(clean))).toBe('clean')
  expect(await scan(getFile(`${clean.repeat(50_000)}${eicar}`))).toBe('infected')
  expect(JSON.parse(await parameters())).toEqual([
    '--config-file=/etc/a folder/clamd.conf',
    '--fdpass',
    '--no-summary',
    '-',
  ])
})

test('S119: a file that clamdscan did not scan, or not to its end, is never called clean', async () => {
  await installStandIn()
  const scan = clamdscan()
  await expect(scan(getFile('broken'))).rejects.toMatchObject({ code: 'clamdscan_2' })
  // It ends well, and has left most of the file unread.
  await expect(scan(getFile(`early ${clean.repeat(50_000)}`))).rejects.toMatchObject({ code: 'EPIPE' })
  await expect(clamdscan({ streamMaxLength: 9 })(getFile(clean))).rejects.toMatchObject({
    code: 'StreamMaxLength',
  })
  await expect(clamdscan({ command: 'no-such-scanner' })(getFile(clean))).rejects.toMatchObject({
    code: 'ENOENT',
  })
  const time = new AbortController()
  const hanging = scan(getFile('hangs', time.signal))
  time.abort()
  await expect(hanging).rejects.toMatchObject({ code: 'ABORT_ERR' })
})
