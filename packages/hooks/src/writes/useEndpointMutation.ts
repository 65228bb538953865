'use client'
import type { LendingError, OperationReceipt } from '@onlend/core'
import type { EndpointInput, EndpointOutput, EndpointOwner } from '@onlend/core/internal'
import type { OperationDefinition } from '@onlend/core/operations'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { OwnedParameters } from '../queries/fillOwner.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { useLending } from '../lending/useLending.ts'
import { type WriteEndpoint, sendWrite } from './sendWrite.ts'

/** What `mutate` takes. */
export type EndpointMutationVariables<E extends WriteEndpoint> = {
  body: EndpointInput<E>
  /** Minted with `createOperationId` when the confirm step opens. @default one id per intent, kept by the kit */
  operationId?: string
  /** The id of the earlier operation that the person has seen (`ApiError.duplicate`): this one is wanted as well. Another duplicate is asked about again. */
  confirmDuplicate?: string
  /** The bank's or operator's name that the person saw beside its code: the ledger keeps it for the receipt. */
  institutionName?: string
}

/** The answer to a write: follow `operationId` with `useOperation`. */
export type EndpointMutationData<E extends WriteEndpoint> = OperationReceipt<EndpointOutput<E>>

type Owner<E extends WriteEndpoint> = { [K in E['owner'] & EndpointOwner]?: string }

/** TanStack's own options for a write, but for those that could send money twice, late or not at all. */
export type EndpointMutationConfig<E extends WriteEndpoint, Context = unknown> = Owner<E> & {
  mutation?: Omit<
    UseMutationOptions<EndpointMutationData<E>, LendingError, EndpointMutationVariables<E>, Context>,
    'mutationFn' | 'mutationKey' | 'retry' | 'retryDelay' | 'networkMode' | 'scope' | 'gcTime' | 'meta'
  >
}

export type EndpointMutationReturnType<E extends WriteEndpoint, Context = unknown> = UseMutationResult<
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
 * const withdrawal = useEndpointMutation(withdrawOperation, { customerPartnerId: 'cp_1' })
 */
export function useEndpointMutation<E extends WriteEndpoint, Context = unknown>(
  operation: OperationDefinition<E>,
  config: EndpointMutationConfig<E, Context>,
): EndpointMutationReturnType<E, Context> {
  const lending = useLending()
  const { mutation, ...owner } = config
  return useMutation<EndpointMutationData<E>, LendingError, EndpointMutationVariables<E>, Context>(
    {
      ...mutation,
      mutationKey: lendingKeys.write(operation.endpoint.name),
      // The cast joins the owner and the body, which together are the endpoint's parameters.
      mutationFn: ({ body, ...options }) =>
        sendWrite(lending, operation, { ...owner, body } as unknown as OwnedParameters<E>, options),
      networkMode: 'always',
      retry: 0,
      // What was sent holds account numbers: it is forgotten as soon as nobody shows it.
      gcTime: 0,
      meta: { onlendMoney: true },
    },
    lending.mutationClient,
  )
}
