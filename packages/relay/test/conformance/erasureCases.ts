import assert from 'node:assert/strict'
import { forgetting } from './forgetting.ts'
import { newOwner } from './newOwner.ts'
import { newUpload } from './newUpload.ts'
import { receiveEvents } from './receiveEvents.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const { start, later, settled, erase, isThere } = forgetting

/** Erasing all of one owner, and nothing of another. */
export const erasureCases: readonly StoreCase[] = [
  {
    name: 'an erasure takes everything of one owner and nothing of another, and can be run again',
    async run(store) {
      const [claim, other] = [await settled(store), await settled(store)]
      const uploads: string[] = []
      for (const { owner } of [claim, other]) {
        const upload = newUpload({ owner })
        if (owner === claim.owner) uploads.push(upload.id)
        await store.createUpload(upload, {
          maxFiles: 10,
          maxFilesOfOwner: 10,
          maxTotalBytes: 1_000_000_000_000,
          maxBytes: 1_000,
        })
        const draft = { revision: null, value: '{}', actorName: null, now: start, maxDraftsOfOwner: 10 }
        await store.saveDraft(upload, { ...draft, expiresAt: later })
        await receiveEvents(store, [{ customerPartnerId: owner.id, message: 'about nothing' }])
        const [event] = await store.listUnmatched([owner], { limit: 1 })
        await store.dismiss({
          environment: 'sandbox',
          id: event?.id ?? '',
          by: 'olu',
          at: start,
          reason: 'no',
        })
      }
      assert.deepEqual(await store.listOwnedUploads(claim.owner), [{ id: uploads[0], isInUse: false }])
      const signed: string[] = []
      const sign = async (text: string): Promise<string> => {
        signed.push(text)
        return `hash of ${text}`
      }
      const erasure = { owner: claim.owner, by: 'olu', uploads, changedBefore: later, sign, now: later }
      const { erased, isDone } = await store.erase(erasure)
      const { changeEvents, ...counts } = erased
      assert.deepEqual(counts, {
        operations: 1,
        events: 2,
        drafts: 1,
        uploads: 1,
        destinations: 0,
        snapshots: 0,
      })
      assert.ok(isDone && changeEvents > 0)
      const [entry] = await store.listAudit('sandbox', { limit: 1, newest: true })
      assert.deepEqual(
        [entry?.action, entry?.by, entry?.owner?.id, entry?.facts],
        ['erased', 'olu', claim.owner.id, erased],
      )
      assert.deepEqual(await store.listKept(claim.owner, { now: later }), [])
      assert.equal(await isThere(store, claim), false)
      assert.deepEqual(await store.listOwnedUploads(claim.owner), [])
      assert.equal(await store.readDraft(newUpload({ owner: claim.owner })), null)
      const { changeEvents: left, newest } = await store.listChangeEvents(claim.owner, 0, 10)
      assert.ok(left.length === 0 && newest > 0)

      assert.equal(await isThere(store, other), true)
      assert.equal((await store.listOwnedUploads(other.owner)).length, 1)
      assert.notEqual(await store.readDraft(newUpload({ owner: other.owner })), null)
      assert.ok((await store.listChangeEvents(other.owner, 0, 10)).changeEvents.length > 0)
      const { events } = await store.listOpen('sandbox', { limit: 10_000, why: 'dismissed' })
      const about = (id: string) => events.filter((event) => event.customerPartnerId === id).length
      assert.deepEqual([about(claim.owner.id), about(other.owner.id)], [0, 1])

      await erase(store, claim, { sign })
      assert.equal(signed.length, 1)
      assert.equal((await store.claim(claim)).type, 'forgotten')
    },
  },
  {
    name: 'an event of a webhook in which another owner’s is open is not erased, nor one that is open itself',
    async run(store) {
      const [claim, other] = [await settled(store), newOwner()]
      const own = { customerPartnerId: claim.owner.id, reference: claim.id }
      await receiveEvents(store, [own, { customerPartnerId: other.id }])
      await receiveEvents(store, [{ customerPartnerId: claim.owner.id }])
      await erase(store, claim)
      const kept = await store.listKept(claim.owner, { now: later })
      assert.deepEqual(
        kept.map(({ what, why }) => [what, why]),
        [
          ['event', 'openEvent'],
          ['event', 'openEvent'],
        ],
      )
      for (const event of await store.listUnmatched([other, claim.owner], { limit: 10 }))
        await store.dismiss({ environment: 'sandbox', id: event.id, by: 'olu', at: start, reason: 'no' })
      await erase(store, claim)
      assert.deepEqual(await store.listKept(claim.owner, { now: later }), [])
      const { events } = await store.listOpen('sandbox', { limit: 10_000, why: 'dismissed' })
      assert.ok(events.some((event) => event.customerPartnerId === other.id))
    },
  },
  {
    name: 'an erasure of an owner whom the ledger has never met does nothing',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      const erasure = { owner: claim.owner, by: 'olu', uploads: [], changedBefore: later, now: later }
      const { erased, isDone } = await store.erase(erasure)
      assert.deepEqual([Object.values(erased).some((rows) => rows > 0), isDone], [false, true])
    },
  },
]
