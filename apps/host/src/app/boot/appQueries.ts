import { QueryClient } from '@tanstack/react-query'
import type { PageBoot } from './PageBoot.ts'

/** The app's own queries, with the answers that came with the page; the kit brings a separate client. */
export function appQueries(boot: PageBoot | null): QueryClient {
  const queryClient = new QueryClient()
  if (boot === null) return queryClient
  queryClient.setQueryData(['account'], boot.account)
  queryClient.setQueryData(['demo-sign-ins'], boot.signIns)
  queryClient.setQueryData(['demo-brands'], boot.brands)
  for (const [id, beneficiaries] of Object.entries(boot.beneficiaries))
    queryClient.setQueryData(['beneficiaries', id], beneficiaries)
  return queryClient
}
