import {
  getActiveDrawdown,
  getCreditLimit,
  getCustomerPartner,
  getSession,
  listCustomers,
  listFinancings,
  listOperations,
} from '@onlend/core'
import type { PageBoot } from '../../app/boot/PageBoot.ts'

type Read = { path: string }

/** By the name of a page. What a page reads later, such as the banks of a withdrawal, would only take the link away from its script. */
const readsOf: Readonly<Record<string, readonly Read[]>> = {
  Activity: [listOperations],
  Business: [getCustomerPartner],
  Customers: [listCustomers],
  Drawdown: [getCreditLimit, getActiveDrawdown],
  NewRepayment: [listFinancings],
  Overview: [getCreditLimit, getActiveDrawdown, getCustomerPartner, listOperations, getSession],
}

/** The addresses of the reads that a page begins with, so that they are under way before its script has arrived. */
export function firstReads({ account, pages }: Pick<PageBoot, 'account' | 'pages'>): string[] {
  const partner = account?.customerPartners[0]
  if (!partner) return []
  const id = encodeURIComponent(partner.id)
  const reads = pages.flatMap((page) => readsOf[page] ?? [])
  return reads.map(({ path }) => `/lending${path.replace('{customerPartnerId}', id)}`)
}
