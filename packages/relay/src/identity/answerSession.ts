import { type EndpointName, endpoints } from '@onlend/core/internal'
import type { getSession } from '@onlend/core/relay'
import type { IdentityContext } from './IdentityContext.ts'
import type { RelayRequest, RouteAnswer } from '../http/index.ts'
import { mayCall } from './mayCall.ts'
import { findPartners } from './findPartners.ts'

/**
 * Says who is signed in, for whom they may act and what they may call.
 *
 * @throws RelayRefusal when the service should be asked for whom they may act and cannot be.
 */
export async function answerSession(
  context: IdentityContext & { readonly operations: { duplicateWindow: number; staleAfter: number } },
  { principal }: RelayRequest<object>,
): Promise<RouteAnswer<typeof getSession>> {
  const { environment } = context.identity
  const { duplicateWindow, staleAfter } = context.operations
  const names: EndpointName[] = Object.values(endpoints).map(({ name }) => name)
  const data = {
    userId: principal.userId,
    displayName: principal.displayName ?? null,
    role: principal.role,
    channelPartnerId: principal.channelPartnerId ?? null,
    customerPartners: [...(await findPartners(context, principal))],
    environment,
    capabilities: names.filter((name) => mayCall(principal, name)),
    operations: { duplicateWindow, staleAfter },
  }
  return { data }
}
