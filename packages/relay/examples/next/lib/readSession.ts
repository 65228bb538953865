import type { Principal } from '@onlend/relay'

/** Stands for the host's own session: a proxy in front that has signed the person in and sets this header itself. */
export function readSession(request: Request): Principal | null {
  const userId = request.headers.get('X-Signed-In-User')
  const customerPartners = [{ id: 'cp_adaeze', name: 'Adaeze Foods' }]
  return userId ? { userId, role: 'customer-partner', customerPartners } : null
}
