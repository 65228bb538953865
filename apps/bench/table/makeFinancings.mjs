import { makeRows } from './makeRows.mjs'

/** Invents financings as the service lists them: one in eleven completed, half of the rest financed from the drawdown of that id. */
export function makeFinancings(count, drawdownId) {
  return makeRows(count).map(({ id, name, phone, amount, created, status }, at) => {
    const [first, ...rest] = name.split(' ')
    return {
      start_date: created,
      upload_date: created,
      transaction_reference: `INV-${id}`,
      client_id: `cus_${at % 40}`,
      first_name: first,
      last_name: rest.join(' '),
      contact_number: phone,
      financing_requested: true,
      channel: 'schedule',
      request_status: 'approved',
      loan_status: status === 'deleted' ? 'completed' : status,
      drawdown_id: at % 2 === 0 ? drawdownId : null,
      amount,
    }
  })
}
