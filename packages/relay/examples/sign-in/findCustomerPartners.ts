// findCustomerPartners.ts
import type { Principal } from '@onlend/relay'

/** Stands for your own table: the businesses that a person may act for, by the id that your sign-in has proved. Asked with every request, so that a right that is taken away is gone at once. */
export async function findCustomerPartners(userId: string): Promise<Principal['customerPartners']> {
  const rows = new Map([['ada', [{ id: 'cp_adaeze', name: 'Adaeze Foods' }]]])
  return rows.get(userId) ?? []
}
