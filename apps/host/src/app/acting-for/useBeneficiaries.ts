import type { Beneficiary } from '@onlend/hooks/forms'
import { useQuery } from '@tanstack/react-query'

const none: readonly Beneficiary[] = []

/** The beneficiaries of a business, from the host's own records; they come with the page that offers them, or are read when it is opened. */
export function useBeneficiaries(customerPartnerId: string): readonly Beneficiary[] {
  const { data = none } = useQuery({
    queryKey: ['beneficiaries', customerPartnerId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<readonly Beneficiary[]> => {
      const response = await fetch(`/beneficiaries/${encodeURIComponent(customerPartnerId)}`, {
        signal,
        cache: 'no-store',
      })
      if (!response.ok) throw new Error('The beneficiaries could not be read.')
      return response.json()
    },
  })
  return data
}
