import { resolveOperation } from '@onlend/core/relay'
import type { Audit } from './createAudit.ts'
import type { Ledger } from './createLedger.ts'
import type { Losses } from './createLosses.ts'
import type { DoubleAnswers } from './DoubleCall.ts'
import { mayActFor } from './mayActFor.ts'
import { readInput } from './readInput.ts'
import { refuse } from './refuse.ts'

type OperationAnswersParameters = {
  ledger: Ledger
  losses: Pick<Losses, 'find'>
  audit: Pick<Audit, 'list'>
  operator: boolean
  fourEyes: boolean
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
}: OperationAnswersParameters): DoubleAnswers<OperationRoute> {
  /** No proof that nothing was sent, where it was forgotten. */
  const refuseMissing = (id: string): Response => {
    const loss = losses.find(id)
    return loss ? refuse(loss.code, { operationId: id, data: loss.data }) : refuse('not_found')
  }
  return {
    listOperations: ({ session, parameters: { customerPartnerId = '', inState } }) => {
      if (!mayActFor(session, customerPartnerId)) return refuse('forbidden')
      const listed = ledger.list(customerPartnerId)
      const wanted = inState === undefined ? listed : listed.filter(({ state }) => state === inState)
      return { data: wanted.slice(0, pageSize) }
    },
    getOperation: ({ session, parameters }) => {
      const id = parameters.operationId ?? ''
      const { operation } = ledger.find(id) ?? {}
      const owner = operation?.customerPartnerId ?? null
      if (!operation) return refuseMissing(id)
      if (owner !== null && !mayActFor(session, owner)) return refuse('not_found')
      return { data: operation }
    },
    listOperationRows: ({ session, parameters: { operationId = '', after = '-1' } }) => {
      const entry = ledger.find(operationId)
      const owner = entry?.operation.customerPartnerId ?? null
      if (!entry) return refuseMissing(operationId)
      if (owner !== null && !mayActFor(session, owner)) return refuse('not_found')
      return { data: entry.rows.filter((row) => row.position > Number(after)).slice(0, pageSize) }
    },
    listAttention: () => (operator ? { data: ledger.attention() } : refuse('forbidden')),
    listAudit: ({ parameters }) => {
      if (!operator) return refuse('forbidden')
      const data = audit.list(parameters)
      return data ? { data } : refuse('malformed_request')
    },
    resolveOperation: ({ session, parameters, body }) => {
      if (!operator) return refuse('forbidden')
      const said = readInput(resolveOperation, body)
      if (!said) return refuse('malformed_request')
      const by = session.userId
      const { refusal, operation } = ledger.resolve(parameters.operationId ?? '', said, { by, fourEyes })
      if (refusal !== null) return refuse(refusal, { data: operation })
      return operation ? { data: operation, status: operation.proposal ? 202 : 200 } : refuse('not_found')
    },
  }
}
