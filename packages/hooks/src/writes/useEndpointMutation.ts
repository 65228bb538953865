'use client'
import type { LendingError, OperationReceipt } from '@onlend/core'
import { sendOperation } from '@onlend/core/client'
import type { EndpointInput, EndpointOutput, WriteEndpoint } from '@onlend/core/internal'
import type { OperationDefinition } from '@onlend/core/operations'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { connectCache } from '../operations/connectCache.ts'
import { useLending } from '../lending/useLending.ts'

/** What `mutate` takes. */
export type EndpointMutationVariables<E extends WriteEndpoint> = {
  body: EndpointInput<E>
  /** Minted with `createOperationId` when the confirm step opens. @default one id per intent, kept by the kit */
  operationId?: string
  /** The id of the earlier operation that the person has seen (`ApiError.duplicate`): this one is wanted as well. Another duplicate is asked about again. */
  confirmDuplicate?: string
  /** The bank's or operator's name that the person saw beside its code: the ledger keeps it for the receipt. */
  institutionName?: string
  /**
   * Of reported repayments: for each row, in order, the digests of the statement's lines that it is the money of; an empty list for none. The relay refuses
   * with `line_credited` where one of them has been credited by another operation (`ApiError.creditedRows`).
   */
  statementLines?: readonly (readonly string[])[]
}

/** The answer to a write: follow `operationId` with `useOperation`. */
export type EndpointMutationData<E extends WriteEndpoint> = OperationReceipt<EndpointOutput<E>>

export type UseEndpointMutationParameters<E extends WriteEndpoint, Context = unknown> = {
  /** What the write is about, such as `withdrawOperation` of `@onlend/core/operations`. */
  operation: OperationDefinition<E>
  /** The customer or channel partner that it is for. @default the provider's */
  ownerId?: string | null | undefined
  /** TanStack's own options for a write, but for those that could send money twice, late or not at all. */
  mutation?:
    | Omit<
        UseMutationOptions<EndpointMutationData<E>, LendingError, EndpointMutationVariables<E>, Context>,
        'mutationFn' | 'mutationKey' | 'retry' | 'retryDelay' | 'networkMode' | 'scope' | 'gcTime' | 'meta'
      >
    | undefined
}

export type UseEndpointMutationReturnType<E extends WriteEndpoint, Context = unknown> = UseMutationResult<
  // Not by the name above, which an editor would show with the whole endpoint.
  OperationReceipt<EndpointOutput<E>>,
  LendingError,
  EndpointMutationVariables<E>,
  Context
>

/**
 * Writes through the provider; returns TanStack's result as it is. Never retried, never paused, never persisted; the same body
 * asked for twice is one intent and one call; leaving the page's component does not take it back.
 *
 * @example
 * const withdrawal = useEndpointMutation({ operation: withdrawOperation, ownerId: 'cp_1' })
 */
export function useEndpointMutation<E extends WriteEndpoint, Context = unknown>(
  parameters: UseEndpointMutationParameters<E, Context>,
): UseEndpointMutationReturnType<E, Context> {
  const lending = useLending()
  const { operation, ownerId, mutation } = parameters
  return useMutation<EndpointMutationData<E>, LendingError, EndpointMutationVariables<E>, Context>(
    {
      ...mutation,
      mutationKey: lendingKeys.write(operation.endpoint.name),
      mutationFn: (variables) => {
        connectCache(lending)
        return sendOperation(lending, { operation, ownerId, ...variables })
      },
      networkMode: 'always',
      retry: 0,
      // What was sent holds account numbers: it is forgotten as soon as nothing shows it.
      gcTime: 0,
      meta: { onlendMoney: true },
    },
    lending.mutationClient,
  )
}
