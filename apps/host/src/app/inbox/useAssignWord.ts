import { useLending } from '@onlend/hooks'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { inboxKey } from './inboxKey.ts'

type Assignment = { wordId: string; operationId: string; outcome?: 'succeeded' | 'failed' | undefined }

/** Ties a word to a withdrawal of the partner that is acted for; the relay says no where it does not fit. */
export function useAssignWord(): UseMutationResult<void, Error, Assignment> {
  const queryClient = useQueryClient()
  const { customerPartnerId } = useLending()
  return useMutation({
    retry: 0,
    mutationFn: async ({ wordId, ...assignment }) => {
      const response = await fetch(`/lending/webhooks/unmatched/${encodeURIComponent(wordId)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Relay': '1' },
        body: JSON.stringify({ ...assignment, customerPartnerId }),
      })
      if (!response.ok)
        throw new Error('The relay did not accept this. Look again: somebody may have settled it.')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: inboxKey }),
  })
}
