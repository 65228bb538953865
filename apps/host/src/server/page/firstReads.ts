import {
  getActiveDrawdown,
  getCreditLimit,
  getCustomerPartner,
  listCustomers,
  listFinancings,
} from '@onlend/core'
import { buildPath } from '@onlend/core/internal'
import { getSession, listOperations } from '@onlend/core/relay'
import { readPartnerPath } from '../../app/acting-for/readPartnerPath.ts'
import type { PageBoot } from '../../app/boot/PageBoot.ts'

type Read = { name: string; path: string }

/** By the name of a page. What a page reads later, such as the banks of a withdrawal, would only take the link away from its script. */
const readsByPage: Readonly<Record<string, readonly Read[]>> = {
  Activity: [listOperations],
  Business: [getCustomerPartner],
  Customers: [listCustomers],
  Drawdown: [getCreditLimit, getActiveDrawdown],
  Financings: [listFinancings, getActiveDrawdown],
  NewRepayment: [listFinancings],
  Repay: [getActiveDrawdown, getCustomerPartner],
  Overview: [getCreditLimit, getActiveDrawdown, getCustomerPartner, listOperations, getSession],
}

type FirstReadsParameters = Pick<PageBoot, 'account' | 'pages'> & {
  /** Of the page's address, which names the business. */
  path: string
}

/** The addresses of the reads that a page begins with, so that they are under way before its script has arrived. */
export function firstReads({ account, pages, path }: FirstReadsParameters): string[] {
  const partnerId = readPartnerPath(path)?.partnerId
  const isOwn = account?.customerPartners.some((partner) => partner.id === partnerId)
  const isChannel = account !== null && account.channelPartnerId !== null
  // Of a business that this person may not act for nothing is read.
  if (partnerId === undefined || (!isOwn && !isChannel)) return []
  // The bar over each of a channel partner's pages names the business.
  const bar = isChannel ? [getCustomerPartner] : []
  const reads = new Set([...bar, ...pages.flatMap((page) => readsByPage[page] ?? [])])
  return [...reads].map((read) => `/lending${buildPath(read, { customerPartnerId: partnerId })}`)
}
