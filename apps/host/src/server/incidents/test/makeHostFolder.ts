import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyLedger } from '../../../../e2e/test/copyLedger.ts'
import type { Service } from './startService.ts'

/** The folder of a host's ledger and secrets. */
export type HostFolder = {
  path: string
  /** The first secret that signs its webhooks. */
  webhookSecret: string
  /** The site that its tokens are for. */
  shop: string
  /** The environment of a host on it. */
  variables: Readonly<Record<string, string>>
  remove(): Promise<void>
}

/** Makes a folder with an empty ledger and a file for each secret. */
export async function makeHostFolder(service: Service): Promise<HostFolder> {
  const path = await mkdtemp(join(tmpdir(), 'onlend-incident-'))
  const files = {
    LENDING_API_KEY_FILE: join(path, 'api-key'),
    WEBHOOK_SECRET_FILE: join(path, 'webhook-secret'),
    TOKEN_SECRET_FILE: join(path, 'token-secret'),
  }
  const webhookSecret = `whsec_${btoa('an old secret of 32 characters!!')}`
  const shop = 'https://shop.example'
  await writeFile(files.LENDING_API_KEY_FILE, 'the-old-key-of-the-service')
  await writeFile(files.WEBHOOK_SECRET_FILE, webhookSecret)
  await writeFile(files.TOKEN_SECRET_FILE, 'an-old-token-secret-of-32-letters')
  await copyLedger(path)
  const variables = {
    ...files,
    LENDING_API_URL: service.url,
    LENDING_ENVIRONMENT: 'sandbox',
    SESSION_SECRET: 'p8Zc1vTq0LrYx7Wb3NfKd5Ms9Ae2HgUj',
    LEDGER_SECRET: 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf',
    ALLOWED_ORIGINS: shop,
    DATA_DIR: path,
  }
  return { path, webhookSecret, shop, variables, remove: () => rm(path, { recursive: true }) }
}
