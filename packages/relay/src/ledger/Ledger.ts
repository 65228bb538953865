import type { RelayAnswer, Route } from '../http/index.ts'
import type { AuditCheck, AuditHead } from './audit/checkAudit.ts'
import type { CreateClaimParameters } from './createClaim.ts'
import type { LedgerFence } from './fence/createFence.ts'
import type { FiledWrites, WriteEndpoint, WriteTarget } from './handleWrite.ts'
import type { Claim, OperationStore } from './OperationStore.ts'
import type { OperationOptions } from './readOperationOptions.ts'
import type {
  ErasedSubject,
  EraseOptions,
  ErasureReport,
  RemoveStaged,
} from './retention/eraseCustomerPartner.ts'
import type { Pruned } from './retention/RetentionStore.ts'
import type { SendClaimParameters } from './sendWrite.ts'
import type { KeepSnapshot } from './snapshots/createSnapshotRecorder.ts'

/** The ledger as the other modules see it. */
export type Ledger = {
  readonly routes: readonly Route<unknown>[]
  readonly operations: Required<OperationOptions>
  readonly fence: LedgerFence
  readonly keepSnapshot: KeepSnapshot
  /** Takes a write of the service's to it; `files` are sent by the module that knows files. */
  handleWrite(endpoint: WriteEndpoint, write: WriteTarget & { files: FiledWrites }): Promise<RelayAnswer>
  /** What a write that has a form of its own is about. */
  createClaim(parameters: CreateClaimParameters): Promise<Claim>
  /** Sends it, once. */
  sendWrite(parameters: SendClaimParameters): Promise<RelayAnswer>
  /** Answers one that cannot be sent from what is on record under its key. */
  answerRepeated(claim: Claim, inTheWay: unknown): Promise<RelayAnswer>
  readonly findOperation: OperationStore['findOperation']
  checkAudit(options?: { known?: AuditHead }): Promise<AuditCheck>
  /** Erases a customer partner's data; what is staged is removed by the module that knows files. */
  erase(subject: ErasedSubject, options: EraseOptions, removeStaged: RemoveStaged): Promise<ErasureReport>
  prune(options?: { most?: number }): Promise<Pruned>
}
