import type {
  TransactionClientKind,
  UseRegisterTransactionsFormParameters,
} from './registerTransactionsFormTypes.ts'
import type { registerTransactionsLayout } from './registerTransactionsLayout.ts'

const allClientKinds = ['individual', 'business'] as const
const idTypesInUse = ['bvn', 'rc_number'] as const

/** What a person may choose from, and what of it they are asked for at all. */
export function transactionChoices({
  clientKinds = allClientKinds,
  idTypes = idTypesInUse,
  sector,
  financier,
  financing,
}: UseRegisterTransactionsFormParameters): {
  clientKinds: readonly TransactionClientKind[]
  idTypes: readonly string[]
  asked: Parameters<typeof registerTransactionsLayout>[0]
} {
  const asked = {
    asksKind: clientKinds.length > 1,
    asksId: idTypes.length > 0,
    asksSector: sector === undefined,
    asksFinancier: financier === undefined,
    financing,
  }
  return { clientKinds, idTypes, asked }
}
