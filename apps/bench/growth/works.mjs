import { now, step, whale } from './seedLedger.mjs'

const lease = 75_000
const window = 600_000

/** Of each round, so that no key is used twice. */
const unique = () => crypto.randomUUID()

const people = { method: 'bank', recipient: null, institution: '058', destinationEnd: '6789' }

export function getClaim(changes = {}) {
  const id = `key-${unique()}`
  return {
    ...{ owner: whale, id, kind: 'withdraw', reference: `WD-${id}`, actor: 'person_1', payloadHash: 'hash' },
    ...{ destinationHash: `hash ${id}`, destinationEnd: '6789', duplicateKey: `key of ${id}`, rows: [] },
    heldBack: { acceptedSince: now - 86_400_000, finalSince: now - window, confirmed: null },
    ...{ amount: '100', summary: { amount: '100', ...people, count: null } },
    ...{ now, leaseUntil: now + lease, spending: null, approval: null, ...changes },
  }
}

const rows = (from) => Array.from({ length: 20 }, (_, at) => ({ reference: `row-${from + at}`, amount: '1' }))

/** The last operation of the partner that is asked about: its number ends in 0, and it is settled. */
const getLast = (count) => count - (count % 10)

const noFacts = { transactionReference: null, amount: null, destinationHash: null, destinationEnd: null }
const event = (changes) => ({
  ...{ kind: 'withdraw', outcome: 'succeeded', customerPartnerId: whale.id, reference: null, ...noFacts },
  ...{ message: null, quarantined: false, needsConfirmation: false, ...changes },
})

export async function settle(store, changes) {
  const id = unique()
  const kept = { environment: 'sandbox', source: 'service', messageId: id, bodyHash: id, body: '{}' }
  const delivery = await store.keepDelivery({ ...kept, signed: true, now })
  const how = { isParsed: true, redacted: '[blank]', again: false, now }
  await store.applyEvents(delivery.id, [event(changes)], how)
}

function expect(type, result) {
  if (result.type !== type) throw new Error(`expected ${type}, got ${result.type}`)
}

/** Milliseconds of each part of a sweep before which nothing of the seeded ledger is. */
const nothingDue = { staleBefore: 0, answersBefore: 0, changeEventsBefore: 0, deliveriesBefore: 0 }

async function findKey(database, number) {
  const [{ key }] = await database.query('select duplicate_key as key from onlend_operations where id = $1', [
    `key-${number}`,
  ])
  return key
}

const pruning = { environment: 'sandbox', snapshotsBefore: null, most: 20_000 }

/** How many operations and webhooks are due in one measurement of pruning. */
const batch = 50

/**
 * What is measured: `prepare` is not timed and returns what is. `state` is kept from round to round for each ledger.
 */
export const works = {
  'list of a partner': () => (store) => store.listOperations(whale, 50),
  claim: () => {
    const claim = getClaim()
    return async (store) => expect('claimed', await store.claim(claim))
  },
  'claim, a possible duplicate': async ({ count, database }) => {
    const duplicateKey = await findKey(database, getLast(count))
    return async (store) => expect('possibleDuplicate', await store.claim(getClaim({ duplicateKey })))
  },
  // Equal ones were sent for as long as the ledger goes back, and none within the window.
  'claim, equal to old ones': async ({ count, database, state }) => {
    state.claimed = (state.claimed ?? 0) + 1
    const duplicateKey = await findKey(database, count - 300 + 10 * state.claimed)
    return async (store) => expect('claimed', await store.claim(getClaim({ duplicateKey })))
  },
  'claim of 20 rows sent before':
    ({ count }) =>
    async (store) => {
      const last = rows(count - (count % 200))
      expect('possibleDuplicate', await store.claim(getClaim({ kind: 'registerTransactions', rows: last })))
    },
  'claim of a forgotten key':
    ({ count }) =>
    async (store) =>
      expect('forgotten', await store.claim(getClaim({ id: `gone-${getLast(count)}` }))),
  'event by reference': async ({ store }) => {
    const claim = getClaim()
    await store.claim(claim)
    return () => settle(store, { reference: claim.id })
  },
  'event by its facts': async ({ store }) => {
    const claim = getClaim({ amount: '77' })
    await store.claim(claim)
    return () => settle(store, { amount: '77', destinationHash: claim.destinationHash })
  },
  'idle sweep': () => async (store) => {
    await store.sweep({ environment: 'sandbox', now: 0, ...nothingDue })
    await store.listUnapplied('sandbox', now)
    await store.listUnconfirmed('sandbox', now, 200)
    await store.listBlankable({ environment: 'sandbox', openBefore: 0 }, 200)
    await store.attention('sandbox')
  },
  'prune, nothing due': () => async (store) => {
    await store.prune({ ...pruning, operationsBefore: 0, webhooksBefore: 0, now })
  },
  [`prune of ${batch}`]: ({ count, state }) => {
    state.pruned = (state.pruned ?? 0) + batch
    const before = now - (count - state.pruned) * step
    const limits = { ...pruning, operationsBefore: before, webhooksBefore: before, now: now + lease * 2 }
    return async (store) => {
      const { operations } = await store.prune(limits)
      if (operations < batch * 0.9) throw new Error(`only ${operations} were pruned`)
    }
  },
}
