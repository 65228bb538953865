import type { EndpointName } from '@onlend/core/internal'
import { isRecord } from '../lib/isRecord.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import { emptySummary } from './summaries/emptySummary.ts'
import type { Intent } from './summaries/Intent.ts'
import { summariseBusiness } from './summaries/summariseBusiness.ts'
import { summariseCustomer } from './summaries/summariseCustomer.ts'
import { summariseDrawdown } from './summaries/summariseDrawdown.ts'
import { summariseOther } from './summaries/summariseOther.ts'
import { summariseRepayments } from './summaries/summariseRepayments.ts'
import { summariseTransactions } from './summaries/summariseTransactions.ts'
import { summariseWithdraw } from './summaries/summariseWithdraw.ts'

/** The writes of which more is known than an amount. */
const summaries: Partial<Record<EndpointName, (body: Readonly<Record<string, unknown>>) => Intent>> = {
  withdraw: summariseWithdraw,
  requestDrawdown: summariseDrawdown,
  registerTransactions: summariseTransactions,
  reconcileRepayments: summariseRepayments,
  createBusiness: summariseBusiness,
  registerCustomer: summariseCustomer,
}

/** What the ledger keeps of a body. A body that is streamed is not read for it. */
export function readIntent(kind: EndpointName, text: string | null): Intent {
  const body = text === null ? null : tryParseJson(text)
  if (isRecord(body)) return (summaries[kind] ?? summariseOther)(body)
  return { summary: emptySummary, amount: null, destination: null, likeness: null, rows: [] }
}
