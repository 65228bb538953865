import assert from 'node:assert/strict'
import { stagedFile } from './stagedFile.ts'
import type { UploadStaging } from '../../UploadStaging.ts'

const megabyte = 1_024 * 1_024

/**
 * The requirements on every `UploadStaging`, as cases for any test runner: `for (const { name, run } of stagingConformance) test(name, () =>
 * run(staging))`. A case rejects with an `AssertionError`.
 */
export const stagingConformance: readonly StagingCase[] = [
  {
    name: 'a large file in uneven pieces is read back byte for byte',
    async run(staging) {
      const size = 11 * megabyte + 7
      const file = stagedFile(staging, size)
      await file.create()
      for (let at = 0; at < size; ) {
        const end = Math.min(size, at + 3 * megabyte - 5)
        assert.equal((await file.patch(at, end)).status, 204)
        at = end
      }
      await file.assertWhole()
    },
  },
  {
    name: 'a link that breaks in the middle of a piece costs less than the piece, and nothing that came before it',
    async run(staging) {
      const size = 6 * megabyte
      const file = stagedFile(staging, size)
      await file.create()
      await file.patch(0, megabyte)
      await file
        .patchWith(megabyte, toBrokenStream(file.bytes.subarray(megabyte, 2 * megabyte)))
        .catch(() => null)
      const offset = (await staging.offset(file.id)) ?? -1
      assert.ok(offset >= megabyte && offset <= 2 * megabyte, `offset ${offset}`)
      assert.equal((await file.head()).headers.get('Upload-Offset'), String(offset))
      assert.equal((await file.patch(offset, size)).status, 204)
      await file.assertWhole()
    },
  },
  {
    name: 'a piece for another place than the next is refused and changes nothing',
    async run(staging) {
      const file = stagedFile(staging, 1_000)
      await file.create()
      await file.patch(0, 500)
      for (const offset of [0, 499, 501]) assert.equal((await file.patch(offset, 1_000)).status, 409)
      assert.equal(await staging.offset(file.id), 500)
      await file.patch(500, 1_000)
      assert.equal((await file.patch(1_000, 1_000)).status < 500, true)
      await file.assertWhole()
    },
  },
  {
    name: 'more bytes than were announced are never part of the file',
    async run(staging) {
      const file = stagedFile(staging, 1_000)
      await file.create()
      const { status } = await file.patchWith(0, toStream([file.bytes, new Uint8Array(5)]))
      assert.ok(status >= 400 && status < 500, `status ${status}`)
      const offset = (await staging.offset(file.id)) ?? -1
      assert.ok(offset >= 0 && offset <= 1_000, `offset ${offset}`)
    },
  },
  {
    name: 'an id that was never created is not found',
    async run(staging) {
      const file = stagedFile(staging, 10)
      assert.equal((await file.head()).status, 404)
      assert.equal((await file.patch(0, 10)).status, 404)
      assert.equal(await staging.offset(file.id), null)
      await assert.rejects(file.assertWhole())
    },
  },
  {
    name: 'what is thrown away is gone, arriving or whole, once or twice',
    async run(staging) {
      for (const arrived of [0, 6 * megabyte, 7 * megabyte]) {
        const file = stagedFile(staging, 7 * megabyte)
        await file.create()
        await file.patch(0, arrived)
        await staging.remove(file.id)
        await staging.remove(file.id)
        assert.equal(await staging.offset(file.id), null)
        assert.equal((await file.patch(arrived, 7 * megabyte)).status, 404)
        await assert.rejects(file.assertWhole())
      }
    },
  },
  {
    name: 'reading may stop in the middle, and begin again',
    async run(staging) {
      const file = stagedFile(staging, 6 * megabyte)
      await file.create()
      await file.patch(0, 6 * megabyte)
      for await (const piece of staging.read(file.id)) {
        assert.ok(piece.byteLength > 0)
        break
      }
      await file.assertWhole()
    },
  },
  {
    name: 'S118: what anything is here of is listed once, with a moment, arriving or whole, and what was thrown away is not',
    async run(staging) {
      if (!staging.list) return
      const files: ReturnType<typeof stagedFile>[] = []
      for (const arrived of [0, 6 * megabyte, 7 * megabyte, 7 * megabyte]) {
        const file = stagedFile(staging, 7 * megabyte)
        await file.create()
        await file.patch(0, arrived)
        files.push(file)
      }
      const [removed] = files.splice(-1)
      await staging.remove(removed?.id ?? '')
      const listed: { id: string; changedAt: number }[] = []
      for await (const found of staging.list()) listed.push(found)
      const own = listed.filter(({ id }) => [removed, ...files].some((file) => file?.id === id))
      assert.deepEqual(own.map(({ id }) => id).sort(), files.map(({ id }) => id).sort())
      // The staging can have another clock.
      for (const { changedAt } of own) assert.ok(Math.abs(changedAt - Date.now()) < 3_600_000)
    },
  },
]

function toStream(pieces: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

function toBrokenStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('the link broke'))
      else controller.enqueue(bytes)
      isSent = true
    },
  })
}

/** One requirement on a staging. `run` rejects where the staging fails it; `run` can leave files behind, under its own ids. */
export type StagingCase = { name: string; run(staging: UploadStaging): Promise<void> }
