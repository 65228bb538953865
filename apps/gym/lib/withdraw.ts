import {
  type Amount,
  callEndpoint,
  createLendingClient,
  createOperationId,
  isLendingError,
  withdraw as endpoint,
} from '@onlend/core'
import type { Send } from './openServer.ts'

/** Withdraws as the kit's page does. `status` is that of a refusal, 200 for an accepted withdrawal, and 0 for one without an answer. */
export async function withdraw(
  send: Send,
  customerPartnerId: string,
  amount: Amount,
  cookie = '',
): Promise<{ id: string; status: number }> {
  const client = createLendingClient({
    baseUrl: 'https://shop.test/lending',
    retries: { attempts: 0 },
    fetch: (input, init) => send(input instanceof Request ? input.url : `${input}`, { ...init, cookie }),
  })
  const id = createOperationId()
  const recipient = { name: 'Chidi Okafor', account_number: '2123456789', bank_code: '058' }
  const body = { account_type: 'bank', amount, ...recipient } as const
  try {
    await callEndpoint(client, endpoint, { customerPartnerId, body }, { operationId: id })
    return { id, status: 200 }
  } catch (error) {
    return { id, status: isLendingError(error) ? (error.status ?? 0) : 0 }
  }
}
