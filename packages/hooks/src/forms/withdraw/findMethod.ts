import type { WithdrawMethod } from './withdrawForm.ts'

/** The chosen method where the host offers it, else the first one on offer: an older draft can hold a method that the host no longer offers. */
export function findMethod(
  chosen: WithdrawMethod,
  { methods }: { methods: readonly WithdrawMethod[] },
): WithdrawMethod {
  return methods.includes(chosen) ? chosen : (methods[0] ?? 'bank')
}
