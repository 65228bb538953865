/** A body for each write with JSON that the service would take, as the person A or the channel partner P would send it. */
export const writeBodies = {
  createBusiness: { channel_partner_id: 'chp_papa', email: 'owner@new.example', business_name: 'New' },
  registerCustomer: {
    first_name: 'Sample',
    last_name: 'Person',
    unique_id_type: 'bvn',
    unique_id: '22987654321',
  },
  registerTransactions: {
    customer_partner_id: 'cp_alpha',
    sector: 'Lender',
    transactions: [{ transaction_reference: 'T-1', amount: 10 }],
    financed_transactions: [],
  },
  reconcileRepayments: {
    customer_partner_id: 'cp_alpha',
    payments: [{ transaction_reference: 'T-1', amount: 10 }],
  },
  requestDrawdown: { amount: 1000, tenor: 30 },
  withdraw: { account_type: 'bank', name: 'A B', amount: 10, account_number: '9087654321', bank_code: '058' },
} as const
