/** The fourteen addresses of the service, as the person A or the channel partner P would call them. */
export const endpointPaths = {
  createBusiness: ['POST', '/v1/channel-partner/create-business'],
  registerCustomer: ['POST', '/v1/customer_partners/cp_alpha/customers'],
  listCustomers: ['GET', '/v1/customer_partners/cp_alpha/customers'],
  registerTransactions: ['POST', '/v1/transactions/register'],
  listFinancings: ['GET', '/v1/customer-partner/cp_alpha/transactions/financings'],
  reconcileRepayments: ['POST', '/v1/financing/bulk-payment'],
  requestDrawdown: ['POST', '/v1/draw-downs/customer-partner/cp_alpha/request'],
  getActiveDrawdown: ['GET', '/v1/draw-downs/customer-partner/cp_alpha/active'],
  getCreditLimit: ['GET', '/v1/customer-partner/cp_alpha/credit-limit/current'],
  withdraw: ['POST', '/v1/baas/customer-partner/cp_alpha/withdraw'],
  submitCreditAssessment: [
    'PATCH',
    '/v1/channel-partner/customer-partner/cp_alpha/complete-credit-assessment',
  ],
  getCustomerPartner: ['GET', '/v1/channel-partner/customer-partner/cp_alpha/details'],
  listCustomerPartners: ['GET', '/v1/channel-partner/chp_papa/customers'],
  listBanks: ['GET', '/v1/banks/nigeria/50'],
} as const satisfies Record<string, readonly [method: string, path: string]>
