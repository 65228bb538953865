'use client'
import type { LendingError, Session, getSession } from '@onlend/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { sessionQueryOptions } from './sessionQueryOptions.ts'

export type UseSessionReturnType<Data = Session> = UseQueryResult<Data, LendingError>

/** Reads who is signed in at the host and for whom they may act. Answered by the relay. */
export function useSession<Data = Session>(
  config: EndpointQueryConfig<typeof getSession, Data> = {},
): UseSessionReturnType<Data> {
  return useEndpointQuery(sessionQueryOptions, config)
}
