'use client'
import type { Operation } from '@onlend/core'
import { useSession } from '../reads/useSession.ts'

/**
 * Whether the signed-in person asked for an operation that needs the approval of a second person; `null` while this is not known. The person who asked
 * cannot approve the operation, and can take it back.
 *
 * @example
 * const isOwn = useIsOwnOperation(operation)
 */
export function useIsOwnOperation(operation: Pick<Operation, 'approval'> | null): boolean | null {
  const session = useSession()
  if (session.data === undefined) return null
  return session.data.userId === operation?.approval?.askedBy
}
