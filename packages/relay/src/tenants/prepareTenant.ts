import type { TenantConfig } from '@onlend/core'
import { sha256 } from '../lib/sha256.ts'
import type { ReadyTenant, TenantView } from './ReadyTenant.ts'

/** Makes the two answers of a brand, once: for people who are signed in, and for everybody. */
export async function prepareTenant(config: TenantConfig): Promise<ReadyTenant> {
  // What people may do, and with which fields, says something of how the partner works.
  const forEverybody = { ...config, features: {}, fields: {} }
  const [whole, open] = await Promise.all([view(config), view(forEverybody)])
  return { whole, open }
}

async function view(config: TenantConfig): Promise<TenantView> {
  const body = JSON.stringify({ status: 'success', message: 'ok', data: config })
  return { config, body, etag: `"${(await sha256(body)).slice(0, 32)}"` }
}
