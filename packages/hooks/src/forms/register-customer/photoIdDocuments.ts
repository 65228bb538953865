import type { RegisterCustomerDocument, RegisterCustomerValues } from './registerCustomerFormTypes.ts'

type PhotoIdType = Exclude<RegisterCustomerValues['photoIdType'], ''>

/** Which file proves which photo ID (Partner API, Endpoint 2, photo_id_type). */
export const photoIdDocuments = {
  'NIN slip': 'ninSlip',
  'International passport': 'internationalPassport',
  'Drivers license': 'driversLicense',
} as const satisfies Record<PhotoIdType, RegisterCustomerDocument>
