import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { chmod, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { relayHeaders } from '@onlend/core/relay'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { stagingRelay } from '../../../test/stagingRelay.ts'
import { uploadMetadata } from '../../../test/uploadMetadata.ts'
import type { Lock, Locker, RequestRelease, Upload } from '@tus/server'
import { fileStaging } from './fileStaging.ts'
import { memoryLocker } from './memoryLocker.ts'
import { PrivateFileStore } from './PrivateFileStore.ts'
import { tusStaging } from './tusStaging.ts'
import { mountedOptions } from '../../../test/adapters/mountedOptions.ts'
import { mounts } from '../../../test/adapters/mounts.ts'

const half = Buffer.from('date,amount\n'.repeat(9_000))
const whole = Buffer.concat([half, half])
const sha256 = createHash('sha256').update(whole).digest('hex')

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-staging-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A host with a relay that stages into a folder, and requests of one of A's people to it. */
async function openHost({ open }: Pick<(typeof mounts)[number], 'open'>) {
  const folder = await makeFolder()
  // Nothing here reaches the service.
  const host = await open(await mountedOptions(9, { uploads: { staging: fileStaging({ folder }) } }))
  onTestFinished(() => host.close())
  const headers = {
    Cookie: 's=uA',
    'Sec-Fetch-Site': 'same-origin',
    'Tus-Resumable': '1.0.0',
    [relayHeaders.relay]: '1',
  }
  const pieceHeaders = (offset: number) => ({
    ...headers,
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  })
  const send = (method: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${host.port}${path}`, {
      method,
      ...init,
      headers: { ...headers, ...init.headers },
    })
  const create = async (): Promise<string> => {
    const answer = await send('POST', '/lending/uploads', {
      headers: { 'Upload-Length': String(whole.byteLength), 'Upload-Metadata': uploadMetadata({ sha256 }) },
    })
    expect(answer.status).toBe(201)
    return answer.headers.get('Location') ?? ''
  }
  return {
    folder,
    send,
    create,
    patch: (path: string, offset: number, body: Buffer<ArrayBuffer>) =>
      send('PATCH', path, { headers: pieceHeaders(offset), body }),
    offsetOf: async (path: string) => Number((await send('HEAD', path)).headers.get('Upload-Offset')),
    /** Sends the first half as a piece that should be the whole file, and stays connected. */
    openPiece(path: string) {
      const outgoing = request({
        port: host.port,
        host: '127.0.0.1',
        method: 'PATCH',
        path,
        agent: false,
        headers: { ...pieceHeaders(0), 'Content-Length': String(whole.byteLength) },
      })
      outgoing.on('error', () => undefined)
      const answer = deferred<{ status: number; offset: number }>()
      outgoing.on('response', (response) => {
        response.resume()
        const { 'upload-offset': offset } = response.headers
        answer.resolve({ status: response.statusCode ?? 0, offset: Number(offset) })
      })
      outgoing.write(half)
      return { outgoing, answer: answer.promise }
    },
    arrived: async (path: string) => (await stat(join(folder, path.split('/').at(-1) ?? ''))).size,
  }
}

const hosts = mounts.filter(({ name }) => name !== 'an edge runtime')

describe.each(hosts.map((mount) => [mount.name, mount] as const))('%s', (_name, mount) => {
  test('a file is staged in two pieces, read back and removed', async () => {
    const { create, patch, offsetOf, send } = await openHost(mount)
    const path = await create()
    expect((await patch(path, 0, half)).status).toBe(204)
    expect(await offsetOf(path)).toBe(half.byteLength)
    expect((await patch(path, half.byteLength, half)).status).toBe(204)
    const bytes = Buffer.from(await (await send('GET', path)).arrayBuffer())
    expect(bytes.equals(whole)).toBe(true)
    expect((await send('DELETE', path)).status).toBe(204)
    expect((await send('HEAD', path)).status).toBe(404)
  })

  test('S89: after a broken connection every byte that arrived is kept, and the rest completes the file', async () => {
    const { create, patch, offsetOf, openPiece, arrived } = await openHost(mount)
    const path = await create()
    const { outgoing } = openPiece(path)
    await expect.poll(() => arrived(path)).toBe(half.byteLength)
    outgoing.destroy()
    expect(await offsetOf(path)).toBe(half.byteLength)
    expect((await patch(path, half.byteLength, half)).status).toBe(204)
  })
})

test('a full disk pauses an upload: the log says so, and the file continues once there is room', async () => {
  const { created, patch, head, folder, logs } = await stagingRelay()
  const path = await created({ size: 10 })
  const file = join(folder, path.replace('/uploads/', ''))
  await rename(file, `${file}.aside`)
  await symlink('/dev/full', file)
  const full = await patch(path, 0, 'ten bytes.')
  expect([full.status, full.code, full.headers.get('Retry-After')]).toEqual([503, 'store_unavailable', '5'])
  expect(logs.join()).toContain('"event":"uploads.failed","method":"PATCH","status":500,"reason":"ENOSPC"')
  expect((await head(path)).headers.get('Upload-Offset')).toBe('0')
  await rename(`${file}.aside`, file)
  expect((await patch(path, 0, 'ten ')).status).toBe(204)
  expect((await head(path)).headers.get('Upload-Offset')).toBe('4')
})

test('a file that cannot be begun leaves nothing behind, on the disk or on record', async () => {
  const { create, list, folder } = await stagingRelay({
    wrapStaging: (staging) => ({
      ...staging,
      handle: async (request, file) => {
        await staging.handle(request, file)
        throw new Error('no space left in the middle of it')
      },
    }),
  })
  expect((await create()).code).toBe('store_unavailable')
  expect(await readdir(folder)).toEqual([])
  expect((await list()).data).toMatchObject({ uploads: [], limits: { usedBytes: 0 } })
})

describe('on node:http', () => {
  const [mount = mounts[0]] = hosts
  if (!mount) throw new Error('There is no mount.')

  test('S89: a piece that hangs is ended by the next request for the file, and can write nothing more', async () => {
    const { create, patch, offsetOf, openPiece, arrived, send } = await openHost(mount)
    const path = await create()
    const { outgoing, answer } = openPiece(path)
    await expect.poll(() => arrived(path)).toBe(half.byteLength)
    const wrong = patch(path, 0, half)
    expect((await wrong).status).toBe(409)
    expect(await answer).toEqual({ status: 204, offset: half.byteLength })
    outgoing.end(Buffer.alloc(half.byteLength, 'x'))
    expect((await patch(path, half.byteLength, half)).status).toBe(204)
    expect(await offsetOf(path)).toBe(whole.byteLength)
    const bytes = Buffer.from(await (await send('GET', path)).arrayBuffer())
    expect(bytes.equals(whole)).toBe(true)
  })
})

test('the library makes no folder of its own, whose failure would end the process', async () => {
  const makeFolders = vi.spyOn(fs, 'mkdir')
  onTestFinished(() => makeFolders.mockRestore())
  const store = new PrivateFileStore({ directory: join(await makeFolder(), 'not-made') })
  expect([store.directory.endsWith('not-made'), makeFolders.mock.calls]).toEqual([true, []])
})

test('S89: a piece that is cancelled before it has begun is answered with a conflict and counts as no failure', async () => {
  const folder = await makeFolder()
  const found = deferred()
  const asked = deferred()
  let isFirst = true
  class SlowStore extends PrivateFileStore {
    override async getUpload(id: string): Promise<Upload> {
      const upload = await super.getUpload(id)
      if (isFirst) {
        isFirst = false
        asked.resolve()
        await found.promise
      }
      return upload
    }
  }
  const inner = memoryLocker()
  const locker: Locker = {
    newLock(id): Lock {
      const lock = inner.newLock(id)
      const askToStop = (ask: RequestRelease) => async () => {
        await ask()
        // Armed after the time to make way, and longer, so it is over by then however late both are.
        setTimeout(found.resolve, 600)
      }
      return { lock: (signal, ask) => lock.lock(signal, askToStop(ask)), unlock: () => lock.unlock() }
    },
  }
  const staging = tusStaging(new SlowStore({ directory: folder }), locker)
  const file = { id: 'asked-to-make-way', size: half.byteLength }
  const send = (method: string): Promise<Response> => {
    const headers = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    const body = method === 'PATCH' ? { body: half, headers } : {}
    return staging.handle(new Request('http://staging.invalid/', { method, ...body }), file)
  }
  expect((await send('POST')).status).toBe(201)
  const first = send('PATCH')
  await asked.promise
  const second = send('PATCH')
  expect([(await first).status, (await second).status]).toEqual([409, 204])
})

test('S89: a file that was arriving when its process was killed goes on in the next one', async () => {
  const folder = await makeFolder()
  const bytes = randomBytes(400_000)
  const id = 'killed-in-the-middle'
  const child = spawn(
    process.execPath,
    [
      '--conditions=@onlend/source',
      '--import',
      'tsx',
      join(import.meta.dirname, '../../../test/adapters/stagingProcess.ts'),
    ],
    {
      cwd: join(import.meta.dirname, '../../../../..'),
      env: { PATH: process.env.PATH, FOLDER: folder, UPLOAD_ID: id, UPLOAD_SIZE: String(bytes.byteLength) },
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
  child.stdin.on('error', () => undefined)
  child.stdin.write(bytes.subarray(0, 250_000))
  const getSize = () =>
    stat(join(folder, id)).then(
      ({ size }) => size,
      () => 0,
    )
  await expect.poll(getSize, { timeout: 60_000 }).toBe(250_000)
  child.kill('SIGKILL')
  await once(child, 'exit')

  const staging = fileStaging({ folder })
  expect(await staging.offset(id)).toBe(250_000)
  const rest = new Request('http://staging.test/', {
    method: 'PATCH',
    headers: { 'Upload-Offset': '250000', 'Content-Type': 'application/offset+octet-stream' },
    body: bytes.subarray(250_000),
  })
  expect((await staging.handle(rest, { id, size: bytes.byteLength })).status).toBe(204)
  const pieces: Uint8Array[] = []
  for await (const piece of staging.read(id)) pieces.push(piece)
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
}, 90_000)

test('S88: an id that the relay did not mint reaches no file', async () => {
  const folder = join(await makeFolder(), 'staging')
  await writeFile(join(folder, '..', 'onlend-outside.json'), '{}')
  const staging = fileStaging({ folder })
  for (const id of ['../onlend-outside', '..', '', 'a/b/c/d/e/f', 'abcdefgh\0', 'ÄÖÜäöüßé']) {
    await expect(staging.offset(id)).rejects.toThrow(TypeError)
    await expect(staging.remove(id)).rejects.toThrow(TypeError)
    await expect(staging.handle(new Request('http://staging.test/'), { id, size: 1 })).rejects.toThrow(
      TypeError,
    )
  }
})

test('a folder that is not named is refused, and the folder that the process runs in is left as it is', async () => {
  const { mode } = await stat('.')
  expect(() => fileStaging({ folder: '' })).toThrow(/needs a folder of its own/)
  expect((await stat('.')).mode).toBe(mode)
})

test('S88: a folder that was open to others is closed, and one that cannot be written to is refused at once', async () => {
  const folder = join(await makeFolder(), 'nested', 'staging')
  fileStaging({ folder })
  await chmod(folder, 0o777)
  fileStaging({ folder })
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(() => fileStaging({ folder: join(file, 'below') })).toThrow('ENOTDIR')
})
