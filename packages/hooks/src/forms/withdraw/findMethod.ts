import type { WithdrawMethod } from './withdrawFormTypes.ts'

/** The way that was chosen where the host offers it, else the first on offer: a draft may hold one of another day. */
export function findMethod(
  chosen: WithdrawMethod,
  { methods }: { methods: readonly WithdrawMethod[] },
): WithdrawMethod {
  return methods.includes(chosen) ? chosen : (methods[0] ?? 'bank')
}
