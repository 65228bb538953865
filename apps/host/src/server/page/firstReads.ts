import type { PageBoot } from '../../app/boot/PageBoot.ts'

/** The reads of the relay that a page begins with, so that they are under way before its script has arrived. */
export function firstReads({ account, pages }: Pick<PageBoot, 'account' | 'pages'>): string[] {
  const partner = account?.customerPartners[0]
  if (!partner) return []
  const id = encodeURIComponent(partner.id)
  return pages.flatMap((page) => (readsOf[page] ?? []).map((path) => `/lending${path.replace(':id', id)}`))
}

const readsOf: Readonly<Record<string, readonly string[]>> = {}
