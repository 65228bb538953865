import type { CreditAssessment } from '@onlend/core'
import { assessmentDocuments } from '@onlend/core/internal'
import type { StagedFile } from '@onlend/core/relay'
import { pdfFile } from '../inspection/pdfFile.ts'
import type { Staging } from '../staging/stagingRelay.ts'

/** How many files there are of a document, where there is more than one. */
const several: Partial<Record<string, number>> = { holdco_incorporation_documents: 2, bank_statements: 3 }

const year = {
  income: '15000000.50',
  cost_of_sales: '1',
  operating_expense: '2',
  depreciation: '3',
  tax: '4',
  total_assets: '5',
  equity: '6',
  cash_reserve: '7',
  total_debt: '0',
  capex: '0',
  principal_repayment: '0',
  period: '12',
}

/** Stages a whole assessment, every file with bytes of its own, and returns it as a caller submits it. */
export async function stageAssessment(
  { stage }: Staging,
  nameOf: (slot: string, at: number) => string = (slot, at) => `${slot} ${at}.pdf`,
): Promise<CreditAssessment> {
  const stageAll = async (slot: string, count: number): Promise<StagedFile[]> => {
    const files: StagedFile[] = []
    for (let at = 1; at <= count; at += 1) {
      const bytes = pdfFile(`% ${slot} ${at} ${'x'.repeat(at * 1_000)}`)
      files.push(await stage(slot, { name: nameOf(slot, at), bytes }))
    }
    return files
  }
  const documents: CreditAssessment['documents'] = {}
  for (const name of assessmentDocuments) documents[name] = await stageAll(name, several[name] ?? 1)
  return {
    documents,
    management_financial_reports: {
      2024: await stageAll('management_financial_report_2024', 1),
      2025: await stageAll('management_financial_report_2025', 2),
    },
    financial_information: { 2024: year, 2025: year },
  }
}
