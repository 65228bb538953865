import { overrideStore } from '../database/overrideStore.ts'
import type { Sealer } from '../database/sealing/createSealer.ts'
import { storableJson } from '../database/storableValues.ts'
import type { Sign } from '../lib/keyedHash.ts'
import type { FenceStore } from './sql/fenceStore.ts'
import { createOperationOpening } from './createOperationOpening.ts'
import type { OperationStore } from './sql/operationStore.ts'
import type { Evidence } from './Resolution.ts'
import type { RetentionStore } from './sql/retentionStore.ts'

type Part = OperationStore & FenceStore & RetentionStore

/** Wraps a store: seals people's texts before the store keeps them, opens them again, and signs the audit entries. */
export function sealLedger<Store extends Part>(
  store: Store,
  { seal, sealText, open, openText, openJson, signer }: Sealer & { signer: () => Promise<Sign> },
): Store {
  const sealEvidence = async (evidence: Evidence): Promise<Evidence> => ({
    ...evidence,
    text: await sealText(evidence.text, 'message'),
    reference: await seal(evidence.reference, 'message'),
  })
  const { openOperation, openFound, openEvidence, openMessage } = createOperationOpening({
    open,
    openText,
    openJson,
  })
  const overrides = {
    raiseFence: async (environment, raising) =>
      store.raiseFence(environment, { ...raising, sign: await signer() }),
    liftFence: async (environment, lifting) =>
      store.liftFence(environment, { ...lifting, sign: await signer() }),
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
    erase: async (erasure) => store.erase({ ...erasure, sign: await signer() }),
  } satisfies Partial<Part>
  // The cast: every method without an override is the store's own.
  return overrideStore<Part, typeof overrides>(store, overrides) as Part as Store
}
