'use client'
import { OptionError } from '@onlend/core/internal'
import { useContext } from 'react'
import type { Lending } from './Lending.ts'
import { LendingContext } from './LendingContext.ts'

/**
 * The client, ids and caches of the nearest `LendingProvider`, for query options, loaders and sign-out.
 *
 * @throws Error where no `LendingProvider` is above.
 * @example
 * const { client, customerPartnerId } = useLending()
 */
export function useLending(): Lending {
  const lending = useContext(LendingContext)
  if (lending) return lending
  throw new OptionError(
    'useLending: there is no <LendingProvider> above this component. Wrap your app, or this part of it, in <LendingProvider relayUrl="/lending">.',
  )
}
