import { type Sign, keyedHash } from './lib/keyedHash.ts'
import type { OperationRecord } from './ledger/OperationRecord.ts'
import type { Evidence, Resolution } from './ledger/Resolution.ts'
import type { Dismissal } from './inbox/InboxStore.ts'
import type { Sealing } from './database/sealing/createSealing.ts'
import { isSealed } from './database/sealing/isSealed.ts'
import { SealedTextError } from './database/sealing/SealedTextError.ts'
import { overrideStore } from './overrideStore.ts'
import type { RelayStore } from './RelayStore.ts'
import { storableJson, storableText } from './database/storableValues.ts'

/** A store of which the database sees what people are called, write and fill in only sealed. */
export type SealedStore = RelayStore & {
  /** The random secret under which the ledger hashes what must not be guessed: the same for every instance, and kept sealed. */
  secret(): Promise<string>
}

type SealStoreOptions = {
  sealing: Sealing
  /** A kept text does not open: its secret is not given any more. What is read without it says so to the log. */
  onUnreadable: () => void
}

/**
 * Seals what goes into a store and opens what comes out of it: bodies of answers and webhooks, names, messages, reasons, evidence, drafts.
 * What the database compares stays as it is: ids, references, amounts, states, keyed hashes, last digits. What was kept unsealed is read as it is.
 */
export function sealStore(store: RelayStore, { sealing, onUnreadable }: SealStoreOptions): SealedStore {
  const seal = (text: string | null, about: About): Promise<string | null> | null =>
    text === null || text === '' ? Promise.resolve(text) : sealing.seal(storableText(text), about)
  // What is not null stays not null.
  const sealText = async (text: string, about: About): Promise<string> => (await seal(text, about)) ?? text
  const openOr = async <T>(kept: string | null, about: About, unreadable: T): Promise<string | T | null> => {
    if (kept === null || !isSealed(kept)) return kept
    try {
      return await sealing.open(kept, about)
    } catch (error) {
      if (!(error instanceof SealedTextError)) throw error
      onUnreadable()
      return unreadable
    }
  }
  const open = (kept: string | null, about: About): Promise<string | null> => openOr(kept, about, null)
  const openText = async (kept: string, about: About): Promise<string> => (await open(kept, about)) ?? ''
  const openJson = async (kept: unknown, about: About): Promise<unknown> => {
    if (typeof kept !== 'string') return kept
    const text = await open(kept, about)
    return text === null ? null : (JSON.parse(text) as unknown)
  }
  const sealEvidence = async (evidence: Evidence): Promise<Evidence> => ({
    ...evidence,
    text: await sealText(evidence.text, 'message'),
    reference: await seal(evidence.reference, 'message'),
  })
  const openEvidence = async (evidence: Evidence): Promise<Evidence> => ({
    ...evidence,
    text: await openText(evidence.text, 'message'),
    reference: await open(evidence.reference, 'message'),
  })
  const openResolution = async <R extends Resolution>(resolution: R | null): Promise<R | null> =>
    resolution && { ...resolution, evidence: await openEvidence(resolution.evidence) }
  const openOperation = async (operation: OperationRecord): Promise<OperationRecord> => ({
    ...operation,
    summary: { ...operation.summary, recipient: await open(operation.summary.recipient, 'recipient') },
    answer: operation.answer && { ...operation.answer, body: await open(operation.answer.body, 'answer') },
    serviceMessage: await open(operation.serviceMessage, 'message'),
    result: await openJson(operation.result, 'result'),
    resolution: await openResolution(operation.resolution),
    proposal: await openResolution(operation.proposal),
    laterEvidence: await Promise.all(operation.laterEvidence.map(openMessage)),
    approval: operation.approval && {
      ...operation.approval,
      askedByName: await open(operation.approval.askedByName, 'actor'),
      decidedByName: await open(operation.approval.decidedByName, 'actor'),
      reason: await open(operation.approval.reason, 'reason'),
    },
  })
  const openFound = async (found: OperationRecord | null): Promise<OperationRecord | null> =>
    found && openOperation(found)
  const openMessage = async <T extends { message: string | null }>(told: T): Promise<T> => ({
    ...told,
    message: await open(told.message, 'message'),
  })
  const openDismissed = async <T extends { dismissal: Dismissal | null }>(closed: T): Promise<T> => ({
    ...closed,
    dismissal: closed.dismissal && {
      ...closed.dismissal,
      reason: await openText(closed.dismissal.reason, 'reason'),
    },
  })
  const openEvents = <T extends { message: string | null; dismissal: Dismissal | null }>(events: T[]) =>
    Promise.all(events.map(async (event) => openDismissed(await openMessage(event))))
  const openBodies = async <T extends { body: string }>(deliveries: T[]): Promise<T[]> => {
    const opened = await Promise.all(
      deliveries.map(async (kept) => ({ ...kept, body: await open(kept.body, 'delivery') })),
    )
    // The cast follows the check: what does not open must not be read again as an empty webhook.
    return opened.filter(({ body }) => body !== null) as T[]
  }
  const openNamed = async <T extends { name: string; actorName: string | null }>(upload: T): Promise<T> => ({
    ...upload,
    name: await openText(upload.name, 'file'),
    actorName: await open(upload.actorName, 'actor'),
  })
  const openDraft = async <T extends { value: string; actorName: string | null }>(draft: T): Promise<T> => ({
    ...draft,
    // A person fills it in again, which is better than a form that cannot be opened.
    value: (await openOr(draft.value, 'draft', '{}')) ?? '{}',
    actorName: await open(draft.actorName, 'actor'),
  })

  let secret: Promise<string> | null = null
  const getSecret = (): Promise<string> => {
    secret ??= readSecret(store, sealing).catch((error: unknown) => {
      secret = null
      if (error instanceof SealedTextError) onUnreadable()
      throw error
    })
    return secret
  }
  // The secret is at hand before a transaction begins, which might be waiting for the only connection.
  const signer = async (): Promise<Sign> => {
    const key = await getSecret()
    return (text) => keyedHash(key, text)
  }
  const overrides = {
    secret: getSecret,
    raiseFence: async (environment, raising) =>
      store.raiseFence(environment, { ...raising, sign: await signer() }),
    liftFence: async (environment, lifting) =>
      store.liftFence(environment, { ...lifting, sign: await signer() }),
    async revoke(environment, revocation) {
      // A sign-out needs no entry, and must not fail where the secret is away.
      const signed = revocation.by === undefined ? {} : { sign: await signer() }
      return store.revoke(environment, { ...revocation, ...signed })
    },
    async claim(claim) {
      const recipient = await seal(claim.summary.recipient, 'recipient')
      const { approval, summary } = claim
      const confirmed = claim.heldBack?.confirmed == null ? {} : { sign: await signer() }
      const result = await store.claim({
        ...{ ...claim, ...confirmed, summary: { ...summary, recipient } },
        approval: approval && {
          ...approval,
          askedByName: await seal(approval.askedByName, 'actor'),
          request: { ...approval.request, body: await sealText(approval.request.body, 'request') },
        },
      })
      return 'operation' in result ? { ...result, operation: await openOperation(result.operation) } : result
    },
    async findWaitingRequest(key) {
      const waiting = await store.findWaitingRequest(key)
      const body = await open(waiting?.body ?? null, 'request')
      return waiting && body ? { ...waiting, body } : null
    },
    async decideApproval(decision) {
      const signed = { byName: await seal(decision.byName, 'actor'), sign: await signer() }
      const reason = decision.says === 'refused' ? await seal(decision.reason, 'reason') : null
      const result = await store.decideApproval({ ...decision, ...signed, ...(reason && { reason }) })
      return 'operation' in result ? { ...result, operation: await openOperation(result.operation) } : result
    },
    async record(key, outcome) {
      const { answer, serviceMessage, result } = outcome
      const kept = await store.record(key, {
        ...outcome,
        answer: answer && { ...answer, body: await seal(answer.body, 'answer') },
        serviceMessage: await seal(serviceMessage, 'message'),
        result: result === null ? null : await sealText(storableJson(result), 'result'),
      })
      return openOperation(kept)
    },
    findOperation: async (owners, id) => openFound(await store.findOperation(owners, id)),
    listOperations: async (...asked) =>
      Promise.all((await store.listOperations(...asked)).map(openOperation)),
    listAttention: async (environment, page) =>
      Promise.all((await store.listAttention(environment, page)).map(openOperation)),
    listRows: async (key, after, limit) =>
      Promise.all((await store.listRows(key, after, limit)).map(openMessage)),
    async resolve(resolution) {
      const { said } = resolution
      const sealed = 'confirms' in said ? said : { ...said, evidence: await sealEvidence(said.evidence) }
      const result = await store.resolve({ ...resolution, said: sealed, sign: await signer() })
      return 'operation' in result ? { ...result, operation: await openOperation(result.operation) } : result
    },
    listResolutions: async (key) =>
      Promise.all(
        (await store.listResolutions(key)).map(async (entry) => ({
          ...entry,
          evidence: await openEvidence(entry.evidence),
        })),
      ),
    keepDelivery: async (delivery) =>
      store.keepDelivery({ ...delivery, body: await sealText(delivery.body, 'delivery') }),
    async applyEvents(deliveryId, events, reading) {
      const sealed = events.map(async (event) => ({
        ...event,
        message: await seal(event.message, 'message'),
      }))
      const redacted = await seal(reading.redacted, 'delivery')
      return store.applyEvents(deliveryId, await Promise.all(sealed), { ...reading, redacted })
    },
    listUnapplied: async (environment, before) => openBodies(await store.listUnapplied(environment, before)),
    listReplayable: async (query, limit) => openBodies(await store.listReplayable(query, limit)),
    listBlankable: async (due, limit) =>
      Promise.all(
        (await store.listBlankable(due, limit)).map(async (delivery) => {
          return { ...delivery, body: await open(delivery.body, 'delivery') }
        }),
      ),
    blankBody: async (deliveryId, body) => store.blankBody(deliveryId, await sealText(body, 'delivery')),
    listUnmatched: async (owners, page) => openEvents(await store.listUnmatched(owners, page)),
    async listOpen(environment, query) {
      const { events, deliveries } = await store.listOpen(environment, query)
      const opened = deliveries.map(async (delivery) => ({
        ...(await openDismissed(delivery)),
        body: await open(delivery.body, 'delivery'),
      }))
      return { events: await openEvents(events), deliveries: await Promise.all(opened) }
    },
    assignEvent: async (assignment) =>
      openFound(await store.assignEvent({ ...assignment, sign: await signer() })),
    assignByOperator: async (assignment) =>
      openFound(await store.assignByOperator({ ...assignment, sign: await signer() })),
    dismiss: async (dismissal) =>
      store.dismiss({
        ...dismissal,
        reason: await sealText(dismissal.reason, 'reason'),
        sign: await signer(),
      }),
    erase: async (erasure) => store.erase({ ...erasure, sign: await signer() }),
    async createUpload(upload, allowance) {
      const name = await sealText(upload.name, 'file')
      const actorName = await seal(upload.actorName, 'actor')
      return store.createUpload({ ...upload, name, actorName }, allowance)
    },
    async findUpload(owners, id) {
      const upload = await store.findUpload(owners, id)
      return upload && openNamed(upload)
    },
    async readUpload(environment, id) {
      const upload = await store.readUpload(environment, id)
      return upload && openNamed(upload)
    },
    listUploads: async (set, now) => Promise.all((await store.listUploads(set, now)).map(openNamed)),
    async readDraft(set) {
      const draft = await store.readDraft(set)
      return draft && openDraft(draft)
    },
    async saveDraft(set, draft) {
      const value = await sealText(draft.value, 'draft')
      const actorName = await seal(draft.actorName, 'actor')
      const saved = await store.saveDraft(set, { ...draft, value, actorName })
      return typeof saved === 'string' ? saved : openDraft(saved)
    },
  } satisfies Partial<SealedStore>
  return overrideStore(store, overrides)
}

/** What a sealed text is. The database copies a message from an event, or from an operator's evidence, to what it settles. */
type About =
  | 'recipient'
  | 'answer'
  | 'message'
  | 'result'
  | 'delivery'
  | 'reason'
  | 'file'
  | 'actor'
  | 'draft'
  | 'request'
  | 'secret'

/**
 * Made by whichever instance asks first. One that the version before has kept as it is becomes sealed and stays the same, so that earlier hashes do. Its
 * place is left empty: with an empty secret an instance of that version hashes nothing and refuses writes, instead of missing duplicates.
 */
async function readSecret(store: RelayStore, sealing: Sealing): Promise<string> {
  const about: About = 'secret'
  const kept =
    (await store.findSetting(name)) ?? (await keepSecret(store, (made) => sealing.seal(made, about)))
  const secret = await sealing.open(kept, about)
  if (!(await sealing.isCurrent(kept)))
    await store.replaceSetting(name, { from: kept, to: await sealing.seal(secret, about) })
  return secret
}

const name = 'hash_secret'
const nameBefore = 'secret'

async function keepSecret(store: RelayStore, seal: (made: string) => Promise<string>): Promise<string> {
  const made = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const before = await store.keepSetting(nameBefore, '')
  const kept = await store.keepSetting(name, await seal(before || made))
  if (before !== '') await store.replaceSetting(nameBefore, { from: before, to: '' })
  return kept
}
