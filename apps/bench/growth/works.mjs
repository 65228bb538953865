import { now, step, whale } from './seedLedger.mjs'

const lease = 75_000
const window = 600_000

/** Of each round, so that no key is used twice. */
const unique = () => crypto.randomUUID()

function getClaim(changes = {}) {
  const id = `key-${unique()}`
  const reference = `WD-${id}`
  return {
    ...{
      owner: whale,
      id,
      kind: 'withdraw',
      reference,
      actor: 'person_1',
      payloadHash: 'hash',
      amount: '100',
    },
    ...{ destinationHash: `hash ${id}`, destinationEnd: '6789', duplicateKey: `key of ${id}`, rows: [] },
    heldBack: { acceptedSince: now - 86_400_000, finalSince: now - window, confirmed: null },
    summary: {
      amount: '100',
      method: 'bank',
      recipient: null,
      institution: '058',
      destinationEnd: '6789',
      count: null,
    },
    ...{ now, leaseUntil: now + lease, spending: null, approval: null, ...changes },
  }
}

const rows = (from) => Array.from({ length: 20 }, (_, at) => ({ reference: `row-${from + at}`, amount: '1' }))

/** The last operation of the partner that is asked about: its number ends in 0, and it is settled. */
const getLast = (count) => count - (count % 10)

const event = (changes) => ({
  ...{
    kind: 'withdraw',
    outcome: 'succeeded',
    customerPartnerId: whale.id,
    reference: null,
    transactionReference: null,
  },
  ...{
    amount: null,
    destinationHash: null,
    destinationEnd: null,
    message: null,
    quarantined: false,
    needsConfirmation: false,
  },
  ...changes,
})

async function settle(store, changes) {
  const messageId = unique()
  const kept = {
    environment: 'sandbox',
    source: 'service',
    messageId,
    bodyHash: messageId,
    body: '{}',
    signed: true,
    now,
  }
  const { id } = await store.keepDelivery(kept)
  await store.applyEvents(id, [event(changes)], { isParsed: true, redacted: '[blank]', again: false, now })
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

/** How many operations and webhooks are due in one measurement of pruning. */
const batch = 50

const accepted = {
  state: 'accepted',
  answer: { status: 200, body: '{"status":"success"}', retryAfter: null },
  refusal: null,
  serviceMessage: null,
  result: null,
  now,
}

/**
 * A write with an amount of which so many events wait that name nothing, and two earlier operations that they may be about.
 */
async function writeBeside(events, { store, database, state }) {
  const amount = `7${events}`
  const claim = () => getClaim({ amount, destinationHash: null })
  state.crowds ??= new Set()
  if (!state.crowds.has(events)) {
    state.crowds.add(events)
    for (const earlier of [claim(), claim()]) await store.claim({ ...earlier, now: now - 2 })
    await database.query(
      `insert into onlend_deliveries (id, environment, source, message_id, body_hash, signed, received_at, applied_at, reading)
      values ('w-' || $1::text, 'sandbox', 'service', 'w-' || $1::text, 'hash', true, $2, $2, 'read')`,
      [events, now - 1],
    )
    await database.query(
      `insert into onlend_events (id, delivery_id, environment, source, position, kind, outcome, customer_partner_id, reference, amount, destination_end, signed,
        quarantined, state, received_at)
      select 'w-' || $1::text || '-' || n, 'w-' || $1::text, 'sandbox', 'service', 0, 'withdraw', 'succeeded', 'cp_0', null, $2, '6789', true, false, 'unmatched', $3::bigint
      from generate_series(1, $1::int) n`,
      [events, amount, now - 1],
    )
  }
  const sent = claim()
  return async () => {
    expect('claimed', await store.claim(sent))
    await store.record(sent, accepted)
  }
}

/**
 * What is measured: `prepare` is not timed and returns what is. `state` is kept from round to round for each ledger.
 */
export const works = {
  'list of a partner': () => (store) => store.listOperations(whale, 50),
  'one operation':
    ({ count }) =>
    (store) =>
      store.findOperation([whale], `key-${getLast(count)}`),
  'what waits for operators': () => (store) => store.listAttention('sandbox', { limit: 200 }),
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
  'claim of 20 rows': () => {
    const claim = getClaim({
      kind: 'registerTransactions',
      rows: rows(Math.floor(2 ** 40 * Math.random())),
      duplicateKey: null,
      amount: null,
    })
    return async (store) => expect('claimed', await store.claim(claim))
  },
  'claim of 20 rows sent before':
    ({ count }) =>
    async (store) => {
      const last = rows(count - (count % 200))
      expect('possibleDuplicate', await store.claim(getClaim({ kind: 'registerTransactions', rows: last })))
    },
  'claim of a known key':
    ({ count }) =>
    async (store) =>
      expect('known', await store.claim(getClaim({ id: `key-${getLast(count)}` }))),
  'claim of a forgotten key':
    ({ count }) =>
    async (store) =>
      expect('forgotten', await store.claim(getClaim({ id: `gone-${getLast(count)}` }))),
  'event by reference': async ({ store }) => {
    const claim = getClaim()
    await store.claim(claim)
    return () => settle(store, { reference: claim.id })
  },
  'event without a partner': async ({ store }) => {
    const claim = getClaim({ amount: '77' })
    await store.claim(claim)
    return () =>
      settle(store, { customerPartnerId: null, amount: '77', destinationHash: claim.destinationHash })
  },
  'event by its facts': async ({ store }) => {
    const claim = getClaim({ amount: '77' })
    await store.claim(claim)
    return () => settle(store, { amount: '77', destinationHash: claim.destinationHash })
  },
  'write, 10 events open': (round) => writeBeside(10, round),
  'write, 500 events open': (round) => writeBeside(500, round),
  'write, 10,000 events open': (round) => writeBeside(10_000, round),
  'idle sweep': () => async (store) => {
    await store.sweep({ environment: 'sandbox', now: 0, ...nothingDue })
    await store.listUnapplied('sandbox', now)
    await store.listUnconfirmed('sandbox', now, 200)
    await store.listBlankable({ environment: 'sandbox', openBefore: 0 }, 200)
    await store.attention('sandbox')
  },
  'prune, nothing due': () => async (store) => {
    const limits = {
      environment: 'sandbox',
      operationsBefore: 0,
      webhooksBefore: 0,
      snapshotsBefore: null,
      most: 20_000,
      now,
    }
    await store.prune(limits)
  },
  [`prune of ${batch}`]: ({ count, state }) => {
    state.pruned = (state.pruned ?? 0) + batch
    const before = now - (count - state.pruned) * step
    const limits = {
      environment: 'sandbox',
      operationsBefore: before,
      webhooksBefore: before,
      snapshotsBefore: null,
      most: 20_000,
      now: now + lease * 2,
    }
    return async (store) => {
      const { operations } = await store.prune(limits)
      if (operations < batch * 0.9) throw new Error(`only ${operations} were pruned`)
    }
  },
}
