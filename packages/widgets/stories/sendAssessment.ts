import { createOperationId, startOperation, submitCreditAssessment } from '@onlend/core'
import { assessmentDocuments } from '@onlend/core/internal'
import { everySlot, stageDocuments } from './prepareAssessment.ts'
import type { StoryWorld } from './StoryWorld.ts'

const figures = {
  income: '9000000',
  cost_of_sales: '4000000',
  operating_expense: '1000000',
  depreciation: '50000',
  tax: '200000',
  total_assets: '15000000',
  equity: '8000000',
  cash_reserve: '900000',
  total_debt: '2000000',
  capex: '300000',
  principal_repayment: '400000',
  period: '12',
}

/** Sends a credit assessment before a story begins; the relay's ledger has its outcome. */
export async function sendAssessment(world: StoryWorld): Promise<void> {
  const { client, customerPartnerId, relay } = world
  await stageDocuments(world, everySlot)
  const getStaged = (slot: string) =>
    relay
      .uploads()
      .filter((upload) => upload.slot === slot)
      .map(({ id, sha256 }) => ({ upload_id: id, sha256: sha256 ?? '' }))
  const body = {
    documents: Object.fromEntries(assessmentDocuments.map((name) => [name, getStaged(name)])),
    management_financial_reports: { '2025': getStaged('management_financial_report_2025') },
    financial_information: { '2025': figures },
  }
  const operationId = createOperationId()
  await startOperation(client, submitCreditAssessment, { customerPartnerId, body }, { operationId })
}
