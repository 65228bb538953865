import { relayHeaders } from '@onlend/core/relay'
import { useLending } from '@onlend/hooks'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { AssignmentError } from './AssignmentError.ts'
import { inboxKey } from './inboxKey.ts'

type Assignment = {
  wordId: string
  operationId: string
  outcome?: 'succeeded' | 'failed' | undefined
  /** The operator means it although the message tells something else. */
  isMeant: boolean
}

/** Ties a word to a write of the partner that is acted for; the relay says no where it does not fit. */
export function useAssignWord(): UseMutationResult<void, AssignmentError, Assignment> {
  const queryClient = useQueryClient()
  const { customerPartnerId } = useLending()
  return useMutation({
    retry: 0,
    mutationFn: async ({ wordId, isMeant, ...assignment }) => {
      const response = await fetch(`/lending/inbox/${encodeURIComponent(wordId)}/assignment`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [relayHeaders.relay]: '1',
        },
        body: JSON.stringify({ ...assignment, customerPartnerId, force: isMeant }),
      })
      if (response.ok) return
      throw new AssignmentError({
        contradicts: response.headers.get(relayHeaders.error) === 'assignment_conflict',
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: inboxKey }),
  })
}
