import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query'
import type { BrandChoice } from './BrandChoice.ts'
import { useRefreshBrand } from './useRefreshBrand.ts'

/** The brands of the demo, and putting another one on: the brand arrives in place, and nothing typed is lost. */
export function useBrandChoice(): {
  choices: readonly BrandChoice[]
  putOn: UseMutationResult<void, Error, string>
} {
  const refresh = useRefreshBrand()
  const choices = useQuery({
    queryKey: ['demo-brands'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<BrandChoice[]> => (await fetch('/demo/brands', { signal })).json(),
  })
  const putOn = useMutation({
    mutationFn: async (id: string) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/demo/brand', { method: 'POST', headers, body: JSON.stringify({ id }) })
      if (!answer.ok) throw new Error('The brand could not be put on.')
      await refresh()
    },
  })
  return { choices: choices.data ?? [], putOn }
}
