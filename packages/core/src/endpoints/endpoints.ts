import { createBusiness } from './createBusiness.ts'
import { getActiveDrawdown } from './getActiveDrawdown.ts'
import { getCreditLimit } from './getCreditLimit.ts'
import { getCustomerPartner } from './getCustomerPartner.ts'
import { listBanks } from './listBanks.ts'
import { listCustomerPartners } from './listCustomerPartners.ts'
import { listCustomers } from './listCustomers.ts'
import { listFinancings } from './listFinancings.ts'
import { reconcileRepayments } from './reconcileRepayments.ts'
import { registerCustomer } from './registerCustomer.ts'
import { registerTransactions } from './registerTransactions.ts'
import { requestDrawdown } from './requestDrawdown.ts'
import { submitCreditAssessment } from './submitCreditAssessment.ts'
import { withdraw } from './withdraw.ts'

/** Every endpoint of the service by name, in the order of the API document; whatever is not here cannot be called through the relay. */
export const endpoints = {
  createBusiness,
  registerCustomer,
  listCustomers,
  registerTransactions,
  listFinancings,
  reconcileRepayments,
  requestDrawdown,
  getActiveDrawdown,
  getCreditLimit,
  withdraw,
  submitCreditAssessment,
  getCustomerPartner,
  listCustomerPartners,
  listBanks,
} as const

/** The name of one of the service's endpoints. */
export type EndpointName = keyof typeof endpoints
