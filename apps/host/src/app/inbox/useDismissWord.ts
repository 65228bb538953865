import { relayHeaders } from '@onlend/core/relay'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { inboxKey } from './inboxKey.ts'

type Dismissal = { wordId: string; reason: string }

/** Closes a message that is about nothing here; the relay keeps who did, when and why. */
export function useDismissWord(): UseMutationResult<void, Error, Dismissal> {
  const queryClient = useQueryClient()
  return useMutation({
    retry: 0,
    mutationFn: async ({ wordId, reason }) => {
      const response = await fetch(`/lending/inbox/${encodeURIComponent(wordId)}/dismissal`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [relayHeaders.relay]: '1' },
        body: JSON.stringify({ reason }),
      })
      if (!response.ok) throw new Error('the relay refused the dismissal')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: inboxKey }),
  })
}
