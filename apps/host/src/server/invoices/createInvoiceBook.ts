import { isFinal } from '@onlend/core/client'
import type { OutcomeEvent } from '@onlend/core/relay'
import type { Queryable } from '@onlend/relay'
import type { Invoice } from '../../app/pages/Invoice.ts'

/** The host's own book: a withdrawal pays an invoice, and the outcome events say what became of it. */
export type InvoiceBook = {
  /** Books an event, once for its id. */
  book(event: OutcomeEvent): Promise<void>
  /** The newest invoices of these businesses. */
  list(customerPartnerIds: readonly string[]): Promise<Invoice[]>
}

/** The most invoices on a page. */
const most = 50

/** Makes the book of invoices in the host's own tables. */
export function createInvoiceBook(tables: Queryable): InvoiceBook {
  return {
    async book({ id, time, operation, customerPartnerId }) {
      if (operation?.kind !== 'withdraw' || customerPartnerId === null) return
      const { state, amount, currency, reference } = operation
      // One statement: the id and the booking, or neither. A repeated event changes nothing, and neither does a dead letter that is sent again after newer events.
      await tables.query(
        `with booked as (
          insert into host_booked_outcomes (event_id) values ($1) on conflict do nothing returning event_id
        ) insert into host_invoices (operation_id, customer_partner_id, reference, amount, currency, state, changed_at)
        select $2, $3, $4, $5, $6, $7, $8 from booked
        on conflict (operation_id) do update set state = excluded.state, changed_at = excluded.changed_at
        where $9 and (host_invoices.state = 'open' or host_invoices.changed_at <= excluded.changed_at)`,
        [
          id,
          operation.id,
          customerPartnerId,
          reference,
          amount,
          currency,
          toState(state),
          time,
          // Only a final state changes an invoice that is there, whatever the clocks of two relays say of an unfinished one.
          isFinal(operation),
        ],
      )
    },
    async list(customerPartnerIds) {
      return tables.query<Invoice>(
        `select operation_id as "operationId", customer_partner_id as "customerPartnerId", reference, amount, currency, state,
          changed_at as "changedAt"
        from host_invoices where customer_partner_id = any ($1::text[]) order by changed_at desc, operation_id limit ${most}`,
        [[...customerPartnerIds]],
      )
    },
  }
}

/** Only a success pays an invoice; a later final state opens it again. */
function toState(state: string): Invoice['state'] {
  if (state === 'succeeded') return 'paid'
  return state === 'reversed' ? 'takenBack' : 'open'
}
