import { checkTenant } from '../tenants/index.ts'
import type { BrandFault, BrandOptions } from './createBrands.ts'

/** Finds what keeps a brand from being worn: fields that the relay refuses, then the errors of the host's own check. */
export async function findBrandErrors(
  { check }: Pick<BrandOptions, 'check'>,
  brand: object,
): Promise<Pick<BrandFault, 'path' | 'reason'>[]> {
  const { problems } = await checkTenant(brand)
  if (problems) return problems.map((reason) => ({ path: reason.split(' ')[0] ?? '', reason }))
  return (check?.(brand) ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ path, reason }) => ({ path, reason }))
}
