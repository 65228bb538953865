import assert from 'node:assert/strict'
import type { UploadSet } from '../../src/uploads/UploadRecord.ts'
import { newOwner } from './newOwner.ts'
import { nothingDue } from './nothingDue.ts'
import type { StoreCase } from './StoreCase.ts'

const now = 1_700_000_000_000
const draft = { value: '{}', actorName: 'Ada', now, expiresAt: now + 100, maxDraftsOfOwner: 3 }

function newSet(set = 'current'): UploadSet {
  return { owner: newOwner(), kind: 'submitCreditAssessment', set }
}

/** What is filled in beside the files of a set. */
export const draftCases: readonly StoreCase[] = [
  {
    name: 'a draft grows by one revision with each change, and is read by its own set alone',
    async run(store) {
      const set = newSet()
      assert.equal(await store.readDraft(set), null)
      await store.saveDraft(set, { ...draft, revision: null, value: '{"a":1}' })
      const saved = await store.saveDraft(set, { ...draft, revision: 1, value: '{"a":"é"}', actorName: null })
      const kept = { revision: 2, value: '{"a":"é"}', actorName: null, savedAt: now }
      assert.deepEqual(saved, kept)
      assert.deepEqual(await store.readDraft(set), kept)
      assert.equal(await store.readDraft({ ...set, set: 'other' }), null)
      assert.equal(await store.readDraft({ ...set, kind: 'registerCustomer' }), null)
      assert.equal(await store.readDraft({ ...set, owner: newOwner() }), null)
    },
  },
  {
    name: 'of twenty changes made at once on one revision, one is saved',
    async run(store) {
      const set = newSet()
      for (const revision of [null, 1]) {
        const tries = Array.from({ length: 20 }, () => store.saveDraft(set, { ...draft, revision }))
        const results = await Promise.all(tries)
        assert.equal(results.filter((result) => result === 'changed').length, 19)
      }
      assert.equal((await store.readDraft(set))?.revision, 2)
      assert.equal(await store.saveDraft(set, { ...draft, revision: 9 }), 'changed')
    },
  },
  {
    name: 'S87: an owner has no more drafts than they may have, and can still change those',
    async run(store) {
      const set = newSet()
      const tries = Array.from({ length: 9 }, (_, at) =>
        store.saveDraft({ ...set, set: `set_${at}` }, { ...draft, revision: null }),
      )
      const full = (await Promise.all(tries)).map((result) => result === 'full')
      assert.equal(full.filter(Boolean).length, 6)
      const known = { ...set, set: `set_${full.indexOf(false)}` }
      assert.notEqual(await store.saveDraft(known, { ...draft, revision: 1 }), 'full')
    },
  },
  {
    name: 'readers are told which draft there is now, of every change that was saved and of no other',
    async run(store) {
      const set = newSet()
      await store.saveDraft(set, { ...draft, revision: null })
      await store.saveDraft(set, { ...draft, revision: null })
      await store.saveDraft(set, { ...draft, revision: 1 })
      await store.saveDraft({ ...set, set: 'full' }, { ...draft, revision: null, maxDraftsOfOwner: 1 })
      const { changeEvents } = await store.listChangeEvents(set.owner, 0, 10)
      const about = { topic: 'drafts', operationId: null, actor: null, kind: set.kind, createdAt: now }
      assert.deepEqual(changeEvents, [
        { ...about, sequence: 1, revision: 1 },
        { ...about, sequence: 2, revision: 2 },
      ])
    },
  },
  {
    name: 'a sweep forgets drafts that have expired, in their own environment',
    async run(store) {
      const [expired, kept] = [newSet(), newSet()]
      const foreign = { ...newSet(), owner: newOwner('production') }
      await store.saveDraft(expired, { ...draft, revision: null, expiresAt: 5 })
      await store.saveDraft(kept, { ...draft, revision: null, expiresAt: 10 })
      await store.saveDraft(foreign, { ...draft, revision: null, expiresAt: 5 })
      await store.sweep({ ...nothingDue, now: 10 })
      assert.equal(await store.readDraft(expired), null)
      assert.notEqual(await store.readDraft(kept), null)
      assert.notEqual(await store.readDraft(foreign), null)
    },
  },
]
