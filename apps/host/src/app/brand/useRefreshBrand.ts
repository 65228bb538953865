import { lendingKeys } from '@onlend/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Asks the relay for the brand anew. It is all of the kit's that the app's own cache holds. */
export function useRefreshBrand(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: lendingKeys.all }), [queryClient])
}
