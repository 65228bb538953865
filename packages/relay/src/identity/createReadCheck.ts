import type { WriteName } from '@onlend/core/internal'
import { operations } from '@onlend/core/operations'
import type { RelayEndpointName } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { Principal } from '../http/index.ts'
import type { IdentityContext } from './IdentityContext.ts'
import { isAllowed } from './isAllowed.ts'
import { mayCall } from './mayCall.ts'
import { toAuthorized } from './toAuthorized.ts'

/** The person who asks, and the route. */
export type ReadQuestion = { principal: Principal; endpoint: RelayEndpointName }

/** Whether a person may see operations of a kind of an owner; `null` is an owner who is not named, or a kind that could not be read. */
export type ReadCheck = (owner: Pick<Owner, 'kind' | 'id'> | null, kind: WriteName | null) => Promise<boolean>

/** Makes a check that asks the host once about each owner and kind, however many operations there are. */
export function createReadCheck(context: IdentityContext, { principal, endpoint }: ReadQuestion): ReadCheck {
  const answers = new Map<string, Promise<boolean>>()
  return (owner, kind) => {
    const key = JSON.stringify([owner?.kind, owner?.id, kind])
    const known = answers.get(key)
    if (known) return known
    const operation = kind && toAuthorized({ kind })
    const named = owner && { kind: owner.kind, id: owner.id }
    const answer =
      kind === null || mayRead(principal, kind)
        ? isAllowed(context, { principal, endpoint, owner: named, operation })
        : Promise.resolve(false)
    answers.set(key, answer)
    return answer
  }
}

/** A person whose endpoints are narrowed sees the kinds that they may send, and the kinds that change an answer that they may read. */
function mayRead(principal: Principal, kind: WriteName): boolean {
  if (principal.endpoints === undefined) return true
  return [kind, ...operations[kind].touches].some((name) => mayCall(principal, name))
}
