'use client'
import type { LendingError } from '@onlend/core'
import { type InboxEvent, listInboxEvents } from '@onlend/core/relay'
import type { UseQueryResult } from '@tanstack/react-query'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../queries/useEndpointQuery.ts'

export type UseUnmatchedEventsReturnType<Data = InboxEvent[]> = UseQueryResult<Data, LendingError>

/** Reads the oldest 200 settlement events that no operation was found for. For operators, and a channel partner's people. Answered by the relay. */
export function useUnmatchedEvents<Data = InboxEvent[]>(
  config: EndpointQueryConfig<typeof listInboxEvents, Data> = {},
): UseUnmatchedEventsReturnType<Data> {
  return useEndpointQuery((lending) => endpointQueryOptions(lending, listInboxEvents, {}, 10_000), config)
}
