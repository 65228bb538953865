import type { Beneficiary } from '@onlend/hooks/forms'

/**
 * The beneficiaries of each business of the demo, as a host keeps them in its own database: made-up people, and numbers without an owner. A host with
 * real ones sends them only to the people of that business, as here, and never to a log.
 */
export const demoBeneficiaries: Readonly<Record<string, readonly Beneficiary[]>> = {
  cp_adaeze: [
    {
      name: 'Bola Estates (demo)',
      method: 'bank',
      institution: '058',
      institutionName: 'Guaranty Trust Bank',
      number: '0123456785',
    },
    {
      name: 'Ngozi Eze (demo)',
      method: 'bank',
      institution: '011',
      institutionName: 'First Bank of Nigeria',
      number: '3034567893',
    },
    {
      name: null,
      method: 'mobile-money',
      institution: 'MTN_MOMO_NGA',
      institutionName: 'MTN MoMo',
      number: '08030000000',
    },
  ],
  cp_kwame: [
    {
      name: 'Yaw Boateng (demo)',
      method: 'bank',
      institution: '040100',
      institutionName: 'GCB Bank Limited',
      number: '1020000000123',
    },
    {
      name: null,
      method: 'mobile-money',
      institution: 'MTN_MOMO_GHA',
      institutionName: 'MTN MoMo',
      number: '0240000000',
    },
  ],
}
