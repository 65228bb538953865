import { lendingKeys } from '@onlend/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Asks the relay for the brand anew. The brand is the only data of the kit in the app's own cache. */
export function useRefreshBrand(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: lendingKeys.all }), [queryClient])
}
