import type { TenantSource } from '@onlend/relay'
import { tenantsFromFolder } from '@onlend/relay/node'
import { parse } from 'hono/utils/cookie'
import { brandCookie } from './brandCookie.ts'

/** The brands that this host serves. */
export type Brands = {
  source: TenantSource
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
  const { resolve, tenants, ignored } = await tenantsFromFolder(folder)
  if (!allowChoice) return { source: { resolve }, choices: [], ignored }
  return {
    source: {
      resolve(facts) {
        const chosen = readChosenBrand(facts.request)
        return tenants.find(({ id }) => id === chosen) ?? resolve(facts)
      },
    },
    choices: tenants.map(({ id, name }) => ({ id, name })),
    ignored,
  }
}

/** The brand that this visitor of the demo put on; `null` for that of the host name. */
function readChosenBrand(request: Request): string | null {
  return parse(request.headers.get('Cookie') ?? '', brandCookie)[brandCookie] ?? null
}
