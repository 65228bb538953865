import type { RegisterCustomerDocument } from './registerCustomerFormTypes.ts'

/** The service's name for the file of each document (Partner API, Endpoint 2). */
export const documentSlots = {
  ninSlip: 'nin_slip',
  internationalPassport: 'international_passport',
  driversLicense: 'drivers_license',
  proofOfResidence: 'proof_of_residence',
  utilitySlip: 'utility_slip',
} as const satisfies Record<RegisterCustomerDocument, string>
