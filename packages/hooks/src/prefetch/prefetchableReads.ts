import { getCustomerPartnerBrief, listOperations } from '@onlend/core/relay'
import type { SkipToken } from '@tanstack/react-query'
import type { LendingSource } from '../lending/Lending.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import { activeDrawdownQueryOptions } from '../reads/useActiveDrawdown.ts'
import { banksQueryOptions } from '../reads/useBanks.ts'
import { creditLimitQueryOptions } from '../reads/useCreditLimit.ts'
import { creditSnapshotsQueryOptions } from '../reads/useCreditSnapshots.ts'
import { customerPartnerQueryOptions } from '../reads/useCustomerPartner.ts'
import { customerPartnersQueryOptions } from '../reads/useCustomerPartners.ts'
import { customersQueryOptions } from '../reads/useCustomers.ts'
import { financingsQueryOptions } from '../reads/useFinancings.ts'
import { sessionQueryOptions } from '../reads/useSession.ts'
import { tenantQueryOptions } from '../reads/useTenant.ts'

type PrefetchableReads = {
  getActiveDrawdown: typeof activeDrawdownQueryOptions
  getCreditLimit: typeof creditLimitQueryOptions
  getCustomerPartner: typeof customerPartnerQueryOptions
  getCustomerPartnerBrief: (
    source: LendingSource,
    parameters: OwnedParameters<typeof getCustomerPartnerBrief>,
  ) => EndpointQueryOptions<typeof getCustomerPartnerBrief>
  getSession: typeof sessionQueryOptions
  getTenant: typeof tenantQueryOptions
  listBanks: typeof banksQueryOptions
  listCreditSnapshots: typeof creditSnapshotsQueryOptions
  listCustomerPartners: typeof customerPartnersQueryOptions
  listCustomers: typeof customersQueryOptions
  listFinancings: typeof financingsQueryOptions
  listOperations: (
    source: LendingSource,
    parameters: OwnedParameters<typeof listOperations>,
  ) => EndpointQueryOptions<typeof listOperations>
}

/** What a server may read before the page, by endpoint: each by the very options of its hook, so that the keys cannot be two. */
export const prefetchableReads: PrefetchableReads = {
  getActiveDrawdown: activeDrawdownQueryOptions,
  getCreditLimit: creditLimitQueryOptions,
  getCustomerPartner: customerPartnerQueryOptions,
  /** Read by `useActingFor` and by every form that says from which account it pays. */
  getCustomerPartnerBrief: (source, parameters) =>
    endpointQueryOptions(source, getCustomerPartnerBrief, parameters, 60_000),
  getSession: sessionQueryOptions,
  getTenant: tenantQueryOptions,
  listBanks: banksQueryOptions,
  listCreditSnapshots: creditSnapshotsQueryOptions,
  listCustomerPartners: customerPartnersQueryOptions,
  listCustomers: customersQueryOptions,
  listFinancings: financingsQueryOptions,
  /** As `operationsQueryOptions`, whose file is for browsers alone. */
  listOperations: (source, parameters) => endpointQueryOptions(source, listOperations, parameters, 10_000),
}

/** An endpoint that a server may read before the page. */
export type PrefetchedName = keyof PrefetchableReads

/** Endpoints by name, each with what its hook takes. */
export type PrefetchedEndpoints = {
  [Name in PrefetchedName]?: HookParameters<PrefetchableReads[Name]>
}

type HookParameters<Options extends (source: LendingSource, parameters: never) => unknown> =
  Parameters<Options>['length'] extends 1
    ? Record<never, never>
    : Exclude<Parameters<Options>[1], SkipToken | undefined>
