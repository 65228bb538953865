'use client'
import type { EndpointOutput, LendingError, getActiveDrawdown } from '@onlend/core'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import type { OwnedParameters } from '../fillOwner.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { activeDrawdownQueryOptions } from './activeDrawdownQueryOptions.ts'

type ActiveDrawdown = EndpointOutput<typeof getActiveDrawdown>

export type UseActiveDrawdownParameters = OwnedParameters<typeof getActiveDrawdown> | SkipToken
export type UseActiveDrawdownReturnType<Data = ActiveDrawdown> = UseQueryResult<Data, LendingError>

/** Reads the open drawdown; `null` when there is none (Partner API, Endpoint 8). */
export function useActiveDrawdown<Data = ActiveDrawdown>(
  parameters: UseActiveDrawdownParameters = {},
  config: EndpointQueryConfig<typeof getActiveDrawdown, Data> = {},
): UseActiveDrawdownReturnType<Data> {
  return useEndpointQuery((lending) => activeDrawdownQueryOptions(lending, parameters), config)
}
