import createBusiness from '../endpoints/createBusiness.wire.json' with { type: 'json' }
import getActiveDrawdown from '../endpoints/getActiveDrawdown.wire.json' with { type: 'json' }
import getCreditLimit from '../endpoints/getCreditLimit.wire.json' with { type: 'json' }
import getCustomerPartner from '../endpoints/getCustomerPartner.wire.json' with { type: 'json' }
import listBanks from '../endpoints/listBanks.wire.json' with { type: 'json' }
import listCustomerPartners from '../endpoints/listCustomerPartners.wire.json' with { type: 'json' }
import listCustomers from '../endpoints/listCustomers.wire.json' with { type: 'json' }
import listFinancings from '../endpoints/listFinancings.wire.json' with { type: 'json' }
import reconcileRepayments from '../endpoints/reconcileRepayments.wire.json' with { type: 'json' }
import registerCustomer from '../endpoints/registerCustomer.wire.json' with { type: 'json' }
import registerTransactions from '../endpoints/registerTransactions.wire.json' with { type: 'json' }
import requestDrawdown from '../endpoints/requestDrawdown.wire.json' with { type: 'json' }
import submitCreditAssessment from '../endpoints/submitCreditAssessment.wire.json' with { type: 'json' }
import withdraw from '../endpoints/withdraw.wire.json' with { type: 'json' }

/** For tests and for the generated reference: what travels for each endpoint, as the API document shows it, with invented values. */
export const wireSamples = {
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
