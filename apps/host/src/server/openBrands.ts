import { checkBrand } from '@onlend/brand'
import type { RelayOptions, TenantSource } from '@onlend/relay'
import { tenantsFromFolder } from '@onlend/relay/node'
import { parse } from 'hono/utils/cookie'
import { brandCookie } from './brandCookie.ts'
import { previewCookie } from './previewCookie.ts'

/** The brands that this host serves. */
export type Brands = {
  source: TenantSource
  /** The rights to change a brand while the host runs, and the check before people see it. */
  publishing: NonNullable<RelayOptions['brands']>
  /** The brands in the demo's switcher; empty where there is no demo. */
  choices: { id: string; name: string }[]
  /** The unknown names in the files. */
  ignored: readonly string[]
}

type OpenBrandsOptions = {
  folder: string
  /** Whether a visitor may put on another brand than that of the host name; for the demo only. */
  allowChoice: boolean
}

/** Reads the brands from their files. A real host would choose by host name and session alone, which `folder.resolve` does. */
export async function openBrands({ folder, allowChoice }: OpenBrandsOptions): Promise<Brands> {
  const { resolve, tenantOf, tenants, ignored } = await tenantsFromFolder(folder)
  const publishing = {
    tenantOf,
    check: checkBrand,
    previewOf: (request: Request) => readCookie(request, previewCookie),
  }
  if (!allowChoice) return { source: { resolve }, publishing, choices: [], ignored }
  return {
    source: {
      resolve(facts) {
        // The brand that this visitor of the demo put on.
        const chosen = readCookie(facts.request, brandCookie)
        return tenants.find(({ id }) => id === chosen) ?? resolve(facts)
      },
    },
    publishing,
    choices: tenants.map(({ id, name }) => ({ id, name })),
    ignored,
  }
}

function readCookie(request: Request, name: string): string | null {
  return parse(request.headers.get('Cookie') ?? '', name)[name] ?? null
}
