import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'

/** Why a sign-in failed. */
export type SignInProblem = 'WRONG_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'UNREACHABLE'

/** Signs a person in, then reads the account again. */
export function useSignIn(): UseMutationResult<
  SignInProblem | null,
  Error,
  { email: string; password: string }
> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (credentials): Promise<SignInProblem | null> => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch('/sign-in', { method: 'POST', headers, body: JSON.stringify(credentials) })
      if (response.status === 401) return 'WRONG_CREDENTIALS'
      if (response.status === 429) return 'TOO_MANY_ATTEMPTS'
      return response.ok ? null : 'UNREACHABLE'
    },
    onSuccess: (problem) =>
      problem === null ? queryClient.invalidateQueries({ queryKey: ['account'] }) : undefined,
  })
}
