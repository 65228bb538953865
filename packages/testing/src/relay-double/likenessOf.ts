import { toAmount } from '@onlend/core'
import type { EndpointName } from '@onlend/core/internal'

type Body = Readonly<Record<string, unknown>>

/** What makes two writes of a kind look like the same one, as the real relay compares them; `null` for what is never compared. */
export function likenessOf(kind: EndpointName, body: Body | null): string | null {
  if (body === null) return null
  switch (kind) {
    case 'withdraw': {
      const amount = amountIn(body)
      const destination = body.account_number ?? body.mobile_no
      return amount !== null && typeof destination === 'string' ? `${amount}/${destination}` : null
    }
    case 'requestDrawdown': {
      const amount = amountIn(body)
      return amount === null ? null : `${amount}/${String(body.tenor)}`
    }
    case 'createBusiness':
      return JSON.stringify([
        String(body.business_name).trim().toLowerCase(),
        String(body.tax_identification_number).trim(),
      ])
    case 'registerCustomer':
      return typeof body.unique_id === 'string' ? body.unique_id : null
    case 'registerTransactions':
      return rowsIn(body.transactions, 'amount_payable')
    case 'reconcileRepayments':
      return rowsIn(body.payments, 'amount')
    default:
      return null
  }
}

/** An amount without the zeros behind its decimals, so that 500 and 500.00 are one. */
function amountIn({ amount }: Body): string | null {
  const sent = typeof amount === 'number' || typeof amount === 'string' ? toAmount(amount) : null
  return sent?.includes('.') ? sent.replace(/\.?0+$/, '') : sent
}

function rowsIn(rows: unknown, amount: string): string | null {
  if (!Array.isArray(rows) || rows.length === 0) return null
  return JSON.stringify(rows.map((row: Body) => [row.transaction_reference, row[amount]]))
}
