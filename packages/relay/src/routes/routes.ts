import { endpoints } from '@onlend/core/internal'
import type { Route } from './Route.ts'

/** Every address that exists: the service's endpoints from the contract, then the relay's own. What is not here cannot be reached. */
export const routes: readonly Route[] = [
  ...Object.values(endpoints).map((endpoint): Route => {
    return { type: 'endpoint', method: endpoint.method, path: endpoint.path, endpoint }
  }),
  { type: 'own', name: 'session', method: 'GET', path: '/session' },
  { type: 'own', name: 'tenant', method: 'GET', path: '/tenant' },
  { type: 'own', name: 'token', method: 'POST', path: '/token' },
  {
    type: 'own',
    name: 'operations',
    method: 'GET',
    path: '/operations',
    query: ['customer_partner_id', 'channel_partner_id'],
  },
  { type: 'own', name: 'operation', method: 'GET', path: '/operations/{operationId}' },
  { type: 'own', name: 'rows', method: 'GET', path: '/operations/{operationId}/rows', query: ['after'] },
  { type: 'own', name: 'resolve', method: 'POST', path: '/operations/{operationId}/resolution' },
  { type: 'own', name: 'attention', method: 'GET', path: '/attention', query: ['after'] },
  { type: 'own', name: 'events', method: 'GET', path: '/events', query: ['customer_partner_id'] },
  {
    type: 'own',
    name: 'unmatched',
    method: 'GET',
    path: '/webhooks/unmatched',
    query: ['customer_partner_id', 'after', 'why'],
  },
  { type: 'own', name: 'assign', method: 'POST', path: '/webhooks/unmatched/{eventId}' },
  { type: 'own', name: 'dismiss', method: 'POST', path: '/webhooks/unmatched/{eventId}/dismissal' },
  { type: 'own', name: 'replay', method: 'POST', path: '/webhooks/replay' },
  { type: 'own', name: 'webhook', method: 'POST', path: '/webhooks/{name}' },
  { type: 'own', name: 'webhook', method: 'POST', path: '/webhooks/{name}/{token}' },
  {
    type: 'own',
    name: 'uploads',
    method: 'GET',
    path: '/uploads',
    query: ['customer_partner_id', 'kind', 'set'],
  },
  { type: 'own', name: 'createUpload', method: 'POST', path: '/uploads', spends: 'uploads' },
  { type: 'own', name: 'upload', method: 'GET', path: '/uploads/{uploadId}' },
  { type: 'own', name: 'upload', method: 'PATCH', path: '/uploads/{uploadId}', spends: 'uploads' },
  { type: 'own', name: 'upload', method: 'DELETE', path: '/uploads/{uploadId}', spends: 'uploads' },
  {
    type: 'own',
    name: 'draft',
    method: 'GET',
    path: '/drafts/{kind}/{set}',
    query: ['customer_partner_id'],
  },
  {
    type: 'own',
    name: 'draft',
    method: 'PUT',
    path: '/drafts/{kind}/{set}',
    query: ['customer_partner_id'],
    spends: 'uploads',
  },
  { type: 'own', name: 'ready', method: 'GET', path: '/health' },
  { type: 'own', name: 'ready', method: 'GET', path: '/health/ready' },
  { type: 'own', name: 'live', method: 'GET', path: '/health/live' },
]
