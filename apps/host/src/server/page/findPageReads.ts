import {
  getActiveDrawdown,
  getCreditLimit,
  getCustomerPartner,
  listCustomers,
  listFinancings,
} from '@onlend/core'
import { getCustomerPartnerBrief, getSession, listOperations } from '@onlend/core/relay'
import type { PrefetchedName } from '@onlend/hooks/server'
import type { Account } from '../../app/account/Account.ts'
import { readPartnerPath } from '../../app/acting-for/readPartnerPath.ts'

type Read = { name: string; path: string }
type ServerRead = Read & { name: PrefetchedName }

/** The endpoints that the server reads before it draws a page, by the page's address. */
const beforeThePage: Readonly<Record<string, readonly ServerRead[]>> = {
  '/': [getCreditLimit, getActiveDrawdown, listOperations, getSession],
  '/activity': [listOperations],
  '/business': [getCustomerPartner],
  '/drawdown': [getCreditLimit, getActiveDrawdown],
  '/financings': [getActiveDrawdown],
  '/repay': [getActiveDrawdown, getCustomerPartner],
}

/** The reads that the page's head makes instead: lists that may have thousands of rows, which would come before the page itself. */
const besideThePage: Readonly<Record<string, readonly Read[]>> = {
  '/customers': [listCustomers],
  '/financings': [listFinancings],
  '/repayments/new': [listFinancings],
}

/** The first reads of a page, and their business. */
export type PageReads = { partnerId: string; before: readonly ServerRead[]; beside: readonly Read[] }

/** Finds the first reads of a page; `null` where it is of no business, or of one that this person may not act for. */
export function findPageReads(account: Account | null, path: string): PageReads | null {
  const here = readPartnerPath(path)
  if (account === null || here === null) return null
  const isOwn = account.customerPartners.some(({ id }) => id === here.partnerId)
  if (!isOwn && account.channelPartnerId === null) return null
  // Each page names its business, and a form its account.
  const before = [getCustomerPartnerBrief, ...(beforeThePage[here.page] ?? [])]
  return { partnerId: here.partnerId, before, beside: besideThePage[here.page] ?? [] }
}
