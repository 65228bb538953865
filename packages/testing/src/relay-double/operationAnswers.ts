import { type Operation, OperationState, type Session } from '@onlend/core'
import type { AttentionOperation } from '@onlend/core/relay'
import type { Audit } from './createAudit.ts'
import type { Ledger } from './Ledger.ts'
import type { Losses } from './createLosses.ts'
import type { DoubleAnswers } from './DoubleCall.ts'
import type { LedgerEntry } from './LedgerEntry.ts'
import { findLineHolders } from './lines/findLineHolders.ts'
import { mayActForOwner } from './mayActForOwner.ts'
import { mayRead } from './mayRead.ts'
import { readRecord } from './readRecord.ts'
import { readResolution } from './readResolution.ts'
import { refuseField } from './refuseField.ts'
import { toAuditFile } from './toAuditFile.ts'
import { refuse } from './refuse.ts'

type OperationAnswersParameters = {
  ledger: Ledger
  losses: Pick<Losses, 'find'>
  audit: Pick<Audit, 'list'>
  operator: boolean
  fourEyes: boolean
  now: () => number
}

type OperationRoute =
  | 'listOperations'
  | 'getOperation'
  | 'listOperationRows'
  | 'listAttention'
  | 'resolveOperation'
  | 'listAudit'

const pageSize = 200

/** How a stand-in relay answers about operations, and takes what an operator says about one. */
export function operationAnswers({
  ledger,
  losses,
  audit,
  operator,
  fourEyes,
  now,
}: OperationAnswersParameters): DoubleAnswers<OperationRoute> {
  /** One that the person sent, or whose kind they may see of an owner for whom they act. */
  const findReadable = (session: Session, id: string): LedgerEntry | null => {
    const entry = ledger.find(id)
    if (!entry || entry.actor === session.userId) return entry
    return mayActForOwner(session, entry.operation) && mayRead(session, entry.operation.kind) ? entry : null
  }
  const isShown = (session: Session, { id, kind }: Operation): boolean =>
    ledger.find(id)?.actor === session.userId || mayRead(session, kind)
  /** No proof that nothing was sent, where it was forgotten. */
  const refuseMissing = (id: string): Response => {
    const loss = losses.find(id)
    return loss ? refuse(loss.code, { operationId: id, data: loss.data }) : refuse('not_found')
  }
  return {
    listOperations: ({ session, parameters: { customerPartnerId, channelPartnerId, inState } }) => {
      const isOne = (customerPartnerId === undefined) !== (channelPartnerId === undefined)
      const isState = inState === undefined || OperationState.safeParse(inState).success
      if (!isOne || !isState) return refuse('malformed_request')
      const owner = {
        customerPartnerId: customerPartnerId ?? null,
        channelPartnerId: channelPartnerId ?? null,
      }
      if (!mayActForOwner(session, owner)) return refuse('forbidden')
      const listed = ledger
        .list(null)
        .filter(
          (operation) =>
            operation.customerPartnerId === owner.customerPartnerId &&
            operation.channelPartnerId === owner.channelPartnerId &&
            (inState === undefined || operation.state === inState) &&
            isShown(session, operation),
        )
      return { data: listed.slice(0, pageSize) }
    },
    getOperation: ({ session, parameters: { operationId = '' } }) => {
      const entry = findReadable(session, operationId)
      return entry ? { data: entry.operation } : refuseMissing(operationId)
    },
    listOperationRows: ({ session, parameters: { operationId = '', after = '-1' } }) => {
      if (!/^(?:-1|\d{1,9})$/.test(after)) return refuse('malformed_request')
      const entry = findReadable(session, operationId)
      if (!entry) return refuseMissing(operationId)
      return { data: entry.rows.filter((row) => row.position > Number(after)).slice(0, pageSize) }
    },
    listAttention: ({ parameters: { after = '0_' } }) => {
      if (!operator) return refuse('forbidden')
      const place = /^(\d{1,15})_(.*)$/.exec(after)
      if (!place) return refuseField('after', 'is no place')
      const [, time, id = ''] = place
      const isLater = (one: AttentionOperation) =>
        Date.parse(one.createdAt) > Number(time) ||
        (Date.parse(one.createdAt) === Number(time) && one.id > id)
      return { data: ledger.attention().filter(isLater).slice(0, pageSize) }
    },
    listAudit: ({ parameters: { format, ...page } }) => {
      if (!operator) return refuse('forbidden')
      if (format !== undefined && format !== 'csv') return refuse('malformed_request')
      const data = audit.list(page)
      if (!data) return refuse('malformed_request')
      return format === undefined ? { data } : toAuditFile(data)
    },
    resolveOperation: ({ session, parameters: { operationId = '' }, body }) => {
      if (!operator) return refuse('forbidden')
      const sent = readRecord(body)
      if (!sent) return refuse('malformed_request')
      const said = readResolution(sent, now())
      if (said instanceof Response) return said
      const entry = ledger.find(operationId)
      if (!entry) return refuse('not_found')
      const { amount } = entry.operation.summary
      const line = said.evidence?.line
      if (line && (amount === null || Number(line.amount) !== Number(amount)))
        return refuseField('evidence.line.amount', 'is not the amount of the operation')
      const by = session.userId
      const { refusal, operation } = ledger.resolve(operationId, said, { by, fourEyes })
      const isUsed = refusal === 'line_used' && line !== undefined
      if (isUsed)
        return refuse(refusal, {
          data: { operations: findLineHolders(ledger.entries(), entry.operation, line.digest) },
        })
      if (refusal !== null) return refuse(refusal, { data: refusal === 'not_resolvable' ? operation : null })
      return operation ? { data: operation, status: operation.proposal ? 202 : 200 } : refuse('not_found')
    },
  }
}
