/** Where a body of a webhook tells what it is about: read by the parser, and left to an operator of a body that is shown. */
export const eventFields = {
  /** The object inside of an envelope. */
  inners: ['data', 'payload', 'eventData'],
  statuses: ['status', 'state', 'transaction_status', 'transfer_status', 'transaction_state'],
  /** The relay's by their names. */
  ownReferences: ['client_reference', 'merchant_reference', 'operation_id'],
  /** The service's own, by their names. */
  serviceReferences: ['service_reference', 'transfer_code', 'transfer_reference'],
  transactionReferences: ['transaction_reference'],
  destinations: ['account_number', 'mobile_no', 'phone_number'],
} as const
