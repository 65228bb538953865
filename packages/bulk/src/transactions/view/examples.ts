import type { TransactionFieldName } from '../TransactionImport.ts'

/** Example rows of the template: a person without financing, and a business with two instalments. */
export const examples: readonly Readonly<Partial<Record<TransactionFieldName, string>>>[] = [
  {
    firstName: 'Example',
    lastName: 'Person',
    contactNumber: '08000000001',
    idType: 'bvn',
    idValue: '22000000001',
    reference: 'EXAMPLE-1',
    amountPayable: '150000.00',
    disbursementDate: '2026-01-05',
    expectedPaymentDate: '2026-03-05',
    financier: 'others',
    reason: 'Inventory',
  },
  {
    businessName: 'Example Stores',
    contactNumber: '08000000002',
    idType: 'rc_number',
    idValue: '100002',
    reference: 'EXAMPLE-2',
    amountPayable: '400000.00',
    disbursementDate: '2026-01-05',
    expectedPaymentDate: '2026-03-05',
    financier: 'others',
    reason: 'Inventory',
    financedAmount: '300000.00',
    instalment1StartDate: '2026-01-05',
    instalment1DueDate: '2026-02-05',
    instalment1Amount: '150000.00',
    instalment2StartDate: '2026-02-05',
    instalment2DueDate: '2026-03-05',
    instalment2Amount: '150000.00',
  },
]
