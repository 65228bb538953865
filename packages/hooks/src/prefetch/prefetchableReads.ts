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

/** The reads that a server can do before the page, by endpoint: each uses the options of its hook, so that both have one key. */
export const prefetchableReads: PrefetchableReads = {
  getActiveDrawdown: activeDrawdownQueryOptions,
  getCreditLimit: creditLimitQueryOptions,
  getCustomerPartner: customerPartnerQueryOptions,
  /** The read of `useActingFor` and of every form that shows the account it pays from. */
  getCustomerPartnerBrief: (source, parameters) =>
    endpointQueryOptions(source, getCustomerPartnerBrief, parameters, 60_000),
  getSession: sessionQueryOptions,
  getTenant: tenantQueryOptions,
  listBanks: banksQueryOptions,
  listCreditSnapshots: creditSnapshotsQueryOptions,
  listCustomerPartners: customerPartnersQueryOptions,
  listCustomers: customersQueryOptions,
  listFinancings: financingsQueryOptions,
  /** The same options as `operationsQueryOptions`, whose file is for browsers alone. */
  listOperations: (source, parameters) => endpointQueryOptions(source, listOperations, parameters, 10_000),
}

/** An endpoint that a server can read before the page. */
export type PrefetchedName = keyof PrefetchableReads

/** Endpoints by name, each with the parameters of its hook. */
export type PrefetchedEndpoints = {
  [Name in PrefetchedName]?: HookParameters<PrefetchableReads[Name]>
}

type HookParameters<Options extends (source: LendingSource, parameters: never) => unknown> =
  Parameters<Options>['length'] extends 1
    ? Record<never, never>
    : Exclude<Parameters<Options>[1], SkipToken | undefined>
