import { callEndpoint } from '@onlend/core'
import { assessmentDocuments } from '@onlend/core/internal'
import { getDraft, saveDraft } from '@onlend/core/relay'
import type { StoryWorld } from './StoryWorld.ts'

/** A year's figures that add up. */
export const yearOfFigures = {
  income: '182500000',
  cost_of_sales: '96400000',
  operating_expense: '41250000',
  depreciation: '3600000',
  tax: '8100000',
  total_assets: '240000000',
  equity: '131000000',
  cash_reserve: '17500000',
  total_debt: '62000000',
  capex: '12400000',
  principal_repayment: '9800000',
  period: '12',
} as const

const place = { kind: 'submitCreditAssessment', set: 'current' }

/** Files at the relay before a story begins, as a colleague has left them. */
export async function stageDocuments(
  { relay, customerPartnerId }: StoryWorld,
  slots: readonly string[],
): Promise<void> {
  for (const slot of slots) {
    await relay.stageFile({ slot, customerPartnerId, content: pdf(slot) })
    // The parent company's certificate is two files.
    if (slot === 'holdco_incorporation_documents')
      await relay.stageFile({ slot, customerPartnerId, name: `${slot}_second.pdf`, content: pdf('second') })
  }
}

/** Every document, and a report for each year. */
export const everySlot: readonly string[] = [
  ...assessmentDocuments,
  'management_financial_report_2025',
  'management_financial_report_2024',
]

/** What is in the shared draft before a story begins, or what a colleague saves while it runs. */
export async function saveFigures(
  { client, customerPartnerId }: StoryWorld,
  figures: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  const owned = { ...place, customerPartnerId }
  const before = await callEndpoint(client, getDraft, owned)
  const value = { years: ['2025', '2024'], figures, notApplicable: [], order: {} }
  await callEndpoint(client, saveDraft, { ...owned, body: { revision: before?.revision ?? null, value } })
}

/** Everything that the service asks for. */
export async function prepareAssessment(world: StoryWorld): Promise<void> {
  await stageDocuments(world, everySlot)
  await saveFigures(world, { '2025': yearOfFigures, '2024': { ...yearOfFigures, income: '154200000' } })
}

/** A PDF as far as its first bytes go. */
function pdf(text: string): string {
  return `%PDF-1.4 ${text} ${'.'.repeat(180_000)}`
}
