import { stageFile } from './stageFile.ts'
import type { Part } from './World.ts'

const assessmentSlots = [
  ...['holdco_incorporation_documents_1', 'holdco_incorporation_documents_2', 'opco_incorporation_documents'],
  ...['memorandum', 'bank_statements', 'management_profile', 'audited_financial_reports'],
  ...['shareholders_details', 'directors_details', 'business_summary', 'loan_book', 'side_letter'],
  ...['board_resolution', 'means_of_identification', 'signature_mandate', 'utility_bill'],
  ...['passport_photograph', 'bank_forms', 'management_financial_report_2025'],
]
const figures = Object.fromEntries(
  [
    ...['income', 'cost_of_sales', 'operating_expense', 'depreciation', 'tax', 'total_assets', 'equity'],
    ...['cash_reserve', 'total_debt', 'capex', 'principal_repayment', 'period'],
  ].map((name) => [name, '12']),
)

/** A credit assessment, of files that wait at the relay. */
export const assessmentParts = {
  submitCreditAssessment: [
    {
      fact: 'staged files are sent in one form, once, and taken along once it is accepted',
      async play(world) {
        const submit = (parts: object[], key = 'key-000001') =>
          world.send('PATCH', '/v1/channel-partner/customer-partner/cp_adaeze/complete-credit-assessment', {
            body: { parts },
            headers: { 'Idempotency-Key': key, 'Content-Type': 'application/vnd.onlend.staged+json' },
          })
        const parts: object[] = [{ name: 'financial_information', value: JSON.stringify({ 2025: figures }) }]
        await submit([...parts, { name: 'memorandum', upload: '0'.repeat(48), sha256: '0'.repeat(64) }])
        for (const slot of assessmentSlots) {
          const { upload, sha256 } = await stageFile(world, { slot })
          parts.push({ name: slot, upload, sha256 })
        }
        await submit([...parts.slice(0, -1), { ...parts.at(-1), sha256: '1'.repeat(64) }])
        await submit(parts)
        await submit(parts)
        await submit(parts, 'key-000002')
        await world.send(
          'GET',
          '/uploads?customer_partner_id=cp_adaeze&kind=submitCreditAssessment&set=current',
        )
        await world.send('GET', '/operations/key-000001')
      },
      answers: [
        '422 upload_not_staged',
        ...assessmentSlots.flatMap(() => ['201', '204']),
        '422 upload_changed',
        '200',
        '200',
        '422 upload_not_staged',
        '200',
        '200',
      ],
    },
  ],
} satisfies Record<string, Part[]>
