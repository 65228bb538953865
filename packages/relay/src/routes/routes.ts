import { endpoints } from '@onlend/core'
import type { Route } from './Route.ts'

/** Every address that exists: the service's endpoints from the contract, then the relay's own. What is not here cannot be reached. */
export const routes: readonly Route[] = [
  ...Object.values(endpoints).map((endpoint): Route => {
    return { type: 'endpoint', method: endpoint.method, path: endpoint.path, endpoint }
  }),
  { type: 'own', name: 'session', method: 'GET', path: '/session' },
  {
    type: 'own',
    name: 'operations',
    method: 'GET',
    path: '/operations',
    query: ['customer_partner_id', 'channel_partner_id'],
  },
  { type: 'own', name: 'operation', method: 'GET', path: '/operations/{operationId}' },
  { type: 'own', name: 'events', method: 'GET', path: '/events', query: ['customer_partner_id'] },
  {
    type: 'own',
    name: 'unmatched',
    method: 'GET',
    path: '/webhooks/unmatched',
    query: ['customer_partner_id'],
  },
  { type: 'own', name: 'assign', method: 'POST', path: '/webhooks/unmatched/{eventId}' },
  { type: 'own', name: 'webhook', method: 'POST', path: '/webhooks/{name}' },
  { type: 'own', name: 'webhook', method: 'POST', path: '/webhooks/{name}/{token}' },
  { type: 'own', name: 'health', method: 'GET', path: '/health' },
]
