/*
 * What an editor shows when a developer points at these. Each line that ends in a comment assigns a value to a type that takes none, so that
 * the compiler names the type of the value; the comment is the name. `types.deep.test.js` compiles this file and compares.
 */
import {
  type LendingClient,
  callEndpoint,
  getCreditLimit,
  listBanks,
  startOperation,
  withdraw,
} from '@onlend/core'
import { getOperation, listInboxEvents } from '@onlend/core/relay'
import { useActiveDrawdown, useBanks, useCreditLimit, useOperation, useWithdraw } from '@onlend/hooks'

export async function useEverything(client: LendingClient) {
  let value: never
  const partner = { customerPartnerId: 'cp_1' }
  value = useCreditLimit().data // CreditLimit | null | undefined
  value = useActiveDrawdown().data // ActiveDrawdown | null | undefined
  value = useBanks({ country: 'nigeria' }).data // Bank[] | undefined
  value = useOperation({ operationId: 'op_1' }).data // Operation | null | undefined
  value = useWithdraw().data // OperationReceipt<null> | undefined
  value = await callEndpoint(client, getCreditLimit, partner) // CreditLimit | null
  value = await callEndpoint(client, listBanks, { country: 'nigeria' }) // Bank[]
  value = await callEndpoint(client, getOperation, { operationId: 'op_1' }) // Operation | null
  value = await callEndpoint(client, listInboxEvents, {}) // InboxEvent[]
  const body = { account_type: 'bank', name: 'A', amount: '1', account_number: '1', bank_code: '1' } as const
  value = await startOperation(client, withdraw, { ...partner, body }, { operationId: 'op_1' }) // OperationReceipt<null>
  return value
}
