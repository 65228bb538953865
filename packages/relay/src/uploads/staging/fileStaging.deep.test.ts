import fs from 'node:fs'
import { chmod, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { stagingRelay } from '../../../test/stagingRelay.ts'
import type { Lock, Locker, RequestRelease, Upload } from '@tus/server'
import { fileStaging } from './fileStaging.ts'
import { memoryLocker } from './memoryLocker.ts'
import { PrivateFileStore } from './PrivateFileStore.ts'
import { tusStaging } from './tusStaging.ts'

const half = Buffer.from('date,amount\n'.repeat(9_000))

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-staging-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

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
