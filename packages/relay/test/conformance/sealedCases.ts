import assert from 'node:assert/strict'
import { sealedPlaces, type SealedValue } from '../../src/database/sealing/sealedPlaces.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { newDelivery } from './newDelivery.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const newId = '0123456789abcdef'

/** As the relay seals, under a key that no other case has. */
function newSealed(): string {
  return `sealed.${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}.AAAA`
}

/** Everything that is sealed under another key, looked at in pages of one row. */
async function listAll(
  store: RelayStore,
): Promise<(SealedValue & { place: (typeof sealedPlaces)[number] })[]> {
  const found: (SealedValue & { place: (typeof sealedPlaces)[number] })[] = []
  for (const place of sealedPlaces) {
    let after: readonly string[] | null = null
    do {
      const page = await store.listSealed(place, { keyId: newId, after, limit: 1 })
      found.push(...page.values.map((value) => ({ ...value, place })))
      after = page.last
    } while (after !== null)
  }
  return found
}

/** Sealing anew what an older secret has sealed. */
export const sealedCases: readonly StoreCase[] = [
  {
    name: 'what is sealed under another key is found wherever it is, and replaced unless it has changed',
    async run(store) {
      const owner = newOwner()
      const [recipient, body, delivery, setting] = [newSealed(), newSealed(), newSealed(), newSealed()]
      const claim = withdrawClaim(owner)
      await store.claim({ ...claim, summary: { ...claim.summary, recipient } })
      await store.record(claim, {
        ...acceptedOutcome(claim.now),
        answer: { status: 200, body, retryAfter: null },
      })
      await store.keepDelivery(newDelivery({ body: delivery }))
      await store.keepSetting(`sealed ${setting}`, setting)
      const found = await listAll(store)
      for (const sealed of [recipient, body, delivery, setting]) {
        const values = found.filter(({ text }) => text.includes(sealed))
        assert.equal(values.length, 1, sealed)
        for (const value of values) {
          const text = value.text.replace(sealed, `sealed.${newId}.BBBB`)
          await store.replaceSealed(value.place, { ...value, text: `${value.text} as it was` }, text)
          await store.replaceSealed(value.place, value, text)
        }
      }
      const left = await listAll(store)
      assert.equal(
        left.some(({ text }) => [recipient, body, delivery, setting].some((sealed) => text.includes(sealed))),
        false,
      )
      const operation = await store.findOperation([owner], claim.id)
      assert.equal(operation?.summary.recipient, `sealed.${newId}.BBBB`)
      assert.equal(operation?.answer?.body, `sealed.${newId}.BBBB`)
      assert.equal(await store.findSetting(`sealed ${setting}`), `sealed.${newId}.BBBB`)
    },
  },
]
