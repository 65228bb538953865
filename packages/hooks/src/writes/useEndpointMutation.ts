'use client'
import type { LendingError, OperationReceipt } from '@onlend/core'
import { sendOperation } from '@onlend/core/client'
import type { EndpointInput, EndpointOutput, WriteEndpoint } from '@onlend/core/internal'
import type { OperationDefinition } from '@onlend/core/operations'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { connectCache } from '../operations/connectCache.ts'
import { useLending } from '../lending/useLending.ts'

/** The variables of `mutate`. */
export type EndpointMutationVariables<E extends WriteEndpoint> = {
  body: EndpointInput<E>
  /** The id, made with `createOperationId` when the confirm step opens. @default one id per intent, kept by the kit */
  operationId?: string
  /** The id of the earlier operation that the person has seen (`ApiError.duplicate`) and wants to repeat. The relay asks again about another duplicate. */
  confirmDuplicate?: string
  /** The bank's or operator's name that the person saw beside its code: the ledger keeps it for the receipt. */
  institutionName?: string
  /**
   * The statement lines of reported repayments: for each row, in order, the digests of the lines with its money; an empty list for none. The relay refuses
   * with `line_credited` a line that another operation has credited (`ApiError.creditedRows`).
   */
  statementLines?: readonly (readonly string[])[]
}

/** The answer to a write: follow `operationId` with `useOperation`. */
export type EndpointMutationData<E extends WriteEndpoint> = OperationReceipt<EndpointOutput<E>>

export type UseEndpointMutationParameters<E extends WriteEndpoint, Context = unknown> = {
  /** The definition of the write, such as `withdrawOperation` of `@onlend/core/operations`. */
  operation: OperationDefinition<E>
  /** The customer or channel partner of the write. @default the provider's */
  ownerId?: string | null | undefined
  /** TanStack's options for a write, without the options that could send money twice, late or not at all. */
  mutation?:
    | Omit<
        UseMutationOptions<EndpointMutationData<E>, LendingError, EndpointMutationVariables<E>, Context>,
        'mutationFn' | 'mutationKey' | 'retry' | 'retryDelay' | 'networkMode' | 'scope' | 'gcTime' | 'meta'
      >
    | undefined
}

/** The parameters of a write's hook: TanStack's options, and the id of the customer or channel partner, the provider's by default. */
export type WriteParameters<E extends WriteEndpoint, Context = unknown> = Pick<
  UseEndpointMutationParameters<E, Context>,
  'mutation'
> &
  Partial<Record<E['owner'] & string, string>>

export type UseEndpointMutationReturnType<E extends WriteEndpoint, Context = unknown> = UseMutationResult<
  // The type is written out: an editor would show the alias above with the whole endpoint.
  OperationReceipt<EndpointOutput<E>>,
  LendingError,
  EndpointMutationVariables<E>,
  Context
>

/**
 * Writes through the provider; returns TanStack's result unchanged. The kit never retries, pauses or persists a write; two calls with the same body
 * are one intent and one request; an unmount does not take the write back.
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
      // The variables hold account numbers: the cache forgets them as soon as no component uses the mutation.
      gcTime: 0,
      meta: { onlendMoney: true },
    },
    lending.mutationClient,
  )
}
