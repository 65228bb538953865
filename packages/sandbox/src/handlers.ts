import type { EndpointName } from './http/EndpointName.ts'
import { createBusiness } from './handlers/createBusiness.ts'
import { getActiveDrawdown } from './handlers/getActiveDrawdown.ts'
import { getCreditLimit } from './handlers/getCreditLimit.ts'
import { getCustomerPartner } from './handlers/getCustomerPartner.ts'
import { listBanks } from './handlers/listBanks.ts'
import { listCustomerPartners } from './handlers/listCustomerPartners.ts'
import { listCustomers } from './handlers/listCustomers.ts'
import { listFinancings } from './handlers/listFinancings.ts'
import { reconcileRepayments } from './handlers/reconcileRepayments.ts'
import { registerCustomer } from './handlers/registerCustomer.ts'
import { registerTransactions } from './handlers/registerTransactions.ts'
import { requestDrawdown } from './handlers/requestDrawdown.ts'
import { submitCreditAssessment } from './handlers/submitCreditAssessment.ts'
import { withdraw } from './handlers/withdraw.ts'
import type { Handler } from './handlers/Handler.ts'

/** The handler of each endpoint. A new endpoint is a handler file, and `scripts/tables/write.mjs` writes its line here. */
export const handlers: Record<EndpointName, Handler> = {
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
}
