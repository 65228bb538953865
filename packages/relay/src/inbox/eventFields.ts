/** The fields of a webhook body that name its payment: the parser reads them, and a blanked body still shows them to an operator. */
export const eventFields = {
  /** The object inside of an envelope. */
  inners: ['data', 'payload', 'eventData'],
  statuses: ['status', 'state', 'transaction_status', 'transfer_status', 'transaction_state'],
  /** Names of the relay's references. */
  ownReferences: ['client_reference', 'merchant_reference', 'operation_id'],
  /** Names of the service's own references. */
  serviceReferences: ['service_reference', 'transfer_code', 'transfer_reference'],
  transactionReferences: ['transaction_reference'],
  destinations: ['account_number', 'mobile_no', 'phone_number'],
} as const
